import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { spans } from "@linehaul/schema/base-data/phone-rule/dialled";
import type { PhoneRule, PhoneRuleFilter, SourcedPhoneRule } from "@linehaul/schema/base-data/phone-rule/row";
import { arrayContains, or, sql, type SQL } from "drizzle-orm";
import { country } from "../country/table.ts";
import type { PullKind } from "../pull/kind.ts";
import { SourcedPhoneRules } from "./sourced.ts";
import { phoneRule } from "./table.ts";

const view = (row: typeof phoneRule.$inferSelect): PhoneRule => ({ ...row, ...catalogueView(row) });
export const kind = { table: phoneRule, row: view, event: "phoneRule.changed" };

const MOST_NAMED = 3;
export const pulled: PullKind<typeof phoneRule, PhoneRule, SourcedPhoneRule> = {
  ...kind,
  what: "phoneRules",
  contract: SourcedPhoneRules,
  keyOf: ({ callingCode }) => String(callingCode),
  nameOf: ({ callingCode, countries }) =>
    `+${callingCode} ${countries.slice(0, MOST_NAMED).join(", ")}${countries.length > MOST_NAMED ? " …" : ""}`,
  fields: {
    countries: ({ countries }) => countries.join(", "),
    lengths: ({ lengths }) => spans(lengths),
    patterns: ({ patterns }) => patterns.join(" | "),
    example: ({ example }) => example,
  },
  columns: ({ callingCode, countries, lengths, patterns, example }) => ({
    callingCode,
    countries,
    lengths,
    patterns,
    example,
  }),
};

const names = [country.nameEn, country.nameZhCn, country.nameZhHk];
/** By calling code, with its plus or without, or by country. */
export const matching = ({ keyword }: PhoneRuleFilter = {}): SQL | undefined =>
  keyword === undefined || keyword === ""
    ? undefined
    : or(
        sql`${phoneRule.callingCode}::text like ${`${keyword.replace(/\D/g, "") || keyword}%`}`,
        arrayContains(phoneRule.countries, [keyword.toUpperCase()]),
        sql`exists (select 1 from ${country} where ${country.countryCode} = any(${phoneRule.countries}) and ${anyContains(names, keyword)})`,
      );
