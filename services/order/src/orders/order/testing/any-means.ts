import type { OrderMeans } from "@linehaul/schema/orders/order/new-order-rules";
import { CARGO_TYPES } from "../../../base-data/cargo-type/cargo-types.ts";
import { PAY_METHOD_ROWS } from "../../../base-data/pay-method/pay-methods.ts";

/** Base data of tests: every product takes every cargo type, and pay methods are those of the release. */
export const anyMeans: Omit<OrderMeans, "goodsTypes"> = {
  rateToCny: () => "1",
  isCountry: () => true,
  postUnlike: () => null,
  product: (nameEn) => ({ code: "ANY", nameEn, cargoTypes: CARGO_TYPES.map(({ code }) => code) }),
  isCargoType: () => true,
  payWays: PAY_METHOD_ROWS.map((row) => ({ ...row, payFor: [...row.payFor], payers: [...row.payers] })),
  takenFor: () => () => true,
  isUnit: () => true,
  closed: () => null,
  controls: () => [],
  unserved: () => [],
  withheld: () => [],
  fieldRules: () => [],
  isLike: () => true,
};
