import { ruledBroken, type RuledBy } from "../../base-data/field-rule/broken.ts";
import type { Place } from "../../base-data/lane.ts";
import type { FieldProblem } from "../../envelope.ts";
import type { OrderDraft, OrderMeans } from "./new-order-rules.ts";
import { placeOf } from "./offer-rules.ts";

/** What of an order says which rules of fields hold; null: not known. */
export interface Filled {
  readonly from: Place;
  readonly to: Place;
  readonly customerCode: string | null;
  readonly productCode: string | null;
  readonly cargoType: string | null;
}
/** The rules that hold on the day of the means, at most one a field (FIELD_RULE). */
export type FieldRulesFor = (filled: Filled) => readonly RuledBy[];
/** What rules of fields refuse of an order: `input` is what came, `draft` what could be read of it. */
export function ruledProblems(
  input: unknown,
  draft: OrderDraft,
  { fieldRules, isLike, product, isCountry }: Pick<OrderMeans, "fieldRules" | "isLike" | "product" | "isCountry">,
): FieldProblem[] {
  const [from, to] = [placeOf(draft.sender, isCountry), placeOf(draft.receiver, isCountry)];
  if (from === null || to === null) return [];
  const filled = {
    from,
    to,
    customerCode: draft.customerCode ?? null,
    productCode: product(draft.serviceName ?? "")?.code ?? null,
    cargoType: draft.cargoTypeCode ?? null,
  };
  return fieldRules(filled).flatMap((rule) => ruledBroken(input, rule, isLike));
}
