import { TYPES, type Rows } from "@linehaul/kit/sheets/written-sheet";
import { writeSheet } from "@linehaul/kit/sheets/write";
import type { TaskWork } from "@linehaul/kit/tasks/kind";
import type { ColumnKind } from "@linehaul/schema/export-column";
import { importTexts, whyAlone } from "@linehaul/schema/orders/order-import/texts";
import type { Language } from "@linehaul/schema/sites";
import type { ReadOrder } from "../check.ts";
import type { PreMergeRecord, ProposedRecord } from "./table.ts";

const COLUMNS = {
  row: "integer",
  group: "integer",
  why: "text",
  nearRow: "integer",
  orderNo: "code",
  customerCode: "code",
  receiverName: "text",
  receiverCountry: "code",
  parcels: "integer",
  weight: "amount",
  declaredValue: "amount",
  declaredCurrency: "code",
} as const satisfies Readonly<Record<string, ColumnKind>>;

/** Each order of the sheet with its group, or why it travels by itself. */
function* lines(proposed: readonly ProposedRecord[], read: readonly ReadOrder[], language: Language) {
  const byRow = new Map(proposed.flatMap((one) => one.rows.map((row) => [row, one] as const)));
  for (const { row, order } of read) {
    const found = byRow.get(row);
    yield [
      String(row),
      found?.groupNo?.toString() ?? null,
      found?.why ? whyAlone(found.why, language) : null,
      found?.nearRow?.toString() ?? null,
      order.customerOrderNo,
      order.customerCode,
      order.receiver.name,
      order.receiver.countryCode,
      String(order.parcelNum),
      order.weight,
      order.declaredValue,
      order.declaredCurrency,
    ];
  }
}

/** Keeps a workbook of what was proposed as the task's file. */
export async function keepProposal(
  work: TaskWork,
  { fileName }: PreMergeRecord,
  proposed: readonly ProposedRecord[],
  read: readonly ReadOrder[],
): Promise<void> {
  const { language, timeZone } = work.task;
  const { head, title } = importTexts[language].merging;
  const columns = Object.entries(COLUMNS).map(([key, kind]) => ({ head: headOf(head, key), kind }));
  async function* batches(): AsyncGenerator<Rows> {
    yield [...lines(proposed, read, language)];
  }
  const name = `${fileName.replace(/\.[^.]*$/, "").slice(0, 80)}-${title}.xlsx`;
  const sheet = { format: "XLSX" as const, title, columns, timeZone };
  await work.keep({ name, type: TYPES.XLSX.type }, writeSheet(sheet, batches(), work.signal));
}
const headOf = (heads: Readonly<Record<string, string>>, key: string): string => heads[key] ?? key;
