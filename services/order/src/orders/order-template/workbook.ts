import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { ownFile, readFile } from "@linehaul/kit/files/kept";
import { storedFile, type StoredFileRecord } from "@linehaul/kit/files/tables";
import { readSheet } from "@linehaul/kit/sheets/read-sheet";
import { SheetRefused } from "@linehaul/kit/sheets/sheet";
import { TYPES } from "@linehaul/kit/sheets/written-sheet";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { FileAnswer } from "@linehaul/schema/file";
import { keptHeads, MOST_HEADING, MOST_HEADINGS } from "@linehaul/schema/orders/order-import/sheet-heading";
import { eq } from "drizzle-orm";
import { writeXlsx } from "hucre/xlsx";
import type { OrderTemplateRecord } from "./table.ts";

/** A file that can't be a template is a mistake at the field that names it. */
const refused = (key: string, params: FieldProblem["params"] = {}) =>
  fail(SERVICE_CODES.invalid, { fields: [{ path: ["file"], key, params }] });

interface Workbook {
  readonly file: StoredFileRecord;
  readonly headings: readonly string[];
}

/** An uploaded workbook of the caller's own, and what stands in its first row; 400001 at `file` where that is no head. */
export async function workbookOf(call: Call, id: string): Promise<Workbook> {
  const file = await ownFile(call.db, { id, purpose: "orderTemplate", caller: call.caller });
  const bytes = new Uint8Array(await buffer(await readFile(call.storage, file)));
  const sheet = await readSheet(bytes).catch((error: unknown) => {
    throw error instanceof SheetRefused ? refused(`sheet.${error.why}`) : error;
  });
  const head = sheet.rows[0]?.cells ?? [];
  const headings = keptHeads(head);
  if (headings.length === 0) throw refused("sheet.EMPTY");
  if (headings.length > MOST_HEADINGS) throw refused("heading.tooMany", { maximum: MOST_HEADINGS });
  if (head.some((one) => one !== null && one.length > MOST_HEADING))
    throw refused("heading.tooLong", { maximum: MOST_HEADING });
  return { file, headings };
}

/** Opens the workbook as it was uploaded; of a template without one, a workbook of its headings. Called within a transaction, it asks no database. */
export async function workbookFile(call: Call, template: OrderTemplateRecord): Promise<() => Promise<FileAnswer>> {
  const { fileId, fileName: name, headings } = template;
  if (fileId === null) {
    const made = await writeXlsx({ sheets: [{ name: "Orders", rows: [[...headings]] }] });
    return async () => ({ name, type: TYPES.XLSX.type, chunks: Readable.from([made]) });
  }
  const [file] = await call.db.select().from(storedFile).where(eq(storedFile.id, fileId));
  if (file === undefined) throw fail(SERVICE_CODES.notFound);
  return async () => ({ name, type: file.type, chunks: await readFile(call.storage, file) });
}
