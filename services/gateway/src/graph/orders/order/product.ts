import type { OrderRow } from "@linehaul/schema/orders/order/row";
import { builder } from "../../../access/builder.ts";
import type { Context } from "../../../access/visit.ts";
import { goOn } from "../../../later/go-on.ts";

interface Sent {
  readonly code: string | null;
  readonly name: string;
}
export const OrderProduct = builder.objectRef<Sent>("OrderProduct").implement({
  description: "The product that an order is sent by.",
  fields: (t) => ({
    code: t.exposeString("code", {
      nullable: true,
      description:
        "Its code (PRODUCT), which orders are filtered by; null where no product has the name it was placed by.",
    }),
    name: t.exposeString("name", {
      description: "Its name today, in the request's language; without a code the name it was placed by.",
    }),
  }),
});

type Placed = Pick<OrderRow, "productCode" | "serviceName">;
/** The product of an order: at once while the reference data is warm. */
export function productOf(
  { productCode: code, serviceName }: Placed,
  _args: object,
  { visit }: Context,
): Sent | Promise<Sent> {
  if (code === null) return { code, name: serviceName };
  return goOn(visit.reference.products.get(), (all) => ({
    code,
    name: all.get(code)?.nameI18n[visit.language] ?? serviceName,
  }));
}
