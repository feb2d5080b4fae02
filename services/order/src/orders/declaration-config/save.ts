import type { Call } from "@linehaul/kit/call";
import { catalogueByIds, catalogueSave } from "@linehaul/kit/catalogue";
import { fail } from "@linehaul/kit/fail";
import { newRowsSite } from "@linehaul/kit/scope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { DeclarationConfig, SavedDeclarationConfig } from "@linehaul/schema/orders/declaration-config/row";
import { DOCUMENT_KINDS } from "@linehaul/schema/orders/order/history";
import { countryProblems } from "../../base-data/country/known.ts";
import { customersOf } from "../order/writing/known.ts";
import { keepToCountries, mine } from "./mine.ts";
import { keepApart } from "./overlap.ts";

/** Writes a row, if its customer and country are the caller's and no other row of its rank holds then. */
export async function save(call: Call, input: SavedDeclarationConfig): Promise<DeclarationConfig> {
  const { id, version, ...values } = input;
  const scope = await call.scope();
  const site = newRowsSite(call.caller, scope);
  const own = await mine(call);
  if (id !== undefined) {
    const [before] = await catalogueByIds(call, { ...own, ids: [id] });
    if (before === undefined) throw fail(SERVICE_CODES.notFound);
    // Nor is a row for other countries taken over by giving it one of his.
    await keepToCountries(call, before);
  }
  const { customerCode, countryCode, documents } = values;
  const writer = { site, userName: call.caller.userName, scope, at: call.now() };
  const customer = (await customersOf(call.db, writer, [customerCode])).get(customerCode);
  const fields = [
    ...(customer === undefined ? [{ path: ["customerCode"], key: "customer.unknown", params: {} }] : []),
    ...(await countryProblems(call.db, countryCode)),
  ];
  if (customer === undefined || fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
  await keepToCountries(call, values);
  return catalogueSave(call, {
    ...own,
    id,
    version,
    values: {
      ...values,
      site,
      customerName: customer.name,
      // Each once, in its own order.
      documents: DOCUMENT_KINDS.filter((kind) => documents.includes(kind)),
    },
    unique: {},
    buttons: { create: "DECLARATION_CONFIG.CREATE", edit: "DECLARATION_CONFIG.EDIT" },
    check: keepApart,
  });
}
