import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { addresses } from "../support/address.ts";
import { beginExport } from "../support/begin-export.ts";
import { activePanel, choose, expect, openPage, test } from "../support/console.ts";
import { exportsAge } from "../support/control.ts";
import { ask, operation } from "../support/session.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

const row = (page: Page) =>
  activePanel(page)
    .getByRole("table", { name: "Export report" })
    .getByRole("row")
    .filter({ hasText: "Order list" })
    .first();
const download = (page: Page) => row(page).getByRole("button", { name: /^Download/ });
const Ticket = z.object({ data: z.object({ downloadExport: z.object({ ticket: z.string() }) }) });
/** Files of lists that the order service keeps. */
const kept = (): readonly string[] => {
  const folder = join(addresses().logs, "../../files/order/exports");
  return existsSync(folder) ? readdirSync(folder) : [];
};

test("SYS-09 a file of yesterday: its row stays and says that it expired, it is not given any more, and goes when the clock tidies up", async ({
  page,
  complaints,
}) => {
  // The order service is away for a moment, and a file that is gone is 410.
  complaints.expect(/Failed to load resource|ERR_CONNECTION|ERR_INCOMPLETE|GraphFailure/);
  await openPage(page, "EXPORT_CENTRE");
  const id = await beginExport(page);
  // The service may have been away for the test before: what it tells meanwhile is heard of late.
  await expect(async () => {
    await openPage(page, "EXPORT_CENTRE");
    await expect(download(page)).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(row(page)).toContainText("Ready");
  expect(kept().length).toBeGreaterThan(0);
  await exportsAge(25);

  await openPage(page, "EXPORT_CENTRE");
  await expect(row(page)).toContainText("Expired");
  await expect(row(page)).toContainText("Ready");
  await expect(download(page)).toHaveCount(0);
  // Nor is it given to a window that still thinks it kept.
  const { body } = await operation(page, "useExportActsDownloadMutation", { variables: { input: { id } } });
  const { downloadExport } = Ticket.parse(JSON.parse(body)).data;
  expect((await ask(page, `/files/${downloadExport.ticket}`)).status).toBe(410);

  await test.step("the files themselves go", async () => {
    await choose(page, "Orders", "Scheduled tasks");
    const task = activePanel(page)
      .getByRole("table", { name: "Scheduled tasks" })
      .getByRole("row", { name: /^Forget files of exports after a day Order / });
    await task.getByRole("button", { name: /^Run now/ }).click();
    await expect.poll(() => kept().length).toBe(0);
  });
  await choose(page, "Orders", "Export report");
  await expect(row(page)).toContainText("Expired");
});
