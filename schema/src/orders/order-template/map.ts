import { z } from "zod";
import { editedRow } from "../../catalogue.ts";
import { keyword } from "../../field.ts";
import { Site } from "../../site-code.ts";
import type { Sorts } from "../../sorts.ts";
import { HeadingChoices, SheetHeading } from "../order-import/sheet-heading.ts";

/** What the headings of a template mean; kept with it, and of its version. */
export const TemplateMap = z
  .object({
    id: z.uuid().describe("The template's key."),
    name: z.string().describe("The template's name."),
    version: z.int().describe("The template's version: a map of an older one is refused (409002)."),
    modifiedAt: z.iso.datetime().describe("When the template was changed last."),
    headings: z.array(SheetHeading).describe("Its headings, in the order of the sheet."),
  })
  .meta({ id: "TemplateMap", description: "What the headings of an order template mean (ORD-11)." });
export type TemplateMap = z.infer<typeof TemplateMap>;
export const templateMapSorts = {
  MODIFIED_AT_DESC: "modifiedAt",
  NAME_ASC: "name",
} as const satisfies Sorts<TemplateMap>;
export const TemplateMapFilter = z.object({
  id: z.uuid().optional().describe("Of this template alone."),
  keyword: keyword("the template's name"),
});
export const TemplateMapInput = z.object({ ...editedRow, map: HeadingChoices });
export type TemplateMapInput = z.infer<typeof TemplateMapInput>;

/** What a user chose for the headings of a sheet; it is applied by itself to his next sheet with the same headings. */
export const UserTemplateMap = z
  .object({
    id: z.uuid().describe("The map's key."),
    site: Site.describe("At which site its sheets are uploaded."),
    fileName: z.string().describe("The sheet that was chosen for last."),
    headings: z.array(SheetHeading).describe("The headings, in the order of that sheet."),
    modifiedAt: z.iso.datetime().describe("When it was chosen."),
  })
  .meta({ id: "UserTemplateMap", description: "What a user chose for the headings of a sheet of orders (ORD-11)." });
export type UserTemplateMap = z.infer<typeof UserTemplateMap>;
export const userTemplateMapSorts = {
  MODIFIED_AT_DESC: "modifiedAt",
  MODIFIED_AT_ASC: "modifiedAt",
} as const satisfies Sorts<UserTemplateMap>;
export const UserTemplateMapFilter = z.object({ keyword: keyword("the sheet's name") });
export type UserTemplateMapFilter = z.infer<typeof UserTemplateMapFilter>;
