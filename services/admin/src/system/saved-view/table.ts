import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { newId } from "@linehaul/kit/ids";

/** Lists as their users set them: filter, sort and columns as JSON text, by a name. */
export const savedView = pgTable(
  "saved_view",
  {
    id: uuid().primaryKey().$defaultFn(newId),
    userId: text("user_id").notNull(),
    page: text().notNull(),
    name: text().notNull(),
    state: text().notNull(),
    isDefault: boolean("is_default").notNull().default(false),
    version: integer().notNull().default(1),
    modifiedAt: timestamp("modified_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    uniqueIndex("saved_view_name").on(t.userId, t.page, t.name),
    uniqueIndex("saved_view_default")
      .on(t.userId, t.page)
      .where(sql`${t.isDefault}`),
  ],
);
