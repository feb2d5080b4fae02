import type { Emit, JsonObject } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { CustomerActKind } from "@linehaul/schema/customers/act";
import { LookedAfter } from "@linehaul/schema/customers/assign";
import { DisableCustomers, type TurnedCustomers } from "@linehaul/schema/customers/turn";
import type { RowScope } from "@linehaul/schema/scope";
import { z } from "zod";
import type { ActingOnMany } from "../acting.ts";
import { assignSome } from "../assign.ts";
import { turnSome } from "../turn.ts";
import { refuseUnseenOrg } from "../unseen.ts";

/** An act on all customers that match. `act` works in the transaction that it is handed; what can't be done is told and not thrown. */
export interface CustomerActOf<H extends JsonObject> {
  /** The kind of its task. */
  readonly kind: `customerAct.${string}`;
  /** What it needs to know besides the customers. */
  readonly how: z.ZodType<H>;
  /** Throws where nobody of these rows may do it so. */
  readonly refuse: (scope: RowScope, how: H) => void;
  readonly act: (tx: Db, emit: Emit, who: ActingOnMany, codes: readonly string[], how: H) => Promise<TurnedCustomers>;
}
const anybody = (): void => undefined;

const Nothing = z.object({});
export const enableAct: CustomerActOf<z.output<typeof Nothing>> = {
  kind: "customerAct.enable",
  how: Nothing,
  refuse: anybody,
  act: (tx, emit, who, codes) => turnSome(tx, emit, who, { step: "ENABLE", codes, reason: null }),
};

const Why = DisableCustomers.pick({ reason: true });
export const disableAct: CustomerActOf<z.output<typeof Why>> = {
  kind: "customerAct.disable",
  how: Why,
  refuse: anybody,
  act: (tx, emit, who, codes, { reason }) => turnSome(tx, emit, who, { step: "DISABLE", codes, reason }),
};

export const assignAct: CustomerActOf<LookedAfter> = {
  kind: "customerAct.assign",
  how: LookedAfter,
  refuse: (scope, { orgCode }) => {
    if (orgCode !== undefined) refuseUnseenOrg(scope, orgCode);
  },
  act: (tx, emit, who, codes, how) => assignSome(tx, emit, who, { ...how, codes }),
};

/** What the kind of a task is called where it is told: `customerAct.enable` is ENABLE. */
export const kindName = (kind: string): CustomerActKind =>
  CustomerActKind.parse(kind.slice("customerAct.".length).toUpperCase());
