import type { Call } from "@linehaul/kit/call";
import { catalogueSave } from "@linehaul/kit/catalogue";
import { fail } from "@linehaul/kit/fail";
import type { CustomerCod, SavedCustomerCod } from "@linehaul/schema/customers/customer-cod";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, eq } from "drizzle-orm";
import { mine as myCustomers } from "../customer/mine.ts";
import { customers } from "../customer/table.ts";
import { mine } from "./mine.ts";

const at = (field: string, key: string): FieldProblem => ({ path: [field], key, params: {} });

/** Writes where what a customer's receivers pay goes to. Card and account that are left out stay as they are. */
export async function save(call: Call, input: SavedCustomerCod): Promise<CustomerCod> {
  const { id, version, card, account, ...values } = input;
  const [customer] = await call.db
    .select()
    .from(customers)
    .where(and(await myCustomers(call), eq(customers.customerCode, values.customerCode)));
  const fields = [
    ...(customer === undefined ? [at("customerCode", "customer.unknown")] : []),
    ...(customer?.takesCod === false ? [at("customerCode", "cod.notTaken")] : []),
    ...(id === undefined && card === null ? [at("card", "required")] : []),
    ...(id === undefined && account === null ? [at("account", "required")] : []),
  ];
  if (customer === undefined || fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
  return catalogueSave(call, {
    ...(await mine(call)),
    id,
    version,
    values: {
      ...values,
      site: customer.site,
      customerName: customer.nameEn,
      ...(card !== null && { card }),
      ...(account !== null && { account }),
    },
    unique: { customer_cod_once: "currency" },
    keeps: ["customerCode"],
    buttons: { create: "CUSTOMER_COD.EDIT", edit: "CUSTOMER_COD.EDIT" },
  });
}
