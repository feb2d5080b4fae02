import { FEE_KINDS } from "@linehaul/schema/base-data/add-service-fee-fields";
import { catalogueColumns } from "@linehaul/kit/catalogue";
import { ADD_SERVICE_ASKS } from "@linehaul/schema/base-data/add-service";
import { index, numeric, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { helped, named } from "../named.ts";

const money = (name: string) => numeric(name, { precision: 18, scale: 2 });

/** What can be had beside the carriage. Common to the sites; with which product at a site, and for how much there, `product_add_service` says. */
export const addService = pgTable(
  "add_service",
  {
    ...catalogueColumns(),
    code: text("code").notNull(),
    ...named(),
    ...helped(),
    asks: text("asks", { enum: ADD_SERVICE_ASKS }).notNull(),
    feeKind: text("fee_kind", { enum: FEE_KINDS }).notNull(),
    /** Money, or percent. */
    fee: numeric("fee").notNull(),
    feeLeast: money("fee_least"),
    feeMost: money("fee_most"),
    feeCurrency: text("fee_currency").notNull(),
  },
  (t) => [
    uniqueIndex("add_service_code").on(t.code),
    index("add_service_sort").on(t.sort, t.id),
    index("add_service_modified").on(t.modifiedAt, t.id),
  ],
);
