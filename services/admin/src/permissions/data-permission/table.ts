import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { LIMIT_RULES, SCOPED_RECORDS } from "@linehaul/schema/scope";

const rule = (name: string) => text(name, { enum: LIMIT_RULES }).notNull().default("LIMITED");

/** How data groups limit a record; what nobody changed has no row. */
export const dataPermission = pgTable("data_permission", {
  record: text({ enum: SCOPED_RECORDS }).primaryKey(),
  country: rule("country"),
  org: rule("org"),
  customer: rule("customer"),
  account: rule("account"),
  version: integer().notNull().default(0),
  modifiedBy: text("modified_by").notNull(),
  modifiedAt: timestamp("modified_at", { withTimezone: true, precision: 3 }).notNull(),
});
