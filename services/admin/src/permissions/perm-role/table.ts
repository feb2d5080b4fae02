import { index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { catalogueColumns } from "@linehaul/kit/catalogue";
import { ROLE_TYPES } from "@linehaul/schema/permissions/perm-role";
import { resource } from "../perm-resource/table.ts";

/** PERM-07. A disabled role is neither worked with nor assigned (AUTH-14). */
export const role = pgTable(
  "role",
  {
    ...catalogueColumns(),
    code: text().notNull(),
    name: text().notNull(),
    type: text({ enum: ROLE_TYPES }).notNull(),
  },
  (t) => [unique("role_code").on(t.code), index("role_modified").on(t.modifiedAt, t.id)],
);

/** What a role may do: buttons as `MODULE.ACTION` (PERM-01). */
export const roleButton = pgTable(
  "role_button",
  {
    roleId: uuid("role_id")
      .notNull()
      .references(() => role.id, { onDelete: "cascade" }),
    button: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.roleId, t.button] }), index("role_button_button").on(t.button)],
);

/** The resources that a role is bound to. */
export const roleResource = pgTable(
  "role_resource",
  {
    roleId: uuid("role_id")
      .notNull()
      .references(() => role.id, { onDelete: "cascade" }),
    resourceId: uuid("resource_id")
      .notNull()
      .references(() => resource.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.roleId, t.resourceId] }), index("role_resource_resource").on(t.resourceId)],
);
