import type { Call } from "@linehaul/kit/call";
import { headText } from "@linehaul/kit/exports/heads";
import { outcomesFile } from "@linehaul/kit/exports/outcomes-file";
import type { UserTask } from "@linehaul/kit/tasks/tables";
import type { TURN_OUTCOMES } from "@linehaul/schema/customers/turn";
import type { ExportColumns, ExportHead } from "@linehaul/schema/export-column";
import type { FileAnswer } from "@linehaul/schema/file";
import type { ExportFormat } from "@linehaul/schema/orders/export-task";
import { asc, eq } from "drizzle-orm";
import { customerActOutcome } from "./table.ts";

const COLUMNS = {
  customerCode: { kind: "code", head: "customer.code" },
  name: { kind: "text", head: "customer.nameEn" },
  outcome: { kind: "text", head: "orderAct.outcome" },
  status: { kind: "code", head: "customer.status" },
} as const satisfies ExportColumns;

/** The outcomes in words. */
const WORDS = {
  DONE: "customerAct.done",
  ALREADY: "customerAct.already",
  NOT_NOW: "customerAct.notNow",
  NOT_FOUND: "customerAct.notFound",
} as const satisfies Record<(typeof TURN_OUTCOMES)[number], ExportHead>;
const NOT_LOOKED_AT: ExportHead = "customerAct.notLookedAt";

/** Outcomes as a file: a customer a row, also those that were not looked at. */
export async function actFile(call: Call, task: UserTask, format: ExportFormat): Promise<FileAnswer> {
  const rows = await call.db
    .select()
    .from(customerActOutcome)
    .where(eq(customerActOutcome.taskId, task.id))
    .orderBy(asc(customerActOutcome.place));
  return outcomesFile(call, {
    task,
    format,
    columns: Object.values(COLUMNS),
    rows: rows.map(({ customerCode, name, outcome, status }) => [
      customerCode,
      name,
      headText(outcome === null ? NOT_LOOKED_AT : WORDS[outcome], call.language),
      status,
    ]),
  });
}
