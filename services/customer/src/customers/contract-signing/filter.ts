import type { Call } from "@linehaul/kit/call";
import { anyContains } from "@linehaul/kit/contains";
import type { ContractFilter } from "@linehaul/schema/customers/contract-signing/row";
import { and, eq, inArray, lte, or, type SQL } from "drizzle-orm";
import { matching as matchingCustomers } from "../customer/filter.ts";
import { mine } from "../customer/mine.ts";
import { ofCustomer } from "../customer/of-customer.ts";
import { customers } from "../customer/table.ts";
import { contract } from "./table.ts";

/** A contract with a customer that meets a condition. */
const withCustomer = (where: SQL | undefined): SQL => ofCustomer(contract.customerId, where);

/** Contracts with the caller's customers: every statement about contracts starts from them. */
export async function mineContracts(call: Call): Promise<SQL | undefined> {
  return and(eq(contract.site, call.caller.site), withCustomer(await mine(call)));
}

export function matching({ keyword, kind, state, customerCode, endsUntil }: ContractFilter = {}): SQL | undefined {
  const named = matchingCustomers({ keyword });
  return and(
    named && or(anyContains([contract.contractNo], keyword), withCustomer(named)),
    kind && eq(contract.kind, kind),
    state?.length ? inArray(contract.state, state) : undefined,
    customerCode === undefined ? undefined : withCustomer(eq(customers.customerCode, customerCode)),
    endsUntil === undefined ? undefined : lte(contract.validTo, endsUntil),
  );
}
