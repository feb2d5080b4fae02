import { z } from "zod";
import { keyword } from "../../field.ts";
import { pageQuery } from "../../paging.ts";
import { Site } from "../../site-code.ts";
import { sortNames, type Sorts } from "../../sorts.ts";

export const IMPORT_STATES = [
  "CHECKING",
  "REFUSED",
  "WRONG",
  "READY",
  "STORING",
  "STORED",
  "FAILED",
  "CANCELLED",
] as const;
export const ImportState = z.enum(IMPORT_STATES).meta({
  id: "ImportState",
  description: "How far an uploaded sheet of orders is (ORD-12).",
  "x-values": {
    CHECKING: "It waits for its check, or is being checked.",
    REFUSED: "It can't be read as orders: `refusal` says why.",
    WRONG: "Cells are wrong; nothing can be stored.",
    READY: "Every order in it may be stored.",
    STORING: "It waits to be stored, or is being stored.",
    STORED: "All its orders are stored.",
    FAILED: "Its check or its storing broke off; nothing is stored, and it may be asked for again.",
    CANCELLED: "Its uploader stopped its check; it may be asked for again.",
  },
});
export type ImportState = z.infer<typeof ImportState>;

/** Why a file is not read as orders: the reader's reasons, and those of its heads. */
export const IMPORT_REFUSALS = [
  "NOT_A_SHEET",
  "OLD_WORKBOOK",
  "ENCRYPTED",
  "MACROS",
  "TOO_LARGE",
  "TOO_MANY_ROWS",
  "TOO_MANY_COLUMNS",
  "UNREADABLE",
  "EMPTY",
  "COLUMNS_MISSING",
  "COLUMNS_DOUBLED",
] as const;
export const ImportRefusal = z.enum(IMPORT_REFUSALS).meta({
  id: "ImportRefusal",
  description: "Why a file is not read as orders.",
  "x-values": {
    OLD_WORKBOOK: "A workbook of Excel 2003 or older.",
    ENCRYPTED: "It needs a password.",
    MACROS: "It holds macros.",
    TOO_LARGE: "It is, or inflates to, more than is read.",
    COLUMNS_MISSING: "No heading stands for a column that every order needs: `missing` names them.",
    COLUMNS_DOUBLED: "Several headings stand for one column: `missing` names it.",
  },
});
export type ImportRefusal = z.infer<typeof ImportRefusal>;

/** The most rows of a file below its head, and the most bytes. */
export const MOST_IMPORT_ROWS = 10_000;
/** Wrong cells of a file that are kept one by one; all are counted. */
export const MOST_KEPT_ERRORS = 20_000;

/** An uploaded sheet of orders and what became of it. One sees one's own. */
export const OrderImport = z
  .object({
    id: z.uuid().describe("The import's key."),
    site: Site.describe("At which site its orders are placed."),
    fileName: z.string().describe("The file's name, as it was uploaded."),
    bytes: z.int().describe("The file's length."),
    sha256: z.string().describe("The file's SHA-256, 64 hex digits."),
    state: ImportState.describe("How far it is."),
    refusal: ImportRefusal.nullable().describe("Why it can't be read; null unless REFUSED."),
    missing: z
      .array(z.string())
      .describe("Columns that are missing or stand twice, by their keys; empty unless that is why."),
    unknown: z.array(z.string()).describe("Headings that mean nothing: their columns are not read."),
    canMap: z.boolean().describe("Can it be chosen what its headings mean, and the sheet be checked again?"),
    template: z
      .string()
      .nullable()
      .describe(
        "The template by whose map its headings were read; null where by themselves, or as its uploader chose.",
      ),
    rowsDone: z.int().describe("Orders that the work under way has looked at or stored."),
    rows: z.int().nullable().describe("Rows below the head; null until they are counted."),
    orders: z.int().nullable().describe("Orders in it; null until they are counted."),
    wrongRows: z.int().nullable().describe("Rows with wrong cells; null until it is checked."),
    wrongCells: z.int().nullable().describe("Wrong cells; null until it is checked."),
    seenAt: z.iso.datetime().nullable().describe("When the same file was uploaded before; null: never."),
    wasStored: z.boolean().describe("Were the orders of the same file stored before?"),
    hasMarked: z.boolean().describe("Is there a workbook with its mistakes marked?"),
    errorCode: z.int().nullable().describe("Why it failed, a code of the error catalogue; null unless FAILED."),
    traceId: z.string().describe("Stands in every log line of it."),
    createdBy: z.string().describe("Who uploaded it."),
    createdAt: z.iso.datetime().describe("When it was uploaded."),
    endedAt: z.iso.datetime().nullable().describe("When its last work ended; null before."),
  })
  .meta({ id: "OrderImport", description: "An uploaded sheet of orders and what became of it (ORD-12)." });
export type OrderImport = z.infer<typeof OrderImport>;

export const orderImportSorts = {
  CREATED_AT_DESC: "createdAt",
  CREATED_AT_ASC: "createdAt",
} as const satisfies Sorts<OrderImport>;
export const OrderImportFilter = z.object({ keyword: keyword("the file's name") }).meta({ id: "OrderImportFilter" });
export type OrderImportFilter = z.infer<typeof OrderImportFilter>;
export const OrderImportPageQuery = pageQuery({
  filter: OrderImportFilter.shape,
  sort: sortNames(orderImportSorts),
});
