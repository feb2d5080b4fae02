import type { Place } from "../../base-data/lane.ts";
import type { PayFor } from "../../base-data/pay-method.ts";
import type { FieldProblem } from "../../envelope.ts";
import type { OrderDraft, OrderMeans } from "./new-order-rules.ts";
import { placeOf } from "./offer-rules.ts";
import { fitsPayer, firstWay, type Payer, type PayWay } from "./pay-way.ts";

/** What is sent from where to where; null: not known. */
export interface Carried {
  readonly from: Place;
  readonly to: Place;
  readonly cargoType: string | null;
}
/** Which pay methods are taken for what is sent there, on the day of the means, by code (CARGO_FLOW). */
export type TakenFor = (carried: Carried) => (payWay: string) => boolean;

interface Paid {
  readonly payer: Payer | undefined;
  readonly named: string | null | undefined;
  readonly card: string | null | undefined;
}
interface Ways {
  readonly all: readonly PayWay[];
  readonly isTaken: (payWay: string) => boolean;
}
const problem = (path: string, key: string, params: FieldProblem["params"] = {}): FieldProblem => ({
  path: [path],
  key,
  params,
});

/**
 * Who pays can do so: with the monthly card that the order names, or without one; by the pay method that it names, or by any, of those that are
 * taken there. A card that can't be read is told by itself.
 */
function payProblem(
  what: PayFor,
  [payerField, namedField]: readonly [string, string],
  { payer, named, card }: Paid,
  { all, isTaken }: Ways,
): FieldProblem | null {
  const name = named ?? null;
  const way = all.find(({ code }) => code === name);
  if (name !== null && way === undefined) return problem(namedField, "order.payMethod.unknown", { name });
  if (name !== null && !isTaken(name)) return problem(namedField, "order.payMethod.lane", { name });
  if (payer === undefined || card === undefined) return null;
  const paying = { what, payer, byCard: card !== null };
  if (firstWay(all, paying) === undefined)
    return problem(payerField, paying.byCard ? "order.pay.card" : "order.pay.noCard");
  const taken = all.filter(({ code }) => isTaken(code));
  if (firstWay(taken, paying) === undefined) return problem(payerField, "order.pay.lane");
  return name === null || way === undefined || fitsPayer(way, paying)
    ? null
    : problem(namedField, "order.payMethod.fit", { name });
}

/** What is wrong with how an order is paid for (PAY_METHOD, CARGO_FLOW). */
export function payProblems(
  draft: OrderDraft,
  { payWays, takenFor, isCountry }: Pick<OrderMeans, "payWays" | "takenFor" | "isCountry">,
): readonly (FieldProblem | null)[] {
  const [from, to] = [placeOf(draft.sender, isCountry), placeOf(draft.receiver, isCountry)];
  const carried = from && to && { from, to, cargoType: draft.cargoTypeCode ?? null };
  const ways = { all: payWays, isTaken: carried ? takenFor(carried) : () => true };
  const freight = { payer: draft.payMethod, named: draft.payMethodCode, card: draft.payMonthCard };
  const tax = { payer: draft.taxPayMethod, named: draft.taxPayMethodCode, card: draft.taxMonthCard };
  return [
    payProblem("FREIGHT", ["payMethod", "payMethodCode"], freight, ways),
    payProblem("TAX", ["taxPayMethod", "taxPayMethodCode"], tax, ways),
  ];
}
