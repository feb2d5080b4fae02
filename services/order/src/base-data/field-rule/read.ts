import type { Db } from "@linehaul/kit/database-type";
import type { RuledForm } from "@linehaul/schema/base-data/field-rule/fields";
import type { SiteCode } from "@linehaul/schema/sites";
import { and, asc, eq } from "drizzle-orm";
import { fieldRules, type FieldRules } from "@linehaul/schema/base-data/field-rule/holding";
import { view } from "./mine.ts";
import { fieldRule } from "./table.ts";

/** What a site says of a form's fields, ready to be looked at. One statement. */
export async function readFieldRules(db: Db, site: SiteCode, form: RuledForm): Promise<FieldRules> {
  const rows = await db
    .select()
    .from(fieldRule)
    .where(and(eq(fieldRule.site, site), eq(fieldRule.form, form), eq(fieldRule.status, "ENABLED")))
    .orderBy(asc(fieldRule.id));
  return fieldRules(rows.map(view), form);
}
