import type { Db } from "@linehaul/kit/database-type";
import { fieldRules, type HeldRule, holdingRules, NOWHERE } from "@linehaul/schema/base-data/field-rule/holding";
import type { FieldRuleCopied } from "@linehaul/schema/base-data/field-rule/copy";
import type { CustomerType } from "@linehaul/schema/customers/customer";
import type { SiteCode } from "@linehaul/schema/sites";
import { siteDay } from "@linehaul/schema/site-day";
import { asc, eq } from "drizzle-orm";
import { fieldRuleCopy as t } from "./table.ts";

/** An account goes nowhere and carries nothing. */
const OF_NO_ORDER = {
  fromCountry: null,
  fromRegion: "",
  toCountry: null,
  toRegion: "",
  productCode: null,
  cargoTypeCode: null,
} as const;
type AccountRule = HeldRule<FieldRuleCopied & typeof OF_NO_ORDER>;

/** Whose account it is, or will be, and when somebody fills in its form. */
export interface AccountOf {
  readonly site: SiteCode;
  readonly customerType: CustomerType;
  readonly at: Date;
}

/** What the site says of an account's fields on its day, at most one rule a field: by the copy, also while its owner is away. One statement. */
export async function accountRules(db: Db, { site, customerType, at }: AccountOf): Promise<AccountRule[]> {
  const rows = await db.select().from(t).where(eq(t.site, site)).orderBy(asc(t.id));
  const rules = fieldRules(
    rows.map((row) => ({ ...row, ...OF_NO_ORDER })),
    "USER_ACCOUNT",
  );
  const day = siteDay(site, at);
  return holdingRules({ from: NOWHERE, to: NOWHERE, day, productCode: null, cargoType: null, customerType }, rules);
}
