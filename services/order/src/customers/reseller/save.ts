import type { Call } from "@linehaul/kit/call";
import { catalogueSave } from "@linehaul/kit/catalogue";
import { fail } from "@linehaul/kit/fail";
import { phoneProblems } from "@linehaul/kit/judge-phones";
import { newRowsSite } from "@linehaul/kit/scope";
import type { Reseller, ResellerInput } from "@linehaul/schema/customers/reseller/row";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, eq } from "drizzle-orm";
import { rulesIn } from "../../base-data/phone-rule/rules-in.ts";
import { myCustomer } from "../customer/of-caller.ts";
import { mine } from "./mine.ts";
import { reseller as t, type ResellerRecord } from "./table.ts";

const required = (field: string): FieldProblem => ({ path: [field], key: "required", params: {} });

/** What is kept of a reseller that no form is shown. */
async function keptOf(
  { db }: Call,
  id: string | undefined,
  within: Awaited<ReturnType<typeof mine>>["within"],
): Promise<ResellerRecord | undefined> {
  if (id === undefined) return undefined;
  const [row] = await db
    .select()
    .from(t)
    .where(and(within, eq(t.id, id)));
  if (row === undefined) throw fail(SERVICE_CODES.notFound);
  return row;
}

/** Writes a reseller: its customer is the caller's, its card the customer's. Card and telephone that are left out stay as they are. */
export async function save(call: Call, input: ResellerInput): Promise<Reseller> {
  const { id, version, creditAccount, phone, ...values } = input;
  const kind = await mine(call);
  const was = await keptOf(call, id, kind.within);
  const customer = await myCustomer(call, values.customerCode);
  const card = creditAccount ?? was?.creditAccount;
  const [ofPhone = []] =
    phone === null ? [] : await phoneProblems(rulesIn(call.db), "phone", [{ phone, was: was?.phone }]);
  const fields = [
    ...(card === undefined ? [required("creditAccount")] : []),
    // One that stays was judged when it was written; with another customer it is judged anew.
    ...(card !== undefined &&
    (creditAccount !== null || was?.customerCode !== customer.customerCode) &&
    !customer.monthCards.includes(card)
      ? [{ path: ["creditAccount"], key: "card.unknown", params: {} }]
      : []),
    ...(phone === null && was === undefined ? [required("phone")] : []),
    ...ofPhone,
  ];
  if (fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
  return catalogueSave(call, {
    ...kind,
    id,
    version,
    values: {
      ...values,
      customerName: customer.name,
      site: newRowsSite(call.caller, await call.scope()),
      ...(creditAccount !== null && { creditAccount }),
      ...(phone !== null && { phone }),
    },
    unique: { reseller_store_once: "storeCode" },
    buttons: { create: "RESELLER.CREATE", edit: "RESELLER.EDIT" },
  });
}
