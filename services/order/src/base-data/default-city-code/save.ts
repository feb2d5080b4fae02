import type { Call } from "@linehaul/kit/call";
import { catalogueByIds, catalogueSave } from "@linehaul/kit/catalogue";
import { fail } from "@linehaul/kit/fail";
import type { DefaultCityCode, DefaultCityCodeInput } from "@linehaul/schema/base-data/default-city-code";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { countryProblems } from "../country/known.ts";
import { areaProblems } from "../region/known.ts";
import { kind } from "./kind.ts";
import { keepApart } from "./overlap.ts";

/** Writes the city code of a place in a country of the list, if no other one has some of that place. */
export async function save(call: Call, { id, version, ...values }: DefaultCityCodeInput): Promise<DefaultCityCode> {
  const { countryCode, region: area } = values;
  const [before] = id === undefined ? [] : await catalogueByIds(call, { ...kind, ids: [id] });
  const was = before && { countryCode: before.countryCode, area: before.region };
  const fields = [
    ...(await countryProblems(call.db, countryCode)),
    ...(await areaProblems(call.db, "region", { countryCode, area }, was)),
  ];
  if (fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
  return catalogueSave(call, {
    ...kind,
    id,
    version,
    values,
    unique: {},
    buttons: { create: "DEFAULT_CITY_CODE.CREATE", edit: "DEFAULT_CITY_CODE.EDIT" },
    check: keepApart,
  });
}
