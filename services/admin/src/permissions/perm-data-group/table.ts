import { index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { catalogueColumns } from "@linehaul/kit/catalogue";
import { newId } from "@linehaul/kit/ids";
import { DATA_GROUP_RULES } from "@linehaul/schema/permissions/perm-data-group";
import { userAccount, validity } from "../account/table.ts";

/** Which rows a user sees (PERM-02): constant groups name their resources, variable ones are filled by a rule. */
export const dataGroup = pgTable(
  "data_group",
  {
    ...catalogueColumns(),
    code: text().notNull(),
    name: text().notNull(),
    kind: text({ enum: ["constant", "variable"] }).notNull(),
    /** Of a variable group: what is looked up for each user. */
    rules: text({ enum: DATA_GROUP_RULES }).array().notNull().default([]),
  },
  (t) => [unique("data_group_code").on(t.code), index("data_group_modified").on(t.modifiedAt, t.id)],
);

export const RESOURCES = ["site", "country", "org", "customer", "account"] as const;
export type Resource = (typeof RESOURCES)[number];

/** A resource of a group, by its code. */
export const dataGroupItem = pgTable(
  "data_group_item",
  {
    groupId: uuid("group_id")
      .notNull()
      .references(() => dataGroup.id, { onDelete: "cascade" }),
    resource: text({ enum: RESOURCES }).notNull(),
    code: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.resource, t.code] })],
);

export const userDataGroup = pgTable(
  "user_data_group",
  {
    id: uuid().primaryKey().$defaultFn(newId),
    userId: uuid("user_id")
      .notNull()
      .references(() => userAccount.id, { onDelete: "cascade" }),
    groupId: uuid("group_id")
      .notNull()
      .references(() => dataGroup.id, { onDelete: "cascade" }),
    ...validity(),
  },
  (t) => [unique("user_data_group_once").on(t.userId, t.groupId), index("user_data_group_group").on(t.groupId)],
);
