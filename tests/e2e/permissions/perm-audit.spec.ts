import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, choose, expect, openPage, test } from "../support/console.ts";
import { operation } from "../support/session.ts";
import { sessionOf } from "../support/states.ts";
import { later } from "../support/later.ts";

test.use({ storageState: sessionOf("admin") });

const REASON = "The receiver asked for a call back, e2e";
const ENTRY = {
  pathKey: "e2e/audited",
  names: { en: "Colour", zhCn: "颜色", zhHk: "顏色" },
  status: "ENABLED",
  dicKey: "COLOUR",
  sort: 1,
  dicValue: "1",
};
const Saved = z.object({
  data: z.object({
    saveDictionaryItem: z.object({ dictionaryItem: z.object({ id: z.string(), version: z.number() }) }),
  }),
});
const rows = (page: Page) => activePanel(page).getByRole("table", { name: "Permission audit" }).getByRole("row");
const rowOf = (page: Page, text: string) => rows(page).filter({ hasText: text });

/** A record of this test's own, made and then changed as its page would. */
async function changeSomething(page: Page): Promise<{ id: string }> {
  const save = async (input: object) => {
    const { body } = await operation(page, "dictionaryFormSaveMutation", { variables: { input } });
    return Saved.parse(JSON.parse(body)).data.saveDictionaryItem.dictionaryItem;
  };
  const { id, version } = await save(ENTRY);
  await save({ ...ENTRY, id, version, dicValue: "2" });
  return { id };
}
/** The audit as its page asks for it; the services hand their rows over a moment after they were written. */
const auditOf = async (page: Page, kind: string): Promise<string> => {
  const variables = { first: 20, sort: "AT_DESC", filter: { kind: [kind] } };
  return (await operation(page, "permAuditPageQuery", { variables })).body;
};
/** Narrows the open list by a kind of record. */
async function showKind(page: Page, kind: string): Promise<void> {
  await activePanel(page).getByRole("button", { name: "+ Filter" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Kind" }).click();
  await page.getByRole("checkbox", { name: kind, exact: true }).check();
  await page.keyboard.press("Escape");
}

test("PERM-12 PERM-13 a phone is shown for a reason; the audit holds who, what and why, a change before and after, as a file too", async ({
  page,
}) => {
  await openPage(page, "ORDER_LIST");
  const order = activePanel(page).getByRole("table", { name: "Orders" }).getByRole("row").nth(1);
  const show = order.getByRole("button", { name: "Show receiver's phone" });

  await test.step("a phone is shown in the clear, for a reason that says something", async () => {
    await expect(order).toContainText("•••");
    await show.click();
    const question = page.getByRole("dialog", { name: "Show the receiver's phone?" });
    await question.getByLabel("Reason").fill("why");
    await question.getByRole("button", { name: "Show" }).click();
    await expect(question.getByText("At least 5 characters")).toBeVisible();
    await expectAccessible(page);
    await question.getByLabel("Reason").fill(REASON);
    await question.getByRole("button", { name: "Show" }).click();
    await expect(question).toBeHidden();
    const clear = order.locator("[aria-live=polite]");
    await expect(clear).toHaveText(/^\+?[\d ()-]{6,}$/);
    await order.getByRole("button", { name: "Hide" }).click();
    await expect(show).toBeVisible();
  });
  const { id } = await changeSomething(page);
  await expect.poll(() => auditOf(page, "REVEAL")).toContain(REASON);

  await choose(page, "Permissions", "Permission audit");
  await test.step("who saw what, and why", async () => {
    await showKind(page, "Reveal");
    await rowOf(page, REASON).getByRole("button", { name: "Details" }).click();
    const detail = page.getByRole("dialog", { name: "Reveal by admin" });
    for (const text of [REASON, /\.SHOW_CLEAR$/, "RECEIVER_PHONE", /^[0-9a-f]{32} ?/])
      await expect(detail.getByText(text).first()).toBeVisible();
    await detail.getByRole("button", { name: "Close", exact: true }).last().click();
  });
  await test.step("the filtered rows leave as a file", async () => {
    await activePanel(page).getByRole("button", { name: "Export", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Export: Permission audit" });
    await expect(dialog.getByText(/rows will be in the file/)).toBeVisible();
    await dialog.getByRole("radio", { name: "Text (csv)" }).check();
    const download = later(page.waitForEvent("download"));
    await dialog.getByRole("button", { name: "Export", exact: true }).click();
    const file = await readFile(await (await download).path(), "utf8");
    expect(file).toContain(REASON);
    expect(file.split("\n").length).toBeGreaterThan(1);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect.poll(() => auditOf(page, "EXPORT")).toContain("PERM_AUDIT.EXPORT");
  });
  await test.step("a change, before and after", async () => {
    await activePanel(page).getByRole("button", { name: "Reset" }).click();
    await rowOf(page, "dicValue").first().getByRole("button", { name: "Details" }).click();
    const change = page.getByRole("table", { name: "Before and after" }).getByRole("row", { name: /^dicValue/ });
    await expect(change.getByRole("cell")).toHaveText(["1", "2"]);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  });
  await operation(page, "dictionaryDeleteMutation", { variables: { input: { id } } });
});
