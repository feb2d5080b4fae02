import { isDeepStrictEqual } from "node:util";
import type { Call } from "@linehaul/kit/call";
import { catalogueSave } from "@linehaul/kit/catalogue";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import type { Region, SavedRegion } from "@linehaul/schema/base-data/region/row";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { countryProblems } from "../country/known.ts";
import { kind } from "./kind.ts";
import { alone, depthBelow, follow, placeOf, placeProblems, recount, within } from "./place.ts";
import { searched } from "./search.ts";

/** Where it shall lie, if it can: 400001 at its field where it can't. */
async function placeFor(db: Db, { code, countryCode, parentCode }: SavedRegion) {
  const parent = await placeOf(db, parentCode);
  const own = await placeOf(db, code);
  const depth = own ? await depthBelow(db, own) : 0;
  const fields = [...(await countryProblems(db, countryCode)), ...placeProblems(parent, { code, countryCode, depth })];
  if (fields.length > 0 || parent === undefined) throw fail(SERVICE_CODES.invalid, { fields });
  return { place: within(parent), before: own?.parentCode ?? null };
}

/** Writes a place; what lies in it goes with it. */
export async function save(call: Call, input: SavedRegion): Promise<Region> {
  const { id, version, ...values } = input;
  const { place, before } = await placeFor(call.db, input);
  const fresh = id === undefined ? { below: 0 } : {};
  return catalogueSave(call, {
    ...kind,
    id,
    version,
    values: { ...values, ...place, ...fresh, ...searched(values) },
    unique: { region_code: "code", region_name: "name" },
    keeps: ["code", "countryCode"],
    buttons: { create: "REGION.CREATE", edit: "REGION.EDIT" },
    check: async (tx, after) => {
      await alone(tx, after.countryCode);
      // What it lies in may have moved since it was looked at.
      const now = await placeFor(tx, input);
      if (!isDeepStrictEqual(now.place, place)) throw fail(SERVICE_CODES.changed);
      await follow(tx, [after.code]);
      await recount(
        tx,
        [before, after.parentCode].filter((one) => one !== null),
      );
    },
  });
}
