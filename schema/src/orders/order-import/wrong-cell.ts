import { z } from "zod";
import { FieldProblem } from "../../envelope.ts";
import { pageQuery } from "../../paging.ts";
import { Site } from "../../site-code.ts";
import { sortNames, type Sorts } from "../../sorts.ts";

/** A cell of an uploaded sheet that breaks a rule. */
export const ImportError = z
  .object({
    id: z.uuid().describe("The mistake's key."),
    importId: z.uuid().describe("Of which uploaded sheet."),
    site: Site.describe("At which site it was uploaded."),
    fileName: z.string().describe("The file's name, as it was uploaded."),
    row: z.int().describe("The cell's row, as table programs show it."),
    column: z.string().describe("The cell's column, in letters."),
    heading: z.string().describe("What stands at the column's head; empty without."),
    field: z.string().describe("What it stands for, by the column's key."),
    rule: z.string().describe("Which rule it broke, by its key in the locale files."),
    params: FieldProblem.shape.params.describe("The rule's numbers, by name."),
    value: z.string().nullable().describe("What stands in it, masked where it is sensitive; null where nothing does."),
    createdBy: z.string().describe("Who uploaded the file."),
    at: z.iso.datetime().describe("When it was checked."),
  })
  .meta({ id: "ImportError", description: "A cell of an uploaded sheet that breaks a rule (ORD-12)." });
export type ImportError = z.infer<typeof ImportError>;

/** By the order in which they stand in the sheet, for ids grow with it. */
export const importErrorSorts = { AT_DESC: "at", AT_ASC: "at" } as const satisfies Sorts<ImportError>;
export const ImportErrorFilter = z
  .object({
    importId: z.uuid().optional().describe("Of this uploaded sheet."),
    fileName: z.string().trim().min(1).max(200, "text.max").optional().describe("In files of this name, in full."),
    rule: z.string().trim().min(1).max(60, "text.max").optional().describe("That break this rule."),
    field: z.string().trim().min(1).max(60, "text.max").optional().describe("In columns that stand for this."),
  })
  .meta({ id: "BatchOrderErrorFilter" });
export type ImportErrorFilter = z.infer<typeof ImportErrorFilter>;
export const ImportErrorPageQuery = pageQuery({
  filter: ImportErrorFilter.shape,
  sort: sortNames(importErrorSorts),
});
