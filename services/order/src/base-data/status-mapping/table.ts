import { catalogueColumns } from "@linehaul/kit/catalogue";
import { STATUS_SYSTEMS } from "@linehaul/schema/base-data/status-mapping";
import { ORDER_STATUSES } from "@linehaul/schema/orders/order/status";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

/** What outside systems call the states of orders (ORD-13). Common to the sites. */
export const statusMapping = pgTable(
  "status_mapping",
  {
    ...catalogueColumns(),
    system: text("system", { enum: STATUS_SYSTEMS }).notNull(),
    state: text("state", { enum: ORDER_STATUSES }).notNull(),
    externalCode: integer("external_code").notNull(),
    externalName: text("external_name").notNull(),
    /** Of the states that are one outside, the one that it is on the way back. */
    isBack: boolean("is_back").notNull(),
  },
  (t) => [
    uniqueIndex("status_mapping_state").on(t.system, t.state),
    uniqueIndex("status_mapping_back")
      .on(t.system, t.externalCode)
      .where(sql`is_back`),
    index("status_mapping_code").on(t.externalCode, t.id),
    index("status_mapping_modified").on(t.modifiedAt, t.id),
  ],
);
