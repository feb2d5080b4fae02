import type { Call } from "@linehaul/kit/call";
import { catalogueByIds, catalogueSave, catalogueView } from "@linehaul/kit/catalogue";
import { fail } from "@linehaul/kit/fail";
import { newRowsSite } from "@linehaul/kit/scope";
import { siteCatalogue } from "@linehaul/kit/site-catalogue";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { StaffAuditAuth, StaffAuditAuthInput } from "@linehaul/schema/orders/staff-audit-auth/row";
import { asc } from "drizzle-orm";
import { country } from "../../base-data/country/table.ts";
import { staffAuditAuth, type StaffAuditAuthRecord } from "./table.ts";

const view = (row: StaffAuditAuthRecord): StaffAuditAuth => ({ ...row, ...catalogueView(row) });
export const mine = siteCatalogue({ table: staffAuditAuth, row: view, event: "staffAuditAuth.changed" });

const isHis = (call: Call, userName: string): boolean => userName.toLowerCase() === call.caller.userName.toLowerCase();
/** Nobody writes his own: what he reviews, others say. */
export function keepFromOwn(call: Call, { userName }: Pick<StaffAuditAuth, "userName">): void {
  if (isHis(call, userName))
    throw fail(SERVICE_CODES.invalid, { fields: [{ path: ["userName"], key: "audit.own", params: {} }] });
}

/** Codes that a row can name: each country of the base data, whether it is in use or not, for orders go there already. */
export async function countryCodes(call: Call): Promise<string[]> {
  const rows = await call.db.select({ code: country.countryCode }).from(country).orderBy(asc(country.countryCode));
  return rows.map(({ code }) => code);
}

async function countryProblems(call: Call, codes: readonly string[] | null): Promise<FieldProblem[]> {
  if (codes === null) return [];
  const known = new Set(await countryCodes(call));
  const [code] = codes.filter((one) => !known.has(one));
  return code === undefined ? [] : [{ path: ["countries"], key: "country.unknown", params: { code } }];
}

/** Writes a row of another person. */
export async function save(call: Call, { id, version, ...values }: StaffAuditAuthInput): Promise<StaffAuditAuth> {
  const own = await mine(call);
  const site = newRowsSite(call.caller, await call.scope());
  if (id !== undefined) {
    const [before] = await catalogueByIds(call, { ...own, ids: [id] });
    // Nor does anybody hand his own on to another.
    if (before !== undefined) keepFromOwn(call, before);
  }
  keepFromOwn(call, values);
  const fields = await countryProblems(call, values.countries);
  if (fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
  return catalogueSave(call, {
    ...own,
    id,
    version,
    // Each country once, by its code.
    values: { ...values, site, countries: values.countries && [...new Set(values.countries)].sort() },
    unique: { staff_audit_auth_person: "userName" },
    buttons: { create: "STAFF_AUDIT_AUTH.CREATE", edit: "STAFF_AUDIT_AUTH.EDIT" },
  });
}
