import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { DeclarationAnswer } from "@linehaul/schema/orders/declaration-config/answer";
import { siteDay } from "@linehaul/schema/site-day";
import { and, desc, eq } from "drizzle-orm";
import { ofMyCustomer } from "../../customers/customer/of-caller.ts";
import { numbered } from "../order/filter.ts";
import { mineOf } from "../order/mine.ts";
import { orders } from "../order/table.ts";
import { declarationFor } from "./declaration-for.ts";
import { mine, view } from "./mine.ts";
import { declarationConfig } from "./table.ts";

/**
 * What holds for an order that the caller sees, of a customer that he sees: then he sees every row that can hold for it. Of a number that a
 * customer used again, the newest of his orders.
 */
export async function forOrder(call: Call, waybillNo: string): Promise<DeclarationAnswer> {
  const scope = await call.scope();
  const [order] = await call.db
    .select()
    .from(orders)
    .where(and(mineOf(call.caller, scope).where, ofMyCustomer(call, scope, orders.customerCode), numbered([waybillNo])))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  if (order === undefined)
    throw fail(SERVICE_CODES.invalid, { fields: [{ path: ["waybillNo"], key: "declaration.order", params: {} }] });
  const { within } = await mine(call);
  const rows = await call.db
    .select()
    .from(declarationConfig)
    .where(
      and(within, eq(declarationConfig.customerCode, order.customerCode), eq(declarationConfig.status, "ENABLED")),
    );
  const day = siteDay(order.site, order.createdAt);
  const asked = { customer: order.customerCode, country: order.receiverCountry, day };
  const all = rows.map(view);
  return {
    orderNo: order.sfWaybillNo,
    customerName: order.customerName,
    countryCode: order.receiverCountry,
    day,
    exported: { ordered: order.exportDeclaration, row: declarationFor(all, { ...asked, direction: "EXPORT" }) },
    imported: { ordered: order.importDeclaration, row: declarationFor(all, { ...asked, direction: "IMPORT" }) },
  };
}
