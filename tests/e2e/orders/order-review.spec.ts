import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, signIn, test } from "../support/console.ts";
import { later } from "../support/later.ts";
import { ask } from "../support/session.ts";

/** A picture of one point. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const shown = (page: Page) => activePanel(page).getByRole("heading", { level: 2 }).first();
const queue = (page: Page) => activePanel(page).getByRole("navigation", { name: "Orders of the queue" });
const numberOf = async (page: Page) => (await shown(page).textContent())?.replaceAll(/\s/g, "") ?? "";
const dialogOf = async (page: Page) => page.getByRole("dialog", { name: /^Ask for documents of/ });
const askFor = async (page: Page) => {
  await page.keyboard.press("s");
  const form = await dialogOf(page);
  await form.getByRole("checkbox", { name: "Import licence" }).check();
  return form;
};

test("REV-02 REV-06 a queue is worked off by keyboard; who comes second is told by whom; what was asked for is put back", async ({
  page,
}) => {
  // A reviewer of his own, at a site whose queue nobody else's journey touches.
  await signIn(page, "reviewer.id", "ID");
  await openPage(page, "ORDER_REVIEW", "ID");
  await expect(shown(page)).toBeVisible();
  await expectAccessible(page);
  const first = await numberOf(page);
  const other = await page.context().newPage();

  await test.step("J and K go through the queue", async () => {
    await page.keyboard.press("j");
    await expect.poll(() => numberOf(page)).not.toBe(first);
    await page.keyboard.press("k");
    await expect.poll(() => numberOf(page)).toBe(first);
  });
  await test.step("the same case in a second window, its question open", async () => {
    await openPage(other, "ORDER_REVIEW", "ID");
    await expect.poll(() => numberOf(other)).toBe(first);
    await askFor(other);
  });
  await test.step("documents are asked for by name, and the next case is there", async () => {
    const form = await askFor(page);
    await expectAccessible(page);
    await form.getByRole("button", { name: "To supplement" }).click();
    await expect(form).toBeHidden();
    await expect.poll(() => numberOf(page)).not.toBe(first);
  });
  await test.step("the second one is told who was first", async () => {
    const form = await dialogOf(other);
    await form.getByRole("button", { name: "To supplement" }).click();
    await expect(other.getByRole("alert").filter({ hasText: "To supplement already: by reviewer.id" })).toBeVisible();
    await other.close();
  });
  await test.step("it waits in the other queue, and is put back from there", async () => {
    await activePanel(page)
      .getByRole("button", { name: /^To supplement \d/ })
      .click();
    const waiting = queue(page)
      .getByRole("button")
      .filter({ hasText: first.slice(0, 6) });
    await expect(queue(page)).toBeVisible();
    await waiting.filter({ hasText: first.slice(-4) }).click();
    await expect.poll(() => numberOf(page)).toBe(first);
    await expect(activePanel(page).getByRole("region", { name: "Documents" })).toContainText("Import licence");
    await page.keyboard.press("b");
    await activePanel(page)
      .getByRole("button", { name: /^Not reviewed \d/ })
      .click();
    await expect(queue(page)).toContainText(first.slice(-4));
  });
});

test("REV-06 REV-02 who is on a case shows to the other reviewer, who takes it over after a question; N goes to the next that is free", async ({
  page,
  visitor: other,
}) => {
  const toContact = async (reviewer: Page, userName: string) => {
    await signIn(reviewer, userName);
    await openPage(reviewer, "ORDER_REVIEW");
    await activePanel(reviewer)
      .getByRole("button", { name: /^To contact \d/ })
      .click();
    // The clock of that queue's cases.
    await expect(activePanel(reviewer).getByText(/^Waits for/)).toBeVisible();
  };
  const isOn = (reviewer: Page, userName: string) =>
    reviewer.getByRole("alert").filter({ hasText: `${userName} is on this order` });
  const contact = (reviewer: Page) => activePanel(reviewer).getByRole("button", { name: "To contact…" });
  const takeOver = async (reviewer: Page) => {
    await reviewer.getByRole("button", { name: "Take over…" }).click();
    await expectAccessible(reviewer);
    await reviewer.getByRole("alertdialog").getByRole("button", { name: "Take over" }).click();
    await expect(contact(reviewer)).toBeEnabled();
  };
  await toContact(page, "reviewer.my");
  // An earlier try may have left him there.
  if (await isOn(page, "reviewer2.my").isVisible()) await takeOver(page);
  await toContact(other, "reviewer2.my");
  const first = await numberOf(page);
  expect(await numberOf(other)).toBe(first);

  await test.step("the second one reads, and takes it over", async () => {
    await expect(isOn(other, "reviewer.my")).toBeVisible();
    await expect(contact(other)).toBeDisabled();
    await expectAccessible(other);
    await takeOver(other);
  });
  await test.step("the first one is told, and goes on", async () => {
    await expect(isOn(page, "reviewer2.my")).toBeVisible();
    await expect(contact(page)).toBeDisabled();
    await expect(queue(page).getByRole("button").first()).toContainText("reviewer2.my is on it");
    await page.keyboard.press("n");
    await expect.poll(() => numberOf(page)).not.toBe(first);
    await expect(contact(page)).toBeEnabled();
  });
});

test("REV-02 a document is added to a case, seen beside it, refused with a reason and accepted; a program that is called a picture is not taken", async ({
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource.*415/);
  await page.addInitScript(() => Object.defineProperty(navigator, "pdfViewerEnabled", { value: true }));
  await signIn(page, "reviewer.vn", "VN");
  await openPage(page, "ORDER_REVIEW", "VN");
  const documents = activePanel(page).getByRole("region", { name: "Documents" });
  const line = documents.getByRole("listitem").filter({ hasText: "Certificate of origin" });
  const act = (name: string) => line.getByRole("button", { name: `${name}: Certificate of origin` });
  await expect(documents).toBeVisible();

  await test.step("what its content is decides, and not its name", async () => {
    await documents.getByRole("button", { name: "Add a document…" }).click();
    const form = page.getByRole("dialog", { name: /^Add a document to/ });
    await form.getByRole("combobox", { name: "Document" }).selectOption("CERTIFICATE_OF_ORIGIN");
    const file = form.locator("input[type=file]");
    await file.setInputFiles({ name: "origin.png", mimeType: "image/png", buffer: Buffer.from("MZ\u0090\u0000") });
    await expect(form.getByText(/the file is not what its name says/)).toBeVisible();
    await expectAccessible(page);
    await form.getByRole("button", { name: "Remove" }).click();
    await file.setInputFiles({ name: "origin.png", mimeType: "image/png", buffer: PICTURE });
    await expect(form.getByText(/^Uploaded, /)).toBeVisible();
    await form.getByRole("button", { name: "Add" }).click();
    await expect(form).toBeHidden();
    await expect(line).toContainText("origin.png · reviewer.vn");
  });
  await test.step("it opens in a window beside the case", async () => {
    const opening = later(page.context().waitForEvent("page"));
    const answering = later(page.context().waitForEvent("response", (answer) => answer.url().includes("/files/")));
    await act("See").click();
    expect((await answering).headers()["content-type"]).toBe("image/png");
    await (await opening).close();
    // A window that shows a picture has no page to name its icon: the browser asks for it where icons always were.
    expect((await ask(page, "/favicon.ico")).status).toBe(200);
  });
  await test.step("it is refused with a reason, and accepted after all", async () => {
    await line.getByRole("button", { name: /^Refuse/ }).click();
    const form = page.getByRole("dialog", { name: /^Refuse/ });
    await form.getByRole("textbox", { name: "Reason" }).fill("No stamp");
    await expectAccessible(page);
    await form.getByRole("button", { name: "Refuse" }).click();
    await expect(line).toContainText("Refused: No stamp");
    await act("Accept").click();
    await expect(line).toContainText("accepted");
  });
});
