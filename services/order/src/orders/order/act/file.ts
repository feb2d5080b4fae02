import type { Call } from "@linehaul/kit/call";
import { outcomesFile } from "@linehaul/kit/exports/outcomes-file";
import { messageOf } from "@linehaul/kit/messages";
import type { UserTask } from "@linehaul/kit/tasks/tables";
import type { ExportColumns } from "@linehaul/schema/export-column";
import { SERVICE_CODES, type ServiceCode } from "@linehaul/schema/errors";
import type { FileAnswer } from "@linehaul/schema/file";
import type { ExportFormat } from "@linehaul/schema/orders/export-task";
import type { OrderOutcome } from "@linehaul/schema/orders/order/act";

const COLUMNS = {
  sfWaybillNo: { kind: "code", head: "order.sfWaybillNo" },
  outcome: { kind: "text", head: "orderAct.outcome" },
  code: { kind: "code", head: "orderAct.code" },
  stateFound: { kind: "code", head: "orderAct.stateFound" },
  by: { kind: "code", head: "cancelRecord.cancelledBy" },
  at: { kind: "instant", head: "order.cancelledAt" },
  orderId: { kind: "code", head: "orderAct.orderId" },
} as const satisfies ExportColumns;

const known = new Map<number, ServiceCode>(Object.values(SERVICE_CODES).map((code) => [code, code]));
/** The outcome in words: what the code says, in the reader's language. */
const wordsOf = (code: number | null, { language }: Call): string =>
  messageOf(known.get(code ?? SERVICE_CODES.ok) ?? SERVICE_CODES.broken, language);

/** Outcomes as a file: an order a row. */
export const actFile = (
  call: Call,
  task: UserTask,
  outcomes: readonly OrderOutcome[],
  format: ExportFormat,
): FileAnswer =>
  outcomesFile(call, {
    task,
    format,
    columns: Object.values(COLUMNS),
    rows: outcomes.map((o) => [
      o.sfWaybillNo,
      wordsOf(o.code, call),
      o.code === null ? null : String(o.code),
      o.stateFound,
      o.by,
      o.at,
      o.orderId,
    ]),
  });
