import type { Page } from "@playwright/test";
import type { SiteCode } from "@linehaul/schema/sites";
import { addresses } from "../support/address.ts";
import { activePanel, expect, openPage, signIn, test } from "../support/console.ts";
import { ordersWait } from "../support/control.ts";
import { sessionOf } from "../support/states.ts";

const shown = (page: Page) => activePanel(page).getByRole("heading", { level: 2 }).first();
const numberOf = async (page: Page) => (await shown(page).textContent())?.replaceAll(/\s/g, "") ?? "";
const queue = (page: Page) => activePanel(page).getByRole("navigation", { name: "Orders of the queue" });
const queued = (page: Page, number: string) =>
  queue(page)
    .getByRole("button")
    .filter({ hasText: number.slice(-4) })
    .first();
const tab = (page: Page, name: string) => activePanel(page).getByRole("button", { name: new RegExp(`^${name} \\d`) });

/** Turns to a case of a queue, until it is drawn. */
async function turnTo(page: Page, name: string, number = ""): Promise<void> {
  await tab(page, name).click();
  // The queue moves by what others decide: a press may meet the row that was there before.
  await expect(async () => {
    await queued(page, number).click();
    await expect.poll(() => numberOf(page), { timeout: 2_000 }).toBe(number);
  }).toPass();
}
/** The numbers of the queue. */
const numbersOf = async (page: Page): Promise<string[]> => {
  const names = await queue(page)
    .getByRole("checkbox")
    .evaluateAll((all) => all.map((box) => box.getAttribute("aria-label") ?? ""));
  return names.map((name) => name.replace("Select", "").replaceAll(/\s/g, ""));
};
/** A reviewer at the cases that wait for their customers. */
async function review(page: Page, userName: string, site: SiteCode = "MY"): Promise<void> {
  await signIn(page, userName, site);
  await openPage(page, "ORDER_REVIEW", site);
  await tab(page, "To contact").click();
  // The clock of that queue's cases.
  await expect(activePanel(page).getByText(/^Waits for/)).toBeVisible();
}
const outletIs = async (page: Page, manner: "TAKES" | "IS_AWAY") =>
  void (await page.request.post(`${addresses().outside}/outlet/manner/${manner}`));
/** What the outlets were sent about an order, as they show it, in the order in which it came. */
async function sentOf(page: Page, number: string): Promise<string[]> {
  const text = await (await page.request.get(addresses().outside)).text();
  const rows = text.split("<tr>").filter((row) => row.includes(number));
  return rows.map((row) => /INTERCEPT|RELEASE/u.exec(row)?.[0] ?? "").filter(Boolean);
}

test.describe("with the outlets in hand", () => {
  test.afterEach(({ page }) => outletIs(page, "TAKES"));

  test("REV-03 what an outlet could not be told is withdrawn by its release; what it was told is followed by it, in order", async ({
    page,
  }) => {
    await ordersWait("VN", 2);
    await review(page, "reviewer.vn", "VN");
    const outlet = activePanel(page).getByRole("region", { name: /^Outlet / });
    const hold = async (number = "") => {
      await turnTo(page, "To contact", number);
      await page.keyboard.press("s");
      const form = page.getByRole("dialog", { name: new RegExp(`^Ask for documents of .*${number.slice(-4)}$`) });
      await form.getByRole("checkbox", { name: "Import licence" }).check();
      await form.getByRole("checkbox", { name: /^Have outlet .* hold the parcels/ }).check({ force: true });
      await form.getByRole("button", { name: "To supplement" }).click();
      await expect(form).toBeHidden();
      await turnTo(page, "To supplement", number);
    };
    const approve = async () => {
      // Its key is heard once it may be pressed.
      await expect(activePanel(page).getByRole("button", { name: "Approve", exact: true })).toBeEnabled();
      await page.keyboard.press("a");
      const form = page.getByRole("dialog", { name: /^Approve / });
      await expect(form.getByRole("checkbox", { name: /let the parcels go on/ })).toBeChecked();
      await form.getByRole("button", { name: "Approve" }).click();
      await expect(form).toBeHidden();
    };

    const [unheard = "", heard = ""] = await numbersOf(page);
    await outletIs(page, "IS_AWAY");
    await hold(unheard);
    await expect(outlet).toContainText("Interception not sent yet");
    await approve();
    await outletIs(page, "TAKES");

    await hold(heard);
    await expect(outlet).toContainText("The outlet holds the parcels", { timeout: 30_000 });
    await outletIs(page, "IS_AWAY");
    await approve();
    await outletIs(page, "TAKES");
    const asTheyCame = async () => (await sentOf(page, heard)).toSorted().join();
    await expect.poll(asTheyCame, { timeout: 30_000 }).toBe("INTERCEPT,RELEASE");
    expect(await sentOf(page, unheard)).toEqual([]);
  });
});

test("REV-02 of five that are approved together one is, and each of the others says why not: passed, cancelled, put back, somebody else's", async ({
  page,
  visitor,
}) => {
  await ordersWait("MY", 5);
  await review(visitor, "reviewer2.my");
  const his = await numberOf(visitor);
  await expect(activePanel(visitor).getByRole("button", { name: "To contact…" })).toBeEnabled();
  await review(page, "reviewer.my");
  const numbers = await numbersOf(page);
  const [fine, passed, cancelled, putBack] = numbers.filter((number) => number !== his);
  for (const number of [fine, passed, cancelled, putBack, his])
    await queue(page)
      .getByRole("checkbox", { name: new RegExp(`${String(number).slice(-4)}$`) })
      .check({ force: true });

  const other = await page.context().newPage();
  await openPage(other, "ORDER_REVIEW");
  await turnTo(other, "To contact", passed);
  await other.keyboard.press("a");
  await expect(queued(other, passed ?? "")).toBeHidden();
  await turnTo(other, "To contact", cancelled);
  await other.keyboard.press("x");
  const form = other.getByRole("dialog", { name: /^Cancel / });
  await form.getByRole("textbox", { name: "Reason" }).fill("No documents");
  await form.getByRole("button", { name: "Cancel the order" }).click();
  await expect(form).toBeHidden();
  await turnTo(other, "To contact", putBack);
  await other.keyboard.press("b");
  await expect(queued(other, putBack ?? "")).toBeHidden();
  await other.close();

  await activePanel(page).getByRole("button", { name: "Approve", exact: true }).first().click();
  const question = page.getByRole("dialog", { name: "Approve 5 orders" });
  await question.getByRole("button", { name: "Approve" }).click();
  const outcomes = page.getByRole("dialog", { name: "What came of approving" });
  await expect(outcomes).toContainText("Done: 1 of 5.");
  for (const [number, why] of [
    [fine, /Done$/],
    [passed, /already passed/],
    [cancelled, /Found: Cancelled/],
    [putBack, /changed/],
    [his, /reviewer2\.my/],
  ] as const)
    await expect(outcomes.getByRole("listitem").filter({ hasText: String(number).slice(-4) })).toContainText(why);
});

test("REV-04 a case that passes while it is read says so, and takes no decision any more", async ({
  page,
  browser,
}) => {
  await ordersWait("ID", 1);
  await signIn(page, "reviewer.id", "ID");
  await openPage(page, "ORDER_REVIEW", "ID");
  await tab(page, "Not reviewed").click();
  const number = await numberOf(page);
  await expect(activePanel(page).getByRole("button", { name: "Approve", exact: true })).toBeEnabled();

  const administrator = await browser.newContext({ storageState: sessionOf("admin") });
  const tasks = await administrator.newPage();
  await openPage(tasks, "SCHEDULED_TASK");
  await activePanel(tasks)
    .getByRole("row", { name: /^Pass orders that nobody reviewed in time/ })
    .getByRole("button", { name: /^Run now/ })
    .click();

  await expect(activePanel(page).getByRole("button", { name: "Approve", exact: true })).toBeHidden({ timeout: 30_000 });
  expect(await numberOf(page)).toBe(number);
  await expect(activePanel(page).getByText("Passed by time-out").first()).toBeVisible();
  await page.keyboard.press("a");
  await expect(page.getByRole("dialog")).toBeHidden();
  await administrator.close();
});
