import { z } from "zod";
import { ByIds } from "../catalogue.ts";
import { FileAnswer } from "../file.ts";
import { page } from "../paging.ts";
import { route, routesOf } from "../route.ts";
import { ImportError, ImportErrorFilter, ImportErrorPageQuery } from "./order-import/wrong-cell.ts";

export const ErrorGroup = z
  .enum(["RULE", "FIELD", "FILE"])
  .meta({ id: "ImportErrorGroup", description: "By what wrong cells are counted: rule, column, or file." });

export const ImportErrorCount = z
  .object({
    by: ErrorGroup.describe("By what it is counted."),
    key: z.string().describe("The rule's or the column's key, or the file's name."),
    count: z.int().describe("Wrong cells."),
    files: z.int().describe("Uploaded sheets that they stand in."),
  })
  .meta({ id: "ImportErrorCount", description: "How many wrong cells break a rule, stand in a column or in a file." });
export type ImportErrorCount = z.infer<typeof ImportErrorCount>;

const { read, write } = routesOf("order");
/**
 * Wrong cells of all sheets that were uploaded at the caller's site (BATCH_ORDER_ERROR). Whom data groups keep to countries, organisations or
 * customers sees those of his own sheets alone: a cell that is wrong says of no customer whose it is.
 */
export const batchOrderErrorRoutes = {
  pageQuery: read("/importError/pageQuery", {
    may: ["BATCH_ORDER_ERROR.VIEW"],
    summary: "Wrong cells of uploaded sheets, a page; sensitive values are masked",
    body: ImportErrorPageQuery,
    result: page(ImportError),
  }),
  byIds: read("/importError/byIds", {
    may: ["BATCH_ORDER_ERROR.VIEW"],
    summary: "Wrong cells by id; ids outside the caller's rows are left out",
    body: ByIds,
    result: z.array(ImportError),
  }),
  analysis: route({
    service: "order",
    method: "GET",
    path: "/importError/analysisList",
    may: ["BATCH_ORDER_ERROR.VIEW"],
    safe: true,
    summary: "Wrong cells of the last 30 days by rule, column and file, the ten most frequent of each",
    result: z.array(ImportErrorCount),
  }),
  /** Recorded as an EXPORT before the first row leaves. */
  download: write("/importError/download", {
    may: ["BATCH_ORDER_ERROR.DOWNLOAD"],
    file: true,
    summary: "The newest 10,000 of the filtered wrong cells as CSV",
    body: z.object({ filter: ImportErrorFilter.optional().describe("As the list's; everything without it.") }),
    result: FileAnswer,
  }),
} as const;
