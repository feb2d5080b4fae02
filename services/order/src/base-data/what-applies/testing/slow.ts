import type { ExpressControl } from "@linehaul/schema/base-data/express-control/row";
import type { OrderFlowWhitelist } from "@linehaul/schema/base-data/order-flow-whitelist";
import type { OrderFlow } from "@linehaul/schema/base-data/order-flow/row";
import type { ProductFlow } from "@linehaul/schema/base-data/product-flow/row";
import { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import type { Sent } from "../offers.ts";
import type { ProductRule } from "../rule-book.ts";

/** How closely a country and a region name a place, told apart by cases. */
export function near(country: string | null, name: string, at: Sent["to"]): number | null {
  if (country === null) return 0;
  if (country !== at.country) return null;
  if (name === "") return 1;
  if (at.regions.at(-1) === name) return 1 + at.regions.length;
  return at.regions[0] === name ? 2 : null;
}

/** The row that closes the lane from its words: for whoever is not known, one that closes it for each type. */
export function slowlyClosed(one: Sent, flows: readonly OrderFlow[]): string | null {
  const held = CUSTOMER_TYPES.filter((type) => one.customerType === null || one.customerType === type).map((type) => {
    const fitting = flows.flatMap((flow) => {
      const to = near(flow.toCountry, flow.toRegion, one.to);
      const from = near(flow.fromCountry, flow.fromRegion, one.from);
      const isHeld = flow.validFrom <= one.day && one.day <= (flow.validTo ?? "9999");
      const isHis = flow.customerTypes.length === 0 || flow.customerTypes.includes(type);
      return isHeld && isHis && to !== null && from !== null ? [{ flow, to, from }] : [];
    });
    const his = (flow: OrderFlow) => (flow.customerTypes.length > 0 ? 1 : 0);
    return fitting.sort((a, b) => b.to - a.to || b.from - a.from || his(b.flow) - his(a.flow))[0]?.flow;
  });
  return held.some((flow) => flow === undefined || flow.laneState === "OPEN") ? null : (held[0]?.id ?? null);
}

/** The same from its words, one condition after the other: which flow holds, and whether the product can be had. */
export function slow(
  one: Sent,
  product: ProductRule,
  flows: readonly ProductFlow[],
): { id: string | null; isOffered: boolean } {
  const fitting = flows.flatMap((flow) => {
    const to = near(flow.toCountry, flow.toRegion, one.to);
    const from = near(flow.fromCountry, flow.fromRegion, one.from);
    const isHeld =
      flow.status === "ENABLED" &&
      flow.productCode === product.code &&
      flow.validFrom <= one.day &&
      (flow.validTo ?? "9999") >= one.day &&
      [null, one.cargoType].includes(flow.cargoTypeCode);
    return isHeld && to !== null && from !== null ? [{ flow, to, from, cargo: flow.cargoTypeCode ? 1 : 0 }] : [];
  });
  fitting.sort((a, b) => b.to - a.to || b.from - a.from || b.cargo - a.cargo);
  const held = fitting[0]?.flow;
  if (held === undefined) return { id: null, isOffered: false };
  const kg = one.weight === null ? null : Number(one.weight);
  const isOffered =
    product.status === "ENABLED" &&
    (one.cargoType === null || product.cargoTypes.includes(one.cargoType)) &&
    (kg === null ||
      (kg >= Number(product.minWeight) && kg <= Number(product.maxWeight) && kg <= Number(held.maxWeight))) &&
    (one.payer === null || [product, held].every(({ payMethods }) => payMethods.includes(one.payer ?? "SENDER"))) &&
    (one.taxPayer === null ||
      [product, held].every(({ taxPayMethods }) => taxPayMethods.includes(one.taxPayer ?? "SENDER")));
  return { id: held.id, isOffered };
}

/** Does a customer pass a closed lane, from its words: any row of his that fits. */
export const slowlyPassed = (one: Sent, passes: readonly OrderFlowWhitelist[]): boolean =>
  passes.some(
    (row) =>
      row.customerCode === one.customerCode &&
      near(row.toCountry, row.toRegion, one.to) !== null &&
      near(row.fromCountry, row.fromRegion, one.from) !== null &&
      row.validFrom <= one.day &&
      one.day <= (row.validTo ?? "9999"),
  );

interface Hit {
  readonly id: string;
  readonly line: number | null;
}
/** The controls that hold, from their words: each part of a name between spaces, or any part of one in Chinese, is a word. */
export function slowlyControlled(one: Sent, controls: readonly ExpressControl[]): Hit[] {
  const plain = (text: string) => text.toLowerCase().replaceAll("ä", "a");
  return controls.flatMap((row): Hit[] => {
    const isThere =
      near(row.toCountry, row.toRegion, one.to) !== null && near(row.fromCountry, row.fromRegion, one.from) !== null;
    const isThen = row.validFrom <= one.day && one.day <= (row.validTo ?? "9999");
    const above = (value: string | null, bound: string | null) =>
      bound === null || (value !== null && Number(value) > Number(bound));
    if (!isThere || !isThen || !above(one.valueCny, row.valueAbove) || !above(one.weight, row.weightAbove)) return [];
    if (row.words.length === 0 && row.hsPrefixes.length === 0) return [{ id: row.id, line: null }];
    return one.goods.flatMap(({ name, hsCode }, n) => {
      const named = row.words.some((word) =>
        /[a-z]/.test(word) ? plain(name).split(" ").includes(word) : name.includes(word),
      );
      const coded = row.hsPrefixes.some((prefix) => (hsCode ?? "").split(".").join("").startsWith(prefix));
      return named || coded ? [{ id: row.id, line: n + 1 }] : [];
    });
  });
}
