import { z } from "zod";
import { catalogueRow, ConfigStatus, inUse, savedRow } from "../../catalogue.ts";
import { keyword, line } from "../../field.ts";
import { Site } from "../../site-code.ts";
import type { Sorts } from "../../sorts.ts";

const own = {
  name: line(60).describe("What people call it; in use once for a customer, and once for the site."),
  customerCode: z
    .string()
    .regex(/^\d{10}$/, "customer.code")
    .nullable()
    .describe("Whose own sheet it is, by the customer's code; null: the site's, for everybody."),
};

/** A workbook that orders come in: the site's own, or a customer's (ORD-11). */
export const OrderTemplate = catalogueRow("OrderTemplate", {
  site: Site.describe("The site that it belongs to."),
  ...own,
  customerName: z.string().nullable().describe("What the customer was called when it was saved; null without one."),
  fileName: z.string().describe("What its workbook is called."),
  sha256: z.string().nullable().describe("The workbook's SHA-256; null of one that is made anew of its headings."),
  headings: z.int().describe("How many headings it has."),
  unknown: z.array(z.string()).describe("Headings that mean nothing yet."),
  missing: z
    .array(z.string())
    .describe("Columns that every order needs and none of its headings stands for, by their keys."),
  doubled: z.array(z.string()).describe("Columns that several of its headings stand for, by their keys."),
});
export type OrderTemplate = z.infer<typeof OrderTemplate>;

export const OrderTemplateInput = z.object({
  ...savedRow,
  name: own.name,
  customerCode: z
    .preprocess((text: string | null) => (typeof text === "string" ? text.trim() || null : text), own.customerCode)
    .default(null)
    .describe("Whose own sheet it is, by the customer's code; empty: the site's, for everybody."),
  status: ConfigStatus.describe("Is its map applied to sheets with the same headings?"),
  file: z
    .uuid()
    .optional()
    .describe("The uploaded workbook, of purpose `orderTemplate`; needed for a new one, and replaces that of another."),
});
export type OrderTemplateInput = z.infer<typeof OrderTemplateInput>;

export const orderTemplateSorts = {
  MODIFIED_AT_DESC: "modifiedAt",
  NAME_ASC: "name",
  NAME_DESC: "name",
} as const satisfies Sorts<OrderTemplate>;
export const OrderTemplateFilter = z.object({
  keyword: keyword("name, file, customer's code or name"),
  status: inUse,
});
export type OrderTemplateFilter = z.infer<typeof OrderTemplateFilter>;
