import { MOST_EXPORTED, type FileAnswer } from "@linehaul/schema/file";
import { MAX_PAGE_SIZE, type Page } from "@linehaul/schema/paging";
import { csvLine } from "./sheets/written-cells.ts";

/** A column of a file: what stands at its head, and in each row. */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly text: (row: Row) => string | null;
}

/** The media type of every exported file. */
export const CSV_TYPE = "text/csv";

/** By it table programs know UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

interface CsvOptions<Row> {
  /** Without the ending. */
  readonly name: string;
  readonly columns: readonly CsvColumn<Row>[];
  /** The page after a cursor, of the size asked for. */
  readonly page: (at: { readonly pageSize: number; readonly after?: string }) => Promise<Page<Row>>;
}

/** A list as a CSV file of at most MOST_EXPORTED rows, read page by page while it is sent. */
export function csvFile<Row>({
  name,
  columns,
  page,
}: CsvOptions<Row>): FileAnswer & { readonly chunks: AsyncIterable<string> } {
  async function* chunks(): AsyncGenerator<string> {
    // It leaves with the first page: a list that can't be read is no file with a head.
    let head = BYTE_ORDER_MARK + csvLine(columns.map((c) => c.title));
    let after: string | null = null;
    for (let rows = 0; rows < MOST_EXPORTED; rows += MAX_PAGE_SIZE) {
      const found: Page<Row> = await page({ pageSize: MAX_PAGE_SIZE, ...(after === null ? {} : { after }) });
      yield head + found.data.map((row) => csvLine(columns.map((c) => c.text(row)))).join("");
      head = "";
      after = found.after;
      if (after === null) return;
    }
  }
  return { name: `${name}.csv`, type: `${CSV_TYPE}; charset=utf-8`, chunks: chunks() };
}

/** `2026-11-20 09:30:00` in a zone. */
export const csvInstant = (iso: string, timeZone: string): string =>
  new Date(iso).toLocaleString("sv-SE", { timeZone }).replaceAll("\u202F", " ");
