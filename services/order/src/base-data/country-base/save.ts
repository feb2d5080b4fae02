import type { Call } from "@linehaul/kit/call";
import { catalogueSave } from "@linehaul/kit/catalogue";
import { fail } from "@linehaul/kit/fail";
import type { CountryBase, CountryBaseInput } from "@linehaul/schema/base-data/country-base";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { isPattern } from "../phone-rule/patterns.ts";
import { kind } from "./kind.ts";
import { isPostOf } from "./posts.ts";

/** What the contract can't know: RE2 takes the pattern, and the example is like it. */
function postProblem(input: CountryBaseInput): FieldProblem | null {
  const { postPattern, postExample } = input;
  if (postPattern === null || postExample === null) return null;
  if (!isPattern(postPattern)) return { path: ["postPattern"], key: "pattern", params: {} };
  return isPostOf(input, postExample) ? null : { path: ["postExample"], key: "pattern.example", params: {} };
}

/** Writes a country. The module has one button for new ones and edits. */
export async function save(call: Call, input: CountryBaseInput): Promise<CountryBase> {
  const { id, version, ...values } = input;
  const problem = postProblem(input);
  if (problem !== null) throw fail(SERVICE_CODES.invalid, { fields: [problem] });
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
