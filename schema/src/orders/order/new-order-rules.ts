import { z } from "zod";
import type { Product } from "../../base-data/product.ts";
import type { FieldProblem } from "../../envelope.ts";
import { Money } from "../../money.ts";
import { controlHits, type Controls, prohibitedProblems } from "./control-rules.ts";
import { NewCod, NewOrder, NewServiceFee } from "./new-order.ts";
import { NewGoodsLine } from "./new-goods.ts";
import { NewParty } from "./new-party.ts";
import { type Closed, offerProblems, type Unserved, type Withheld } from "./offer-rules.ts";
import { payProblems, type TakenFor } from "./pay-rules.ts";
import type { PayWay } from "./pay-way.ts";
import type { IsLike } from "../../base-data/field-rule/broken.ts";
import { type FieldRulesFor, ruledProblems } from "./ruled-fields.ts";

/** The most that an order may be declared to be worth, in CNY (ORD-03, section 9). */
export const MOST_DECLARED_CNY = 5_000_000;
/** Sums of goods are held with 12 digits. */
const MOST_TOTAL = new Money(10).pow(12);

/** A product in use, as far as orders look at it. */
export type ProductInUse = Pick<Product, "code" | "nameEn" | "cargoTypes">;

/** What an order is checked against beside itself: parameters and base data in use. */
export interface OrderMeans {
  /** The most kinds of goods of an order (ORD-02). */
  readonly goodsTypes: number;
  /** How many CNY one unit of a currency is worth, as decimal text; null for what is no currency in use. */
  readonly rateToCny: (currency: string) => string | null;
  readonly isCountry: (code: string) => boolean;
  /** What post codes of a country are like, by one of them, where this is none of its post codes; null where it may be one. */
  readonly postUnlike: (country: string, post: string) => string | null;
  /** The product in use of that English name or code. */
  readonly product: (named: string) => ProductInUse | null;
  readonly isCargoType: (code: string) => boolean;
  readonly isUnit: (unit: string) => boolean;
  /** Pay methods in use, in their order (PAY_METHOD). */
  readonly payWays: readonly PayWay[];
  /** Which of them are taken on a lane. */
  readonly takenFor: TakenFor;
  /** Why no order goes from one place to another on the day of these means. */
  readonly closed: Closed;
  /** What an order falls under on the day of these means. */
  readonly controls: Controls;
  /** Add-on services that can't be had with a product on the day of these means. */
  readonly unserved: Unserved;
  /** Why an order can't go by a product on the day of these means. */
  readonly withheld: Withheld;
  /** What the site says of fields on the day of these means. */
  readonly fieldRules: FieldRulesFor;
  readonly isLike: IsLike;
}

const readable = <T extends z.ZodType>(field: T) => field.optional().catch(undefined);
const order = NewOrder.shape;
const DraftParty = z.object({
  countryCode: readable(NewParty.shape.countryCode),
  postCode: readable(NewParty.shape.postCode),
  regionLevels: readable(NewParty.shape.regionLevels),
});
/** Of an order those fields that rules look at, each as far as it can be read: one that is wrong hides no rule of another. */
export const OrderDraft = z.object({
  customerCode: readable(order.customerCode),
  serviceName: readable(order.serviceName),
  cargoTypeCode: readable(order.cargoTypeCode),
  weight: readable(order.weight),
  declaredCurrency: readable(order.declaredCurrency),
  declaredValue: readable(order.declaredValue),
  insuredValue: readable(order.insuredValue),
  payMethod: readable(order.payMethod),
  payMethodCode: readable(order.payMethodCode),
  payMonthCard: readable(order.payMonthCard),
  taxPayMethod: readable(order.taxPayMethod),
  taxPayMethodCode: readable(order.taxPayMethodCode),
  taxMonthCard: readable(order.taxMonthCard),
  senderReason: readable(order.senderReason),
  exhibition: z.unknown().optional(),
  cod: readable(z.object({ currency: readable(NewCod.shape.currency) }).nullable()),
  services: readable(z.array(z.object({ serviceName: readable(NewServiceFee.shape.serviceName) }))),
  sender: readable(DraftParty),
  receiver: readable(DraftParty),
  goods: readable(
    z.array(
      z.object({
        name: readable(NewGoodsLine.shape.name),
        hsCode: readable(NewGoodsLine.shape.hsCode),
        quantity: readable(NewGoodsLine.shape.quantity),
        price: readable(NewGoodsLine.shape.price),
        unit: readable(NewGoodsLine.shape.unit),
        origin: readable(NewGoodsLine.shape.origin),
      }),
    ),
  ),
});
export type OrderDraft = z.infer<typeof OrderDraft>;

type Path = FieldProblem["path"];
const problem = (path: Path, key: string, params: FieldProblem["params"] = {}): FieldProblem => ({ path, key, params });
type Found = readonly (FieldProblem | null)[];
/** Looks at a value that is there. */
const given = <T>(value: T | null | undefined, look: (value: T) => FieldProblem | null): FieldProblem | null =>
  value === null || value === undefined ? null : look(value);

/** ORD-02: at least one kind of goods, and no more than the parameter says. */
export const goodsTypesProblem = (count: number, most: number): FieldProblem | null => {
  if (count === 0) return problem(["goods"], "order.goods.none");
  return count > most ? problem(["goods"], "order.goods.most", { maximum: most }) : null;
};

/** ORD-03: a whole number that is worth 1 to 5 million CNY at that rate. */
export function declaredProblem(value: string, rateToCny: string): FieldProblem | null {
  const path = ["declaredValue"];
  if (!new Money(value).isInteger()) return problem(path, "order.declaredInteger");
  const cny = new Money(value).times(rateToCny);
  return cny.lt(1) || cny.gt(MOST_DECLARED_CNY)
    ? problem(path, "order.declaredRange", { minimum: 1, maximum: MOST_DECLARED_CNY })
    : null;
}

/** ORD-03: the insured value is not above the goods' declared value. */
export const insuredProblem = (insured: string, declared: string): FieldProblem | null =>
  new Money(insured).gt(declared) ? problem(["insuredValue"], "order.insured", { maximum: declared }) : null;

const currencyProblems = (draft: OrderDraft, { rateToCny }: OrderMeans): Found => {
  const known = (path: Path, code: string | undefined) =>
    given(code, (c) => (rateToCny(c) === null ? problem(path, "currency.unknown", { code: c }) : null));
  return [known(["declaredCurrency"], draft.declaredCurrency), known(["cod", "currency"], draft.cod?.currency)];
};

const valueProblems = ({ declaredCurrency, declaredValue, insuredValue }: OrderDraft, means: OrderMeans): Found => {
  const rate = declaredCurrency === undefined ? null : means.rateToCny(declaredCurrency);
  return [
    given(declaredValue, (value) => given(rate, (r) => declaredProblem(value, r))),
    given(insuredValue, (insured) => given(declaredValue, (declared) => insuredProblem(insured, declared))),
  ];
};

const countryProblems = (draft: OrderDraft, { isCountry }: OrderMeans): Found => {
  const known = (path: Path, code: string | undefined) =>
    given(code, (c) => (isCountry(c) ? null : problem(path, "country.unknown", { code: c })));
  return [
    known(["sender", "countryCode"], draft.sender?.countryCode),
    known(["receiver", "countryCode"], draft.receiver?.countryCode),
    ...(draft.goods ?? []).map((line, i) => known(["goods", i, "origin"], line.origin)),
  ];
};

/** SYS-07: a party's post code is one of its country. */
const postProblems = (draft: OrderDraft, { postUnlike }: OrderMeans): Found =>
  (["sender", "receiver"] as const).map((party) =>
    given(draft[party]?.postCode, (post) =>
      given(draft[party]?.countryCode, (country) =>
        given(postUnlike(country, post), (example) =>
          problem([party, "postCode"], "postCode.form", { country, example }),
        ),
      ),
    ),
  );

const goodsProblems = ({ goods = [] }: OrderDraft, { isUnit }: OrderMeans): Found =>
  goods.flatMap(({ unit, price, quantity }, i) => [
    given(unit, (u) => (isUnit(u) ? null : problem(["goods", i, "unit"], "goods.unit", { unit: u }))),
    given(price, (p) =>
      given(quantity, (q) =>
        new Money(p).times(q).gte(MOST_TOTAL) ? problem(["goods", i, "price"], "goods.total") : null,
      ),
    ),
  ]);

/** What is sent is a cargo type in use, and one that the product takes. */
function cargoProblem(name: string, product: ProductInUse | null, isCargoType: OrderMeans["isCargoType"]) {
  const path = ["cargoTypeCode"];
  if (!isCargoType(name)) return problem(path, "order.cargoType.unknown", { name });
  return product === null || product.cargoTypes.includes(name)
    ? null
    : problem(path, "order.cargoType.product", { name, product: product.nameEn });
}

const termProblems = (draft: OrderDraft, { product, isCargoType }: OrderMeans): Found => [
  given(draft.serviceName, (name) => (product(name) ? null : problem(["serviceName"], "order.product", { name }))),
  given(draft.cargoTypeCode, (name) => cargoProblem(name, product(draft.serviceName ?? ""), isCargoType)),
  draft.senderReason === "EXHIBITION" && (draft.exhibition === null || draft.exhibition === undefined)
    ? problem(["exhibition", "exhibition"], "order.exhibition")
    : null,
];

/**
 * What concerns several fields of an order, a parameter or base data (ORD-02, ORD-03), whatever else is wrong with it: `input` is read as
 * far as it can be. What a field says by itself is told by `NewOrder`.
 */
export function orderProblems(input: unknown, means: OrderMeans): FieldProblem[] {
  const draft = OrderDraft.safeParse(input).data;
  if (draft === undefined) return [];
  const found = [
    draft.goods === undefined || draft.goods.length === 0
      ? null
      : goodsTypesProblem(draft.goods.length, means.goodsTypes),
    ...currencyProblems(draft, means),
    ...valueProblems(draft, means),
    ...countryProblems(draft, means),
    ...postProblems(draft, means),
    ...goodsProblems(draft, means),
    ...termProblems(draft, means),
    ...payProblems(draft, means),
    ...offerProblems(draft, means),
    ...prohibitedProblems(controlHits(draft, means)),
    ...ruledProblems(input, draft, means),
  ];
  return found.filter((p) => p !== null);
}
