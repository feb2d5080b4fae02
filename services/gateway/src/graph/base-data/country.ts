import { Country as CountryContract, type Country as CountryRow } from "@linehaul/schema/base-data/country";
import type { Lane } from "@linehaul/schema/base-data/lane";
import type { FieldRef, ObjectFieldBuilder } from "@pothos/core";
import { builder, type Types } from "../../access/builder.ts";
import type { Context } from "../../access/visit.ts";
import { objectOf } from "../../contract/named.ts";
import { goOn } from "../../later/go-on.ts";

export const Country = objectOf(CountryContract, {
  without: ["countryCode", "countryNameI18n", "levelsI18n"],
  more: (t) => ({
    code: t.id({ description: "ISO 3166-1 alpha-2, e.g. `MY`.", resolve: (c) => c.countryCode }),
    name: t.string({
      description: "In the request's language.",
      resolve: (c, _args, { visit }) => c.countryNameI18n[visit.language],
    }),
    levels: t.stringList({
      description: "What the levels of its places are called in the request's language, the largest first.",
      resolve: (c, _args, { visit }) => c.levelsI18n[visit.language],
    }),
  }),
});

/** The country of a code: at once while the reference data is warm; null for a code that is not kept. */
export function countryOf(code: string, { visit }: Context): CountryRow | null | Promise<CountryRow | null> {
  return goOn(visit.reference.countries.get(), (all) => all.get(code) ?? null);
}

type Rows<R> = ObjectFieldBuilder<Types, R>;
/** `country` of a row that names one by its code. */
export const countryField = (
  t: Rows<{ readonly countryCode: string }>,
): FieldRef<Types, CountryRow | null | undefined> =>
  t.field({
    type: Country,
    nullable: true,
    description: "Its country; null for a code that is not in the list.",
    resolve: (row, _args, context) => countryOf(row.countryCode, context),
  });
const end = <R extends object>(t: Rows<R>, description: string, codeOf: (row: R) => string | null) =>
  t.field({
    type: Country,
    nullable: true,
    description,
    resolve: (row, _args, context) => {
      const code = codeOf(row);
      return code === null ? null : countryOf(code, context);
    },
  });
/** `from` and `to` of a row that holds on a lane. */
export const laneFields = (
  t: Rows<Lane>,
): Readonly<Record<"from" | "to", FieldRef<Types, CountryRow | null | undefined>>> => ({
  from: end(t, "Where from; null: anywhere.", ({ fromCountry }) => fromCountry),
  to: end(t, "Where to; null: anywhere.", ({ toCountry }) => toCountry),
});

builder.queryField("countries", (t) =>
  t.open("reference data: choices of every form").field({
    type: [Country],
    description: "Every country, in the order of its name in the request's language.",
    resolve: async (_root, _args, { visit }) => {
      const { language } = visit;
      const { compare } = new Intl.Collator(language);
      const all = await visit.reference.countries.get();
      return [...all.values()].sort((a, b) => compare(a.countryNameI18n[language], b.countryNameI18n[language]));
    },
  }),
);
