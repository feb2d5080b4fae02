import type { Page } from "@playwright/test";
import { z } from "zod";
import { DEMO_END } from "./demo-end.ts";
import { operation } from "./session.ts";

const Begun = z.object({ data: z.object({ begun: z.object({ task: z.object({ id: z.string() }) }) }) });
const DAY_MS = 86_400_000;

/** Asks for a file of the demo's last week of orders as the dialog does; answers its node id. */
export async function beginExport(page: Page): Promise<string> {
  const [from, to] = [new Date(DEMO_END.getTime() - 7 * DAY_MS).toISOString(), DEMO_END.toISOString()];
  const input = { filter: { createdFrom: from, createdTo: to }, columns: ["sfWaybillNo", "weight"], format: "XLSX" };
  const { body } = await operation(page, "orderExportMutation", { variables: { input } });
  return Begun.parse(JSON.parse(body)).data.begun.task.id;
}
