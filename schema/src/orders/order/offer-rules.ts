import type { Place } from "../../base-data/lane.ts";
import type { OrderFlow } from "../../base-data/order-flow/row.ts";
import type { WithheldReason } from "../../base-data/what-applies/answer.ts";
import type { FieldProblem } from "../../envelope.ts";
import type { OrderDraft, OrderMeans } from "./new-order-rules.ts";
import type { Payer } from "./pay-way.ts";

/** A product, and what of an order says whether it can go by it; null: not known. */
export interface Shipped {
  readonly productCode: string;
  readonly from: Place;
  readonly to: Place;
  readonly cargoType: string | null;
  readonly weight: string | null;
  readonly payer: Payer | null;
  readonly taxPayer: Payer | null;
}
/** Why an order can't go by a product on its day: nothing where it can (SYS-08). */
export type Withheld = (shipped: Shipped) => readonly WithheldReason[];

/** Add-on services that can't be had with a product from one place to another on a day, by code and English name (SERVICE_FLOW, CARGO_FLOW). */
export type Unserved = (
  served: Pick<Shipped, "productCode" | "from" | "to" | "cargoType">,
) => readonly { readonly code: string; readonly nameEn: string }[];

/** Why nothing goes from one place to another, as whoever orders is told it. */
export type LaneReason = Pick<OrderFlow, "reasonEn" | "reasonZhCn" | "reasonZhHk">;
/** Why no order of a customer's goes that way on its day; null: the lane is open, or he passes (SYS-08). */
export type Closed = (from: Place, to: Place, customerCode: string | null) => LaneReason | null;

/** Where each reason is told; what other rules tell already is told once. */
const FIELD: Readonly<Record<WithheldReason, { readonly path: keyof OrderDraft; readonly key: string } | null>> = {
  LANE_CLOSED: null,
  PROHIBITED: null,
  OUT_OF_USE: null,
  CARGO_TYPE: null,
  NO_FLOW: { path: "serviceName", key: "order.offer.lane" },
  TOO_LIGHT: { path: "weight", key: "order.offer.light" },
  TOO_HEAVY: { path: "weight", key: "order.offer.heavy" },
  PAYER: { path: "payMethod", key: "order.offer.payer" },
  TAX_PAYER: { path: "taxPayMethod", key: "order.offer.payer" },
};

type Party = NonNullable<OrderDraft["sender"]>;
/** One end of an order; of a country that is none its own rule tells. */
export const placeOf = (party: Party | undefined, isCountry: OrderMeans["isCountry"]): Place | null =>
  party?.countryCode === undefined || !isCountry(party.countryCode)
    ? null
    : { country: party.countryCode, regions: party.regionLevels ?? [] };

/** What an order asks for that can't be had there (section 8: insurance unsupported), each at what asks for it. */
function serviceProblems(
  { insuredValue, cod, services }: OrderDraft,
  unserved: ReturnType<Unserved>,
  product: string,
): FieldProblem[] {
  const told = (path: FieldProblem["path"], service: string): FieldProblem => ({
    path,
    key: "order.offer.service",
    params: { service, product },
  });
  return unserved.flatMap(({ code, nameEn }) => [
    ...(code === "INSURANCE" && typeof insuredValue === "string" ? [told(["insuredValue"], nameEn)] : []),
    ...(code === "COD" && cod ? [told(["cod"], nameEn)] : []),
    ...(services ?? []).flatMap(({ serviceName }, i) =>
      serviceName === nameEn || serviceName === code ? [told(["services", i, "serviceName"], nameEn)] : [],
    ),
  ]);
}

/** An order goes where its lane is open, by a product that its lane, day, weight and payers can have. */
export function offerProblems(
  draft: OrderDraft,
  { product: named, closed, withheld, unserved, isCountry }: OrderMeans,
): FieldProblem[] {
  const [from, to] = [placeOf(draft.sender, isCountry), placeOf(draft.receiver, isCountry)];
  if (from === null || to === null) return [];
  const why = closed(from, to, draft.customerCode ?? null);
  const shut =
    why === null ? [] : [{ path: ["receiver", "countryCode"], key: "order.offer.closed", params: { ...why } }];
  const product = named(draft.serviceName ?? "");
  if (product === null) return shut;
  const shipped = {
    productCode: product.code,
    from,
    to,
    cargoType: draft.cargoTypeCode ?? null,
    weight: draft.weight ?? null,
    payer: draft.payMethod ?? null,
    taxPayer: draft.taxPayMethod ?? null,
  };
  const own = withheld(shipped).flatMap((reason) => {
    const told = FIELD[reason];
    return told === null ? [] : [{ path: [told.path], key: told.key, params: { product: product.nameEn } }];
  });
  return [...shut, ...own, ...serviceProblems(draft, unserved(shipped), product.nameEn)];
}
