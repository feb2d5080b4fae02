import { boolean, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { CONFIG_STATUS } from "@linehaul/schema/catalogue";

/** AUTH-14: one row, the console itself. */
export const systemInfo = pgTable("system_info", {
  systemId: text("system_id").primaryKey(),
  systemName: text("system_name").notNull(),
  isSwitchRole: boolean("is_switch_role").notNull(),
  status: text({ enum: CONFIG_STATUS }).notNull(),
  /** Rises with each change. */
  version: integer().notNull().default(1),
  modifiedBy: text("modified_by").notNull().default("system"),
  modifiedAt: timestamp("modified_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});
