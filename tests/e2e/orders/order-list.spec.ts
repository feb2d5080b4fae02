import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { addresses } from "../support/address.ts";
import { activePanel, expect, openPage, signIn, tab, test } from "../support/console.ts";
import { relayStore } from "../support/relay-store.ts";
import { operation } from "../support/session.ts";
import { sessionOf } from "../support/states.ts";
import { later } from "../support/later.ts";

const Numbers = z.object({ sfWaybillNo: z.string(), customerOrderNo: z.string() });
type Numbers = z.infer<typeof Numbers>;
const Answer = z.object({
  data: z.object({ orders: z.object({ edges: z.array(z.object({ node: Numbers })) }) }),
});

test.use({ storageState: sessionOf("admin") });

const table = (page: Page) => activePanel(page).getByRole("table", { name: "Orders" });
/** Rows of orders, without the head. */
const rows = (page: Page) =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });
const firstWaybill = (page: Page) => rows(page).first().getByRole("link");
const paging = (page: Page) => activePanel(page).getByRole("navigation", { name: "Pages" });

test.beforeEach(async ({ page }) => {
  await openPage(page, "ORDER_LIST");
  await expect(rows(page)).toHaveCount(50);
});

test("ORD-01 a page of orders: identifier first as a link, state, parties, money with its currency, masked phones", async ({
  page,
}) => {
  const row = rows(page).first();
  await expect(row.getByRole("link")).toHaveAttribute("href", /pageInfo=moduleCode%7CORDER_DETAIL/);
  await expect(row).toContainText(/•••/);
  await expect(row).toContainText(/\d\.\d\d[A-Z]{3}/);
  await expect(activePanel(page).getByRole("heading", { level: 1 })).toContainText(/^Orders\s*\d/);
});

test("LOOK-01 23 compact rows at 1440 × 900", async ({ page }) => {
  const area = await table(page).evaluate((element) => {
    const { bottom } = (element.closest("[data-scroll]") ?? element.parentElement ?? element).getBoundingClientRect();
    return Array.from(element.querySelectorAll("tbody tr"), (row) => row.getBoundingClientRect()).filter(
      (box) => box.bottom <= bottom + 1,
    ).length;
  });
  expect(area).toBeGreaterThanOrEqual(22);
});

test("ORD-01 a state filters by one press, its number is the number of rows", async ({ page }) => {
  const state = activePanel(page).getByRole("button", { name: /^Cancelled/ });
  // The number comes behind the rows.
  await expect(state).toHaveText(/\d/);
  const count = Number((await state.textContent())?.replace(/\D/g, ""));
  await state.click();
  await expect(activePanel(page).getByRole("heading", { level: 1 })).toHaveText(new RegExp(`${count}$`));
  await expect(rows(page).first()).toContainText("Cancelled");
});

test("ORD-01 numbers that are pasted find just their orders; the filter comes off again", async ({ page }) => {
  const links = await rows(page).getByRole("link").allTextContents();
  const numbers = links.slice(3, 6).map((text) => text.replace(/\s/g, ""));
  const box = activePanel(page).getByRole("textbox", { name: /^Waybill, order or agent numbers/ });
  await box.fill(numbers.join(" "));
  await box.press("Enter");
  await expect(rows(page)).toHaveCount(3);
  await activePanel(page).getByRole("button", { name: "Reset" }).click();
  await expect(rows(page)).toHaveCount(50);
});

test("ORD-01 of 250 pasted numbers the 13 that nobody knows are named; an order says by which other number it was found", async ({
  page,
}) => {
  const known = async (variables: object): Promise<readonly Numbers[]> =>
    Answer.parse(JSON.parse((await operation(page, "orderListPageQuery", { variables })).body)).data.orders.edges.map(
      ({ node }) => node,
    );
  const sort = "CREATED_AT_ASC";
  const [some, more] = [await known({ first: 200, sort }), await known({ last: 37, sort })];
  const unknown = Array.from({ length: 13 }, (_, n) => `LOST-${n}`);
  const pasted = [...some.map((o) => o.sfWaybillNo), ...more.map((o) => o.customerOrderNo), ...unknown];
  const box = activePanel(page).getByRole("textbox", { name: /^Waybill, order or agent numbers/ });
  await box.fill(pasted.join(" "));
  await box.press("Enter");
  await activePanel(page).getByRole("button", { name: "13 numbers not found" }).click();
  await expect(page.getByRole("dialog", { name: "13 numbers not found" }).getByRole("listitem")).toHaveText(unknown);
  await page.keyboard.press("Escape");
  await expect(rows(page).first()).toContainText(`by order number ${more.at(-1)?.customerOrderNo}`);
});

/** All that the browser keeps of the console, and every address it has been at. */
async function keptBy(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { entries } = await session.send("Page.getNavigationHistory");
  await session.detach();
  const own = await page.evaluate(async () => {
    const asked = performance.getEntriesByType("resource").map(({ name }) => name);
    const typed = Array.from(document.querySelectorAll("input"), ({ value }) => value);
    const html = document.documentElement.outerHTML;
    const stores = [Object.entries(sessionStorage), Object.entries(localStorage), await indexedDB.databases()];
    return JSON.stringify([location.href, history.state, asked, typed, html, stores, await caches.keys()]);
  });
  const context = JSON.stringify(await page.context().storageState({ indexedDB: true }));
  return [JSON.stringify(entries), own, context, await page.evaluate(relayStore, "text")].join("\n");
}

test("PERM-12 a phone found: its digits are then in no log, browser store, address or answer", async ({ page }) => {
  const Order = z.object({
    data: z.object({
      orders: z.object({ edges: z.tuple([z.object({ node: z.object({ id: z.string(), sfWaybillNo: z.string() }) })]) }),
    }),
  });
  const listed = await operation(page, "orderListPageQuery", { variables: { last: 1, sort: "CREATED_AT_DESC" } });
  const [{ node }] = Order.parse(JSON.parse(listed.body)).data.orders.edges;
  const reveal = { input: { id: node.id, field: "RECEIVER_PHONE", reason: "To find it again" } };
  const shown = await operation(page, "revealMutation", { variables: reveal });
  const phone = z.object({ data: z.object({ reveal: z.object({ value: z.string() }) }) }).parse(JSON.parse(shown.body))
    .data.reveal.value;
  const digits = phone.replaceAll(/\D/gu, "");

  const told: string[] = [];
  page.on("request", (request) => void told.push(request.url(), JSON.stringify(request.headers())));
  await activePanel(page).getByRole("button", { name: "+ Filter" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Phone, e-mail/ })
    .click();
  await page.getByRole("textbox", { name: "The whole value" }).fill(phone);
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await expect(activePanel(page).getByRole("button", { name: /^Found by a phone number: \d+ orders?$/ })).toBeVisible();
  await expect(table(page).getByRole("link", { name: node.sfWaybillNo })).toBeVisible();
  await page.reload();
  await expect(table(page).getByRole("link", { name: node.sfWaybillNo })).toBeVisible();

  const logs = readdirSync(addresses().logs).map((name) => readFileSync(join(addresses().logs, name), "utf8"));
  expect(logs.join("").length).toBeGreaterThan(1_000);
  const national = phone.slice(phone.indexOf(" ") + 1);
  const kept = await keptBy(page);
  expect(kept).toContain(node.sfWaybillNo);
  for (const text of [...logs, told.join("\n"), kept])
    for (const form of [phone, national, digits, national.replaceAll(/\D/gu, ""), encodeURIComponent(phone)])
      expect(text.includes(form)).toBe(false);
});

test("a filter that nothing matches says so, and offers to take it off", async ({ page }) => {
  const box = activePanel(page).getByRole("textbox", { name: /^Waybill, order or agent numbers/ });
  await box.fill("NOSUCHNUMBER");
  await box.press("Enter");
  await expect(activePanel(page).getByText("Nothing matches these filters")).toBeVisible();
  await activePanel(page).getByRole("button", { name: "Clear filters" }).click();
  await expect(rows(page)).toHaveCount(50);
});

test("ORD-01 filters by receiver's country, shown as a chip", async ({ page }) => {
  await activePanel(page).getByRole("button", { name: "+ Filter" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Receiver" }).click();
  await page.getByRole("checkbox", { name: /Singapore/ }).check();
  await page.keyboard.press("Escape");
  await expect(activePanel(page).getByRole("button", { name: /^Receiver.*Singapore/ })).toBeVisible();
  await expect(rows(page).first()).toContainText("SG");
});

test("pages by number, and by key with next and previous", async ({ page }) => {
  const before = await firstWaybill(page).textContent();
  await paging(page).getByRole("button", { name: "Page 3", exact: true }).click();
  await expect(activePanel(page)).toContainText(/Rows 101–150 of/);
  await paging(page).getByRole("button", { name: "Previous page" }).click();
  await expect(activePanel(page)).toContainText(/Rows 51–100 of/);
  await paging(page).getByRole("button", { name: "Page 1", exact: true }).click();
  await expect(firstWaybill(page)).toHaveText(before ?? "");
  await activePanel(page).getByRole("combobox", { name: "Rows a page" }).selectOption({ label: "20 a page" });
  await expect(rows(page)).toHaveCount(20);
});

test("sorts by the head of a column", async ({ page }) => {
  const amount = async () => {
    const text = await rows(page).first().getByRole("cell").nth(8).textContent();
    return Number(text?.replace(/[^\d.]/g, ""));
  };
  const head = table(page).getByRole("columnheader", { name: "Declared" });
  await head.getByRole("button").click();
  await expect(head).toHaveAttribute("aria-sort", /ascending|descending/);
  const one = await amount();
  await head.getByRole("button").click();
  await expect.poll(amount).not.toBe(one);
});

test("columns that are put away stay away after a reload", async ({ visitor: page }) => {
  // What is put away is a user's: the others of this list read the administrator's columns meanwhile.
  await signIn(page, "customer.manager", "ID");
  await openPage(page, "ORDER_LIST", "ID");
  const parcels = table(page).getByRole("columnheader", { name: "Parcels" });
  const settings = async () => {
    await activePanel(page).getByRole("button", { name: "Columns" }).click();
    await page.getByRole("checkbox", { name: "Parcels" }).click();
    await page.keyboard.press("Escape");
  };
  // It is shown away before it is kept.
  const kept = later(
    page.waitForResponse((response) => response.request().postData()?.includes('"key":"table.') ?? false),
  );
  await settings();
  await expect(parcels).toBeHidden();
  await kept;
  await page.reload();
  await expect(rows(page)).toHaveCount(50);
  await expect(parcels).toBeHidden();
  await settings();
  await expect(parcels).toBeVisible();
});

test("SHELL-12 filters and place stay while another tab is in front", async ({ page }) => {
  await activePanel(page)
    .getByRole("button", { name: /^Delivered/ })
    .click();
  await paging(page).getByRole("button", { name: "Page 2", exact: true }).click();
  await expect(activePanel(page)).toContainText(/Rows 51–100 of/);
  await firstWaybill(page).click();
  await expect(tab(page, /^SF/)).toHaveAttribute("aria-selected", "true");
  await tab(page, "Order list").click();
  await expect(activePanel(page)).toContainText(/Rows 51–100 of/);
});

test("of 200 rows, those out of sight are neither laid out nor painted; keyboard and screen reader have them all", async ({
  page,
  context,
}) => {
  await activePanel(page).getByRole("combobox", { name: "Rows a page" }).selectOption("200");
  await expect(rows(page)).toHaveCount(200);
  const last = rows(page).last();
  const isDrawn = () =>
    last
      .getByRole("cell")
      .first()
      .evaluate((cell) => cell.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isDrawn).toBe(false);
  const reader = await context.newCDPSession(page);
  const { nodes } = await reader.send("Accessibility.getFullAXTree");
  expect(nodes.filter((node) => node.role?.value === "row").length).toBe(201);
  await rows(page).first().getByRole("checkbox").focus();
  await page.keyboard.press("End");
  await expect(last.getByRole("checkbox")).toBeFocused();
  await expect(last).toBeInViewport();
  await expect.poll(isDrawn).toBe(true);
});
