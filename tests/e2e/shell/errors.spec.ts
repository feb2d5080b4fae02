import type { Page } from "@playwright/test";
import { GATEWAY_CODES } from "@linehaul/schema/errors";
import { LANGUAGES } from "@linehaul/schema/sites";
import { operationId } from "../../house/operations.ts";
import { answerFor, errorOf, TRACE } from "../support/answers.ts";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { ask } from "../support/session.ts";
import { sessionOf } from "../support/states.ts";
import { errorTexts } from "../support/texts.ts";

test.use({ storageState: sessionOf("admin"), permissions: ["clipboard-read", "clipboard-write"] });

const said = (page: Page) => page.getByRole("region", { name: "Messages" }).getByRole("alert");

const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));

/** Opens the question that the currencies ask before MYR is disabled; the page's clock stands still from then on. */
async function askToDisable(page: Page): Promise<() => Promise<void>> {
  await page.clock.install();
  await openPage(page, "CURRENCY");
  await activePanel(page).getByRole("button", { name: "Disable MYR" }).click();
  const yes = page.getByRole("alertdialog", { name: "Disable MYR?" }).getByRole("button", { name: "Disable" });
  await expect(yes).toBeVisible();
  await stopClock(page);
  return async () => {
    // ERR-05: an action that was set off is locked for 3 s.
    await page.clock.runFor(3000);
    await yes.click();
  };
}

test("ERR-01 a failure is told for 3 s, at length until it is closed; the clock stands while it is looked at, equal ones are one", async ({
  page,
}) => {
  const disable = await askToDisable(page);
  let detail = "Card 12";
  await answerFor(page, "currencyPageDisableMutation", () => ({
    json: errorOf("09020000", "It failed.", { detail }),
  }));
  await disable();
  await expect(said(page)).toContainText("It failed.");
  await expect(said(page)).toContainText("Card 12");
  await said(page).getByRole("button", { name: "Copy the trace id" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(TRACE);
  // The pointer is on it.
  await page.clock.runFor(60_000);
  await expect(said(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await said(page).getByRole("button", { name: "Copy the trace id" }).blur();
  await page.clock.runFor(2_900);
  await expect(said(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(said(page)).toHaveCount(0);

  detail = `The card ${"1".repeat(50)} can't be bound.`;
  await disable();
  await expect(said(page)).toContainText(detail);
  await disable();
  await expect(said(page)).toContainText("2 times");
  await expect(said(page)).toHaveCount(1);
  await page.clock.runFor(3_600_000);
  const box = await said(page).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 40);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 40);
  await page.clock.resume();
  await expectAccessible(page);
  await said(page).getByRole("button", { name: "Close" }).click();
  await expect(said(page)).toHaveCount(0);
});

test("ERR-02 a 403 says for 5 s that there is no access, any other failure of the way says so in general", async ({
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  const disable = await askToDisable(page);
  let status = 403;
  await answerFor(page, "currencyPageDisableMutation", () => ({
    status,
    body: "<h1>No</h1>",
    contentType: "text/html",
  }));
  await disable();
  await expect(said(page)).toContainText("You do not have access to this.");
  await page.clock.runFor(4_900);
  await expect(said(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(said(page)).toHaveCount(0);
  status = 500;
  await disable();
  await expect(said(page)).toContainText("The gateway gave an answer that can't be read.");
  await page.clock.runFor(3_000);
  await expect(said(page)).toHaveCount(0);
});

/** These lead to the sign-on, and this one is told with the buttons that are missing. */
const OTHERWISE = ["09020101", "09020102", "09020203"];

/** Tries again once for each text, and waits until the page says it; within the page, for there are many. */
const tryAgainFor = (page: Page, texts: readonly string[]): Promise<void> =>
  page.evaluate(async (expected) => {
    const alert = () => document.querySelector<HTMLElement>("[role=tabpanel] [role=alert]");
    for (const text of expected) {
      alert()?.querySelector("button")?.click();
      const began = Date.now();
      while (!alert()?.textContent?.includes(text)) {
        if (Date.now() - began > 10_000) throw new Error(`${text} was not said, but ${alert()?.textContent ?? ""}`);
        await new Promise(requestAnimationFrame);
      }
    }
  }, texts);

test("ERR-03 ERR-04 each gateway code is told in each language", async ({ page, complaints }) => {
  test.setTimeout(120_000);
  complaints.expect(/Failed to load resource|GraphFailure/);
  const [first = "", ...others] = Object.keys(GATEWAY_CODES).filter((code) => !OTHERWISE.includes(code));
  // The page begins with the first one.
  const codes = [...others, first];
  expect(codes.length).toBe(15);
  let next: string[] = [];
  await answerFor(page, "currencyPageQuery", () => ({ json: errorOf(next.shift() ?? first, "") }));
  for (const language of LANGUAGES) {
    const texts = errorTexts(language);
    expect(new Set(codes.map((code) => texts[code])).size).toBe(codes.length);
    // That each language has every text is seen in the files; that they are what is shown, by some.
    const shown = language === "en" ? codes : codes.filter((code) => /^0902(0301|0502)$/.test(code));
    await page.addInitScript((chosen) => {
      if (location.protocol !== "about:") localStorage.setItem("linehaul.language", chosen);
    }, language);
    await openPage(page, "CURRENCY");
    await expect(activePanel(page).getByRole("alert").getByRole("button").first()).toBeVisible();
    next = [...shown];
    await tryAgainFor(
      page,
      shown.map((code) => texts[code] ?? "no text"),
    );
  }
});

test("ERR-05 a form is sent once however often one presses; its key does the same thing once, and no other", async ({
  page,
}) => {
  const id = operationId("currencyFormSaveMutation");
  const sent: string[] = [];
  page.on("request", (request) => {
    const body = request.postData() ?? "";
    if (body.includes(id)) sent.push(body);
  });
  await page.clock.install();
  await openPage(page, "CURRENCY");
  await activePanel(page).getByRole("button", { name: "New currency" }).click();
  const form = page.getByRole("dialog");
  const save = form.getByRole("button", { name: "Save" });
  for (const [label, text] of [
    ["Code", "MYR"],
    ["Symbol", "¤"],
    ["English name", "Pressed twice"],
    ["Chinese name", "两次"],
    ["Rate to CNY", "1"],
  ] as const)
    await form.getByLabel(label).fill(text);
  await stopClock(page);
  await save.dblclick();
  await expect(form.getByText("Already in use")).toBeVisible();
  await expect(save).toBeDisabled();
  await form.getByLabel("Code").fill("XTW");
  // Ctrl Enter finds it locked too.
  await page.keyboard.press("Control+Enter");
  expect(sent).toHaveLength(1);
  await page.clock.runFor(3_000);
  await expect(save).toBeEnabled();
  await save.dblclick();
  await expect(form).toBeHidden();
  expect(sent).toHaveLength(2);
  const [first = "", second = ""] = sent.map((body) => JSON.parse(body).variables.input.idempotencyKey);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);

  await page.clock.resume();
  const [, body = ""] = sent;
  const again = async (change: (body: string) => string) =>
    (await ask(page, "/graphql", { method: "POST", body: change(body) })).body;
  const answers = await Promise.all([again((same) => same), again((same) => same)]);
  expect(answers[0]).toContain('"errors":[]');
  expect(answers[1]).toBe(answers[0]);
  expect(await again((same) => same.replace("Pressed twice", "Another thing"))).toContain(
    "Submission failed or repeated",
  );
  await activePanel(page).getByRole("searchbox").fill("Pressed twice");
  await page.keyboard.press("Enter");
  await expect(activePanel(page).getByRole("row", { name: /Pressed twice/ })).toHaveCount(1);

  // Another form is another submission.
  await activePanel(page).getByRole("button", { name: "New currency" }).click();
  await form.getByLabel("Code").fill("XTV");
  for (const [label, text] of [
    ["Symbol", "¤"],
    ["English name", "Another form"],
    ["Chinese name", "另一个"],
    ["Rate to CNY", "1"],
  ] as const)
    await form.getByLabel(label).fill(text);
  await save.click();
  await expect(form).toBeHidden();
  expect(JSON.parse(sent.at(-1) ?? "{}").variables.input.idempotencyKey).not.toBe(first);
});
