import { Money } from "../money.ts";
import type { AddService } from "./add-service.ts";

/** What an order says of a service: how often it is wanted, or for which amount in the fee's currency. */
export interface Wanted {
  readonly count?: number;
  readonly amount?: string;
}
type Priced = Pick<AddService, "asks" | "feeKind" | "fee" | "feeLeast" | "feeMost">;

/**
 * What a service costs, in its fee's currency, with two decimals, rounded half up: its fee once, for each of the count, or percent of the
 * amount; then not below its least and not above its most. Null where the order does not say what the service asks.
 */
export function addServiceFee(service: Priced, wanted: Wanted): string | null {
  const times = timesOf(service, wanted);
  if (times === null) return null;
  const plain = new Money(service.fee).times(times);
  const least = service.feeLeast === null ? plain : Money.max(plain, service.feeLeast);
  const fee = service.feeMost === null ? least : Money.min(least, service.feeMost);
  return fee.toDecimalPlaces(2, Money.ROUND_HALF_UP).toFixed(2);
}

function timesOf({ asks, feeKind }: Priced, { count, amount }: Wanted): string | number | null {
  switch (asks) {
    case "FLAG":
      return 1;
    case "COUNT":
      return count ?? null;
    case "AMOUNT":
      if (amount === undefined) return null;
      return feeKind === "PERCENT" ? new Money(amount).div(100).toFixed() : 1;
  }
}
