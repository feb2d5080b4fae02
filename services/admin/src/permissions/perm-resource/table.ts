import { boolean, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { catalogueColumns } from "@linehaul/kit/catalogue";

/** Master data that other systems own. Common to the sites. */
export const resource = pgTable(
  "resource",
  {
    ...catalogueColumns(),
    resourceCode: text("resource_code").notNull(),
    resourceName: text("resource_name").notNull(),
    /** Its id in the system that owns it. */
    resourceId: text("resource_id").notNull(),
    ownerSysName: text("owner_sys_name").notNull(),
    ownerSysId: text("owner_sys_id").notNull(),
    /** JSON text; empty for a resource without parameters. */
    paramStruct: text("param_struct").notNull(),
    customDatagroup: boolean("custom_datagroup").notNull(),
    systemId: text("system_id").notNull(),
  },
  (t) => [uniqueIndex("resource_code").on(t.resourceCode), index("resource_modified").on(t.modifiedAt, t.id)],
);
