import type { Place } from "../../base-data/lane.ts";
import type { ControlHit } from "../../base-data/what-applies/answer.ts";
import type { FieldProblem } from "../../envelope.ts";
import { Money } from "../../money.ts";
import type { OrderDraft, OrderMeans } from "./new-order-rules.ts";
import { placeOf } from "./offer-rules.ts";

/** A kind of goods, as controls look at it. */
export interface GoodsSent {
  readonly name: string;
  /** Null: not known. */
  readonly hsCode: string | null;
}
/** What of an order controls look at; null: not known. */
export interface Controlled {
  readonly from: Place;
  readonly to: Place;
  readonly goods: readonly GoodsSent[];
  readonly weight: string | null;
  readonly valueCny: string | null;
}
/** The controls that an order falls under on its day (EXPRESS_CONTROL). */
export type Controls = (sent: Controlled) => readonly ControlHit[];

/** What is declared, in CNY; null: not known, or in no currency in use. */
export function inCny(
  value: string | null | undefined,
  currency: string | null | undefined,
  rateToCny: (currency: string) => string | null,
): string | null {
  const rate = currency === null || currency === undefined ? null : rateToCny(currency);
  return value === null || value === undefined || rate === null ? null : new Money(value).times(rate).toFixed();
}

type Means = Pick<OrderMeans, "isCountry" | "rateToCny" | "controls">;
/** What controls look at of an order, as far as it can be read; null where nobody can say from where to where it goes, or what. */
function controlledOf(
  { sender, receiver, goods, weight, declaredValue, declaredCurrency }: OrderDraft,
  { isCountry, rateToCny }: Means,
): Controlled | null {
  const [from, to] = [placeOf(sender, isCountry), placeOf(receiver, isCountry)];
  if (from === null || to === null || goods === undefined) return null;
  const valueCny = inCny(declaredValue, declaredCurrency, rateToCny);
  return {
    from,
    to,
    weight: weight ?? null,
    valueCny,
    goods: goods.map(({ name = "", hsCode }) => ({ name, hsCode: hsCode ?? null })),
  };
}

/** The controls that an order falls under, as far as it can be read. */
export function controlHits(draft: OrderDraft, means: Means): readonly ControlHit[] {
  const sent = controlledOf(draft, means);
  return sent === null ? [] : means.controls(sent);
}

/** Where a control that refuses is told: at the goods that it names, else at the value or weight that is above its bound. */
function pathOf({ control, line, found }: ControlHit): FieldProblem["path"] {
  if (line !== null) return ["goods", line - 1, control.hsPrefixes.includes(found) ? "hsCode" : "name"];
  return [control.weightAbove === null ? "declaredValue" : "weight"];
}

/** Prohibited goods, each told where it stands (section 8). */
export const prohibitedProblems = (hits: readonly ControlHit[]): FieldProblem[] =>
  hits
    .filter(({ control }) => control.effect === "REFUSE")
    .map((hit) => {
      const { nameEn, nameZhCn, nameZhHk } = hit.control;
      const key = hit.line === null ? "order.offer.bound" : "order.offer.prohibited";
      return { path: pathOf(hit), key, params: { nameEn, nameZhCn, nameZhHk, found: hit.found } };
    });
