import type { LaneWithoutProduct } from "@linehaul/schema/base-data/product-flow/without-product";
import { closingFlow } from "./closing-flow.ts";
import { judge } from "./offers.ts";
import type { RuleBook } from "./rule-book.ts";

const NOT_KNOWN = { customerType: null, cargoType: null, weight: null, payer: null, taxPayer: null } as const;

/** Of these countries those that no product goes to from one of them on a day, whatever is sent: one that flows lead to in part alone is among them. */
export function lanesWithoutProduct(
  book: Pick<RuleBook, "flowsTo" | "orderFlows" | "products">,
  { from, day, countries }: { readonly from: string; readonly day: string; readonly countries: readonly string[] },
): LaneWithoutProduct[] {
  return countries.flatMap((countryCode) => {
    if (countryCode === from) return [];
    const going = { from: { country: from, regions: [] }, to: { country: countryCode, regions: [] }, day };
    const isServed = book.products.some(
      (product) => judge({ ...going, ...NOT_KNOWN }, product, book).reasons.length === 0,
    );
    const isClosed = closingFlow({ ...going, customerType: null }, book.orderFlows) !== null;
    return isServed && !isClosed ? [] : [{ countryCode, isClosed }];
  });
}
