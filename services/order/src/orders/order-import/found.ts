import type { Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { newId } from "@linehaul/kit/ids";
import { load } from "@linehaul/kit/demo/load";
import { ruleText } from "@linehaul/kit/messages";
import { markSheet } from "@linehaul/kit/sheets/read-sheet";
import { TYPES } from "@linehaul/kit/sheets/written-sheet";
import type { TaskWork } from "@linehaul/kit/tasks/kind";
import { MOST_KEPT_ERRORS } from "@linehaul/schema/orders/order-import/row";
import { shownHead } from "@linehaul/schema/orders/order-import/sheet-heading";
import { errorHeads, headOf } from "@linehaul/schema/orders/order-import/texts";
import { eq } from "drizzle-orm";
import type { LookedAt, RefusedFile } from "./look.ts";
import { maskedParams, maskedValue } from "./masking.ts";
import { importError, orderImport, type ImportErrorRecord, type ImportRecord } from "./table.ts";
import { letters } from "./template.ts";

const MOST_HEADING = 100;

/** The uploaded workbook with what was found, as the task's file. */
export async function keepMarked(work: TaskWork, record: ImportRecord, found: LookedAt): Promise<void> {
  const { language } = work.task;
  const marked = await markSheet(
    found.bytes,
    {
      headRow: found.sheet.rows[0]?.number ?? 1,
      errorHeads: errorHeads(language),
      marks: found.wrong.map(({ row, column, key, params }) => {
        const field = found.heads.columns[column];
        const text = ruleText(key, params, language);
        return { row, column, text: field ? `${headOf(field, language)}: ${text}` : text };
      }),
    },
    work.signal,
  );
  const name = `${record.fileName.replace(/\.[^.]*$/, "").slice(0, 80)}-${new Date(work.now).toISOString().slice(0, 10)}.xlsx`;
  async function* chunks() {
    yield marked;
  }
  await work.keep({ name, type: TYPES.XLSX.type }, chunks());
}

/** Each wrong cell as it is kept. */
function errorRows(work: TaskWork, record: ImportRecord, { wrong, sheet, heads }: LookedAt): ImportErrorRecord[] {
  const texts = new Map(sheet.rows.map(({ number, cells }) => [number, cells]));
  const head = sheet.rows[0]?.cells ?? [];
  const { id: importId, site, user, createdBy, fileName } = record;
  return wrong.slice(0, MOST_KEPT_ERRORS).flatMap(({ row, column, key, params }) => {
    const field = heads.columns[column] ?? null;
    if (field === null) return [];
    return [
      {
        id: newId(),
        importId,
        site,
        user,
        createdBy,
        fileName,
        at: work.now,
        row,
        column: letters(column),
        heading: (head[column] ?? "").slice(0, MOST_HEADING),
        field,
        rule: key,
        params: maskedParams(params),
        value: maskedValue(field, texts.get(row)?.[column] ?? null),
      },
    ];
  });
}

/** Its head as it was read. */
const readAs = ({ headings, applied, unknown }: LookedAt["heads"]) => ({
  headings: [...headings],
  heads: applied.chosen,
  template: applied.template,
  unknown: unknown.map(shownHead),
});

/** Writes down that a file can't be read as orders. */
export const refused = async (tx: Db, id: string, { refusal, heads }: RefusedFile): Promise<void> =>
  void (await tx
    .update(orderImport)
    .set({
      state: "REFUSED",
      refusal,
      missing: refusal === "COLUMNS_DOUBLED" ? [...(heads?.doubled ?? [])] : [...(heads?.missing ?? [])],
      ...(heads && readAs(heads)),
    })
    .where(eq(orderImport.id, id)));

/** Writes down what was found: counts, and each wrong cell in place of those of an earlier look. */
export async function writeFound(
  tx: Db,
  emit: Emit,
  work: TaskWork,
  record: ImportRecord,
  found: LookedAt,
): Promise<void> {
  const wrongCells = found.wrong.length;
  const state = wrongCells > 0 ? "WRONG" : "READY";
  await tx.delete(importError).where(eq(importError.importId, record.id));
  await load(tx, importError, errorRows(work, record, found));
  await tx
    .update(orderImport)
    .set({
      state,
      ...readAs(found.heads),
      rows: found.sheet.rows.length - 1,
      orders: found.orders,
      wrongCells,
      wrongRows: new Set(found.wrong.map(({ row }) => row)).size,
      hasMarked: wrongCells > 0,
    })
    .where(eq(orderImport.id, record.id));
  emit({ type: "orderImport.checked", subject: record.id, site: record.site, after: { state, wrongCells } });
}
