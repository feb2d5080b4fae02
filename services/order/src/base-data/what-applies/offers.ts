import { workingDayAfter } from "@linehaul/schema/base-data/calendar/work-clock";
import type { ProductFlow } from "@linehaul/schema/base-data/product-flow/row";
import type {
  ProductOffer,
  WhatApplies,
  WithheldProduct,
  WithheldReason,
} from "@linehaul/schema/base-data/what-applies/answer";
import type { CustomerType } from "@linehaul/schema/customers/customer";
import { Money } from "@linehaul/schema/money";
import type { PAY_METHODS } from "@linehaul/schema/orders/order/status";
import { cargoFlowOf } from "./cargo-flow.ts";
import { closestRow, type Going, namingOf } from "./closest-row.ts";
import { closingFlow, passingRow } from "./closing-flow.ts";
import { controlsOf, type Looked } from "./controls.ts";
import { holdingRules } from "@linehaul/schema/base-data/field-rule/holding";
import type { ProductRule, RuleBook } from "./rule-book.ts";
import { servicesOf } from "./services.ts";

type Payer = (typeof PAY_METHODS)[number];
/** A shipment as the rules see it; null: not known, which rules nothing out. */
export interface Sent extends Going, Pick<Looked, "goods" | "valueCny"> {
  /** Whose it is. */
  readonly customerCode: string | null;
  readonly customerType: CustomerType | null;
  readonly cargoType: string | null;
  readonly weight: string | null;
  readonly payer: Payer | null;
  readonly taxPayer: Payer | null;
}

const both = (one: readonly Payer[], other: readonly Payer[]): Payer[] => one.filter((payer) => other.includes(payer));
const isRuledOut = <T>(value: T | null, allowed: readonly T[]): boolean => value !== null && !allowed.includes(value);

/** What of a shipment products look at. */
type Judging = Omit<Sent, "customerCode" | "goods" | "valueCny">;
/** The flow that holds for a product, its limits there, and each reason of product and flow why it can't be had. */
interface Judged {
  readonly flow: ProductFlow | null;
  readonly maxWeight: Money;
  readonly payMethods: Payer[];
  readonly taxPayMethods: Payer[];
  readonly reasons: readonly WithheldReason[];
}
export function judge(sent: Judging, product: ProductRule, { flowsTo }: Pick<RuleBook, "flowsTo">): Judged {
  const flow = closestRow(sent, flowsTo(product.code, sent.to.country), ({ cargoTypeCode }) =>
    namingOf(cargoTypeCode, sent.cargoType),
  );
  const maxWeight = flow === null ? new Money(product.maxWeight) : Money.min(product.maxWeight, flow.maxWeight);
  const payMethods = both(product.payMethods, flow?.payMethods ?? []);
  const taxPayMethods = both(product.taxPayMethods, flow?.taxPayMethods ?? []);
  const weighs = sent.weight === null ? null : new Money(sent.weight);
  const reasons = [
    product.status === "DISABLED" && ("OUT_OF_USE" as const),
    isRuledOut(sent.cargoType, product.cargoTypes) && ("CARGO_TYPE" as const),
    flow === null && ("NO_FLOW" as const),
    weighs?.lt(product.minWeight) === true && ("TOO_LIGHT" as const),
    weighs?.gt(maxWeight) === true && ("TOO_HEAVY" as const),
    flow !== null && isRuledOut(sent.payer, payMethods) && ("PAYER" as const),
    flow !== null && isRuledOut(sent.taxPayer, taxPayMethods) && ("TAX_PAYER" as const),
  ].filter((reason) => reason !== false);
  return { flow, maxWeight, payMethods, taxPayMethods, reasons };
}

function look(
  sent: Sent,
  product: ProductRule,
  book: RuleBook,
  of: readonly WithheldReason[],
): ProductOffer | WithheldProduct {
  const { code: productCode } = product;
  const { flow, maxWeight, payMethods, taxPayMethods, reasons: own } = judge(sent, product, book);
  const reasons: WithheldReason[] = [...of, ...own];
  if (flow === null || reasons.length > 0) return { productCode, reasons, flow };
  const calendar = book.delivery(sent.to);
  return {
    productCode,
    flow,
    firstDay: workingDayAfter(calendar, sent.day, flow.agingMin),
    lastDay: workingDayAfter(calendar, sent.day, flow.agingMax),
    maxWeight: maxWeight.toFixed(2),
    payMethods,
    taxPayMethods,
    services: servicesOf({ ...sent, productCode }, book),
    fields: holdingRules({ ...sent, productCode }, book.fieldRules),
  };
}

const isOffer = (one: ProductOffer | WithheldProduct): one is ProductOffer => "firstDay" in one;
const isWithheld = (one: ProductOffer | WithheldProduct): one is WithheldProduct => !isOffer(one);

/** What holds for a shipment (SYS-08): every product, offered with its days and payers or withheld with each reason, and the row that says so. */
export function whatApplies(sent: Sent, book: RuleBook): Omit<WhatApplies, "ownBill"> {
  const shut = closingFlow(sent, book.orderFlows);
  const passedBy = shut && passingRow(sent, book.passes);
  const closedBy = passedBy === null ? shut : null;
  const controls = controlsOf(sent, book.controls);
  const ofAll = [
    closedBy !== null && ("LANE_CLOSED" as const),
    controls.some(({ control }) => control.effect === "REFUSE") && ("PROHIBITED" as const),
  ].filter((reason) => reason !== false);
  const looked = book.products.map((product) => look(sent, product, book, ofAll));
  const cargoFlow = cargoFlowOf(sent, book.cargoFlows);
  return {
    closedBy,
    passedBy,
    cargoFlow,
    controls,
    offered: looked.filter(isOffer),
    withheld: looked.filter(isWithheld),
  };
}
