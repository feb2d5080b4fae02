import type { Call } from "@linehaul/kit/call";
import { catalogueSave } from "@linehaul/kit/catalogue";
import { fail } from "@linehaul/kit/fail";
import { newRowsSite } from "@linehaul/kit/scope";
import type { RegionalPersonnel, RegionalPersonnelInput } from "@linehaul/schema/base-data/regional-personnel/row";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, eq } from "drizzle-orm";
import { countryProblems } from "../country/known.ts";
import { phoneProblems } from "@linehaul/kit/judge-phones";
import { rulesIn } from "../phone-rule/rules-in.ts";
import { areaProblems } from "../region/known.ts";
import { regionKey } from "@linehaul/schema/base-data/region/key";
import { mine } from "./mine.ts";
import { regionalPersonnel as t } from "./table.ts";

/** What a row says as it is kept; a form is never shown its telephone. */
async function keptOf({ db }: Call, id: string | undefined, within: Awaited<ReturnType<typeof mine>>["within"]) {
  if (id === undefined) return undefined;
  const [row] = await db
    .select({ phone: t.phone, countryCode: t.countryCode, area: t.area })
    .from(t)
    .where(and(within, eq(t.id, id)));
  return row;
}

/** What the contract can't know of who stands in: somebody else of the site. */
async function standInProblems(
  { db }: Call,
  { standIn, workNo }: RegionalPersonnelInput,
  within: Awaited<ReturnType<typeof mine>>["within"],
): Promise<FieldProblem[]> {
  if (standIn === null) return [];
  const isThere = standIn !== workNo && (await db.$count(t, and(within, eq(t.workNo, standIn)))) > 0;
  return isThere ? [] : [{ path: ["standIn"], key: "personnel.standIn", params: { workNo: standIn } }];
}

/** Says who sees to what in a region. A telephone that is left out stays as it is. */
export async function save(call: Call, input: RegionalPersonnelInput): Promise<RegionalPersonnel> {
  const { id, version, phone, ...values } = input;
  const kind = await mine(call);
  const was = await keptOf(call, id, kind.within);
  const [ofCountry, ofArea, [ofPhone = []], ofStandIn] = await Promise.all([
    countryProblems(call.db, values.countryCode),
    areaProblems(call.db, "area", values, was),
    phone === null ? [] : phoneProblems(rulesIn(call.db), "phone", [{ phone, was: was?.phone }]),
    standInProblems(call, input, kind.within),
  ]);
  const missing: FieldProblem[] =
    phone === null && id === undefined ? [{ path: ["phone"], key: "required", params: {} }] : [];
  const fields = [...ofCountry, ...ofArea, ...ofPhone, ...missing, ...ofStandIn];
  if (fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
  const site = newRowsSite(call.caller, await call.scope());
  return catalogueSave(call, {
    ...kind,
    id,
    version,
    values: { ...values, ...(phone !== null && { phone }), areaKey: regionKey(values.area), site },
    unique: { regional_personnel_of: "area" },
    buttons: { create: "REGIONAL_PERSONNEL.CREATE", edit: "REGIONAL_PERSONNEL.EDIT" },
  });
}
