import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { beginExport } from "../support/begin-export.ts";
import { activePanel, choose, expect, openPage, test } from "../support/console.ts";
import { DEMO_END } from "../support/demo-end.ts";
import { operation } from "../support/session.ts";
import { sessionOf } from "../support/states.ts";
import { later } from "../support/later.ts";

test.use({ storageState: sessionOf("admin") });

/** So many days before the demo ends. */
const dayBefore = (days: number): string => new Date(DEMO_END.getTime() - days * 86_400_000).toISOString().slice(0, 10);
const dialog = (page: Page) => page.getByRole("dialog", { name: "Export: Order list" });
const exported = (page: Page) =>
  activePanel(page).getByRole("table", { name: "Export report" }).getByRole("row").filter({ hasText: "Order list" });
const textOf = async (file: Download) => readFile(await file.path(), "utf8");

test("SYS-09 ORD-07 a file of orders is asked for, saved as soon as it is ready, and fetched again in the export centre", async ({
  page,
}) => {
  await openPage(page, "ORDER_LIST");
  await activePanel(page).getByRole("button", { name: "Export", exact: true }).click();
  // A week that has orders, whatever today is.
  await dialog(page).getByLabel("Period, from").fill(dayBefore(7));
  await dialog(page).getByLabel("Period, to").fill(dayBefore(1));
  await page.keyboard.press("Tab");
  await expect(dialog(page).getByText(/rows will be in the file/)).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole("radio", { name: "Text (csv)" }).check();
  const saved = later(page.waitForEvent("download"));
  await dialog(page).getByRole("button", { name: "Export", exact: true }).click();
  const text = await textOf(await saved);
  expect(text).toContain("Waybill number");
  expect(text.trim().split("\n").length).toBeGreaterThan(2);
  await expect(dialog(page).getByText("Ready").first()).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Close" }).click();

  await choose(page, "Orders", "Export report");
  // Those that wait beside it are of another kind.
  const ready = exported(page).filter({ hasText: "Ready" }).filter({ hasText: "CSV" }).first();
  const again = later(page.waitForEvent("download"));
  await ready.getByRole("button", { name: /^Download/ }).click();
  expect((await textOf(await again)).split("\n")[0]).toBe(text.split("\n")[0]);
});

test("SYS-09 one that waits is cancelled, asked for again, and ready by itself", async ({ page }) => {
  await openPage(page, "EXPORT_CENTRE");
  // Two are made at a time: the last of these waits. All at once, for small files are soon made.
  const ids = await Promise.all([1, 2, 3, 4].map(() => beginExport(page)));
  const [last] = ids.toSorted((a, b) => (atob(a) < atob(b) ? 1 : -1));
  await operation(page, "useExportActsCancelMutation", { variables: { input: { id: last } } });
  const cancelled = exported(page).filter({ hasText: "Cancelled" });
  await expect(cancelled).toHaveCount(1);
  await cancelled.getByRole("button", { name: /^Try again/ }).click();
  await expect(cancelled).toHaveCount(0);
  await expect(exported(page).first()).toContainText("Ready");
  await expect(
    exported(page)
      .first()
      .getByRole("button", { name: /^Download/ }),
  ).toBeVisible();
});
