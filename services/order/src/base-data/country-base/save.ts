import type { Call } from "@linehaul/kit/call";
import { catalogueByIds, catalogueSave } from "@linehaul/kit/catalogue";
import { fail } from "@linehaul/kit/fail";
import type { CountryBase, CountryBaseInput } from "@linehaul/schema/base-data/country-base";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { zoneProblems } from "../time-zone/known.ts";
import { kind } from "./kind.ts";
import { postFault } from "./posts.ts";

/** What the contract can't know of its post codes, at its field. */
function postProblems(input: CountryBaseInput): FieldProblem[] {
  const fault = postFault(input);
  return fault === null
    ? []
    : [{ path: [fault], key: fault === "postPattern" ? "pattern" : "pattern.example", params: {} }];
}

/** Writes a country. The module has one button for new ones and edits. */
export async function save(call: Call, input: CountryBaseInput): Promise<CountryBase> {
  const { id, version, ...values } = input;
  const [before] = id === undefined ? [] : await catalogueByIds(call, { ...kind, ids: [id] });
  const fields = [...postProblems(input), ...(await zoneProblems(call.db, values.timeZone, before?.timeZone))];
  if (fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
  return catalogueSave(call, {
    ...kind,
    id,
    version,
    values,
    unique: { country_code: "countryCode" },
    keeps: ["countryCode"],
    buttons: { create: "COUNTRY_BASE.EDIT", edit: "COUNTRY_BASE.EDIT" },
  });
}
