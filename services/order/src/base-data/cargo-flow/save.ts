import type { Call } from "@linehaul/kit/call";
import { catalogueSave } from "@linehaul/kit/catalogue";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { newRowsSite } from "@linehaul/kit/scope";
import type { CargoFlow, SavedCargoFlow } from "@linehaul/schema/base-data/cargo-flow/row";
import { PAY_FOR } from "@linehaul/schema/base-data/pay-method";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { asc, eq } from "drizzle-orm";
import { addService } from "../add-service/table.ts";
import { cargoType } from "../cargo-type/table.ts";
import { laneProblems } from "../lane.ts";
import { payMethod } from "../pay-method/table.ts";
import { mine } from "./mine.ts";
import { keepFlowsApart } from "./overlap.ts";

type Told = Omit<SavedCargoFlow, "id" | "version">;

/** Rows of base data in use, in their order. */
const inUse = async (db: Db) => ({
  ways: await db
    .select()
    .from(payMethod)
    .where(eq(payMethod.status, "ENABLED"))
    .orderBy(asc(payMethod.sort), asc(payMethod.id)),
  services: await db
    .select({ code: addService.code })
    .from(addService)
    .where(eq(addService.status, "ENABLED"))
    .orderBy(asc(addService.sort), asc(addService.id)),
  cargoTypes: await db.select({ code: cargoType.code }).from(cargoType).where(eq(cargoType.status, "ENABLED")),
});
type InUse = Awaited<ReturnType<typeof inUse>>;

/** Codes of rows that are not in use, each at its place. */
const unknown = (
  field: "payWays" | "services",
  codes: readonly string[],
  known: readonly { readonly code: string }[],
) =>
  codes.flatMap((code, n): FieldProblem[] =>
    known.some((row) => row.code === code)
      ? []
      : [
          field === "services"
            ? { path: [field, n], key: "addService.unknown", params: { code } }
            : { path: [field, n], key: "order.payMethod.unknown", params: { name: code } },
        ],
  );

/** What a row names is in use, and who pays freight or tax there finds a way. */
function namedProblems({ cargoTypeCode, payWays, services }: Told, rows: InUse): FieldProblem[] {
  const isCargo = cargoTypeCode === null || rows.cargoTypes.some(({ code }) => code === cargoTypeCode);
  const gone = [...unknown("payWays", payWays, rows.ways), ...unknown("services", services, rows.services)];
  const taken = rows.ways.filter(({ code }) => payWays.includes(code));
  const isPayable = PAY_FOR.every((what) => taken.some(({ payFor }) => payFor.includes(what)));
  return [
    ...(isCargo ? [] : [{ path: ["cargoTypeCode"], key: "cargoType.unknown", params: { code: cargoTypeCode } }]),
    ...gone,
    ...(payWays.length === 0 || gone.length > 0 || isPayable
      ? []
      : [{ path: ["payWays"], key: "cargoFlow.payFor", params: {} }]),
  ];
}

/** Writes what goes with a cargo type on a lane, if all that it names is in use and no other row of its rank holds then. */
export async function save(call: Call, { id, version, ...values }: SavedCargoFlow): Promise<CargoFlow> {
  const { db } = call;
  const rows = await inUse(db);
  const fields = [...namedProblems(values, rows), ...(await laneProblems(db, values))];
  if (fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
  // Each once, in its own order.
  const inOrder = (all: readonly { readonly code: string }[], named: readonly string[]) =>
    all.flatMap(({ code }) => (named.includes(code) ? [code] : []));
  return catalogueSave(call, {
    ...(await mine(call)),
    id,
    version,
    values: {
      ...values,
      site: newRowsSite(call.caller, await call.scope()),
      payWays: inOrder(rows.ways, values.payWays),
      services: inOrder(rows.services, values.services),
    },
    unique: {},
    buttons: { create: "CARGO_FLOW.CREATE", edit: "CARGO_FLOW.EDIT" },
    check: keepFlowsApart,
  });
}
