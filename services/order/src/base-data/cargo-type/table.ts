import { catalogueColumns } from "@linehaul/kit/catalogue";
import { DOCUMENT_KINDS } from "@linehaul/schema/orders/order/history";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { named } from "../named.ts";

/** What is sent: documents, parcels, what needs papers. Common to the sites. */
export const cargoType = pgTable(
  "cargo_type",
  {
    ...catalogueColumns(),
    code: text("code").notNull(),
    ...named(),
    papers: text("papers", { enum: DOCUMENT_KINDS }).array().notNull(),
  },
  (t) => [
    uniqueIndex("cargo_type_code").on(t.code),
    index("cargo_type_sort").on(t.sort, t.id),
    index("cargo_type_modified").on(t.modifiedAt, t.id),
  ],
);
