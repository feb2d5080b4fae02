import { catalogueColumns } from "@linehaul/kit/catalogue";
import { SITE_CODES } from "@linehaul/schema/sites";
import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

/** Whose orders a person reviews at a site, by where they go (PERM-10). One row a person and site, whatever the case of his name. */
export const staffAuditAuth = pgTable(
  "staff_audit_auth",
  {
    ...catalogueColumns(),
    site: text({ enum: SITE_CODES }).notNull(),
    userName: text("user_name").notNull(),
    /** ISO 3166-1 alpha-2; null: all. */
    countries: text().array(),
    remark: text().notNull(),
  },
  (t) => [
    uniqueIndex("staff_audit_auth_person").on(t.site, sql`lower(${t.userName})`),
    index("staff_audit_auth_by_name").on(t.site, t.userName, t.id),
    index("staff_audit_auth_modified").on(t.site, t.modifiedAt, t.id),
  ],
);
export type StaffAuditAuthRecord = typeof staffAuditAuth.$inferSelect;
