import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { Context } from "../access/visit.ts";
import { Refusal } from "../errors/refusal.ts";

/**
 * Codes of an input that stand in the list of countries. An unknown or deleted one is a problem of its field (PERM-02): the list
 * is the gateway's reference data, so that it costs no call.
 */
export async function knownCountries(
  { visit }: Context,
  fields: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  if (Object.values(fields).every((codes) => codes.length === 0)) return;
  const known = await visit.reference.countries.get();
  const problems = Object.entries(fields).flatMap(([field, codes]) => {
    const unknown = codes.filter((code) => !known.has(code));
    return unknown.length === 0
      ? []
      : [{ path: [field], key: "country.unknown", params: { code: unknown.join(", ") } }];
  });
  if (problems.length > 0) throw new Refusal(SERVICE_CODES.invalid, { fields: problems });
}
