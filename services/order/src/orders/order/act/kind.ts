import type { Emit, JsonObject } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { OrderActKind as KindName, type OrderOutcome } from "@linehaul/schema/orders/order/act";
import type { SiteCode } from "@linehaul/schema/sites";
import type { SQL } from "drizzle-orm";
import type { z } from "zod";

/** Who acts: a request's caller, or the user of a task. */
export interface Acting {
  /** His orders: everything else is not found. */
  readonly mine: SQL;
  readonly userName: string;
  readonly button: string;
  readonly at: Date;
  readonly traceId: string;
}

/** Who acts on many orders, and by which act. */
export interface ActingOnMany extends Acting {
  /** The act's key. */
  readonly actId: string;
  readonly user: string;
  readonly site: SiteCode;
}

/**
 * An act on many orders, as its feature declares it. `act` works in the transaction that it is handed, and answers an outcome for each of the
 * orders, in any order: what can't be done is told there and not thrown, for it would undo the others.
 */
export interface OrderActKind<I extends JsonObject> {
  /** `orderAct.cancel`: the kind of its task. */
  readonly kind: `orderAct.${string}`;
  /** What it needs to know besides the orders. */
  readonly how: z.ZodType<I>;
  readonly act: (
    tx: Db,
    emit: Emit,
    who: ActingOnMany,
    ids: readonly string[],
    how: I,
  ) => Promise<readonly OrderOutcome[]>;
}

/** What the kind of a task is called where it is told: `orderAct.cancel` is CANCEL. */
export const kindName = (kind: string): KindName => KindName.parse(kind.slice("orderAct.".length).toUpperCase());

/** An outcome for each order that was asked for, in that order. */
export function inOrder(ids: readonly string[], outcomes: readonly OrderOutcome[]): OrderOutcome[] {
  const by = new Map(outcomes.map((outcome) => [outcome.orderId, outcome]));
  return ids.map((id) => {
    const outcome = by.get(id);
    if (outcome === undefined) throw new Error(`an act without an outcome for ${id}`);
    return outcome;
  });
}
