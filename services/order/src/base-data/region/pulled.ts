import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { MOST_PULLED } from "@linehaul/schema/base-data/pull/found";
import { type Region, type RegionPlace, SourcedRegion } from "@linehaul/schema/base-data/region/row";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { countryProblems } from "../country/known.ts";
import type { PullKind } from "../pull/kind.ts";
import { regionKey } from "@linehaul/schema/base-data/region/key";
import { kind } from "./kind.ts";
import { follow, placeOf, placeProblems, recount, within } from "./place.ts";
import { searched } from "./search.ts";
import { SHIPPED } from "./shipped.ts";
import { region as t } from "./table.ts";

/** What a source answers for one place: each code once, all of the country. */
const contract = (countryCode: string) =>
  z.object({
    rows: z
      .array(SourcedRegion.refine(({ code }) => code.startsWith(`${countryCode}-`), { path: ["code"] }))
      .max(MOST_PULLED)
      .refine((rows) => new Set(rows.map(({ code }) => code)).size === rows.length, "duplicate")
      .refine((rows) => new Set(rows.map(({ name }) => regionKey(name))).size === rows.length, "duplicate"),
  });

/** What came with the release and was never saved is as it came. */
const asShipped = (code: string): SourcedRegion | null => SHIPPED.get(code) ?? null;

/** The places that lie in a country, or in one of its places, as they are pulled; 400001 where there is no such place. */
export async function pulledIn(
  db: Db,
  { countryCode, parentCode: asked }: RegionPlace,
): Promise<PullKind<typeof t, Region, SourcedRegion>> {
  const parentCode = asked ?? null;
  const parent = await placeOf(db, parentCode);
  const fields = [
    ...(await countryProblems(db, countryCode)),
    ...placeProblems(parent, { code: "", countryCode, depth: 0 }),
  ];
  if (fields.length > 0 || parent === undefined) throw fail(SERVICE_CODES.invalid, { fields });
  const what = parent === null ? `regions/${countryCode}` : `regions/${countryCode}/${parent.code}`;
  return {
    ...kind,
    what,
    contract: contract(countryCode),
    where: and(
      eq(t.countryCode, countryCode),
      parentCode === null ? isNull(t.parentCode) : eq(t.parentCode, parentCode),
    ),
    keyOf: ({ code }) => code,
    nameOf: ({ code, name }) => `${code} ${name}`,
    fields: {
      name: ({ name }) => name,
      nameEn: ({ nameEn }) => nameEn,
      nameZhCn: ({ nameZhCn }) => nameZhCn,
      nameZhHk: ({ nameZhHk }) => nameZhHk,
      postCodes: ({ postCodes }) => postCodes.join(", "),
    },
    base: (row) => row.sourced ?? asShipped(row.code),
    columns: (row) => ({
      ...row,
      ...within(parent),
      countryCode,
      parentCode,
      below: 0,
      ...searched(row),
      sourced: row,
    }),
    // Other rows name it, by its text.
    gone: "DISABLE",
    kept: ["below"],
    derived: searched,
    written: async (tx, rows) => {
      await follow(
        tx,
        rows.filter(({ below }) => below > 0).map(({ code }) => code),
      );
      if (parentCode !== null) await recount(tx, [parentCode]);
    },
  };
}
