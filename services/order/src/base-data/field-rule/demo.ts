import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { fixedId } from "@linehaul/kit/ids";
import type { RuledField } from "@linehaul/schema/base-data/field-rule/fields";
import { SITE_CODES, type SiteCode } from "@linehaul/schema/sites";
import { addDays } from "@linehaul/schema/time";
import { siteDay } from "@linehaul/schema/site-day";
import { fieldRule, type FieldRuleRecord } from "./table.ts";

const NO_MESSAGE = { messageEn: "", messageZhCn: "", messageZhHk: "" };
type Said = Pick<FieldRuleRecord, "effect" | "toCountry"> & Partial<FieldRuleRecord> & { readonly field: RuledField };
/** Nothing that a demo order does not keep to. */
const SAID: readonly Said[] = [
  {
    field: "receiver.postCode",
    effect: "REQUIRED",
    toCountry: "US",
    pattern: "\\d{5}(-\\d{4})?",
    messageEn: "A ZIP code has five digits, or nine: 10001, 10001-1234",
    messageZhCn: "美国邮编为五位或九位数字：10001、10001-1234",
    messageZhHk: "美國郵編為五位或九位數字：10001、10001-1234",
  },
  { field: "receiver.certNo", effect: "LIMITED", toCountry: null, minLength: 6, maxLength: 20 },
  { field: "receiver.ioss", effect: "HIDDEN", toCountry: "JP" },
  { field: "sender.cityCode", effect: "LIMITED", toCountry: null, form: "CORRECTION", maxLength: 12 },
  // As telephones are dialled anywhere: fifteen digits at the most.
  { field: "account.phone", effect: "LIMITED", toCountry: null, form: "USER_ACCOUNT", minLength: 8, maxLength: 16 },
];

/** Fills an empty table with what the demo's sites say of some fields. */
export async function seedFieldRules(db: Db, begin: Date): Promise<void> {
  if ((await db.$count(fieldRule)) > 0) return;
  const row = (site: SiteCode, said: Said, n: number): FieldRuleRecord => ({
    id: fixedId("field-rule", `${site} ${said.field} ${said.toCountry}`),
    status: "ENABLED",
    version: 1,
    createdBy: "admin",
    createdAt: begin,
    modifiedBy: "admin",
    modifiedAt: new Date(begin.getTime() + n * 60_000),
    site,
    form: "NEW_ORDER",
    fromCountry: null,
    fromRegion: "",
    toRegion: "",
    productCode: null,
    cargoTypeCode: null,
    customerTypes: [],
    minLength: 0,
    maxLength: 0,
    pattern: "",
    choices: [],
    ...NO_MESSAGE,
    priority: 0,
    validFrom: addDays(siteDay(site, begin), n),
    validTo: null,
    ...said,
  });
  await load(
    db,
    fieldRule,
    SITE_CODES.flatMap((site) => SAID.map((said, n) => row(site, said, n))),
  );
}
