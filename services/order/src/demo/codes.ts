import { type Random, weighted } from "@linehaul/kit/demo/prng";
import type { PayFor } from "@linehaul/schema/base-data/pay-method";
import { PAY_METHOD_ROWS } from "../base-data/pay-method/pay-methods.ts";
import { PRODUCTS } from "../base-data/product/products.ts";
import type { payment } from "./terms.ts";

type Paid = ReturnType<typeof payment>;

const cargo = weighted([
  ["PARCEL", 74],
  ["DOCUMENT", 10],
  ["BATTERY", 10],
  ["LIQUID", 4],
  ["FRESH", 2],
]);

/** How somebody pays, of the ways that are his, with the card that he has. */
const way = (r: Random, what: PayFor, payer: Paid["payMethod"], card: string | null): string =>
  r.pick(
    PAY_METHOD_ROWS.filter(
      ({ payFor, payers, needsMonthCard }) =>
        payFor.some((one) => one === what) && payers.some((one) => one === payer) && needsMonthCard === (card !== null),
    ),
  ).code;

/** What base data calls an order's product, its cargo and how it is paid. */
export function codes(r: Random, name: string, paid: Paid) {
  const product = PRODUCTS.find(({ nameEn }) => nameEn === name);
  if (product === undefined) throw new Error(`no product is called ${name}`);
  const wanted = cargo(r);
  return {
    productCode: product.code,
    cargoTypeCode: product.cargoTypes.includes(wanted) ? wanted : "PARCEL",
    payMethodCode: way(r, "FREIGHT", paid.payMethod, paid.payMonthCard),
    taxPayMethodCode: way(r, "TAX", paid.taxPayMethod, paid.taxMonthCard),
  };
}
