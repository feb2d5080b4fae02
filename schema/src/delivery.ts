import { z } from "zod";

/** Systems of others to which services send what happened here. */
export const OUTSIDE_SYSTEMS = ["CUSTOMS", "OUTLET", "BDUS", "MAIL"] as const;
export type OutsideSystem = (typeof OUTSIDE_SYSTEMS)[number];

/** How far a delivery to an outside system is; other programs know the states by these numbers (ORD-09). */
export const DELIVERY_STATES = { PENDING: 0, FAILED: 1, SUCCESS: 2, WITHDRAWN: 3 } as const;
export type DeliveryState = keyof typeof DELIVERY_STATES;
export const deliveryStates = ["PENDING", "FAILED", "SUCCESS", "WITHDRAWN"] as const satisfies readonly DeliveryState[];
export const DeliveryState = z.enum(deliveryStates).meta({
  id: "DeliveryState",
  description: "How far a delivery to an outside system is.",
  "x-values": {
    PENDING: "0: on its way; what finds nobody is sent again for 24 hours.",
    FAILED: "1: refused, or nobody took it for 24 hours. It can be sent again.",
    SUCCESS: "2: taken.",
    WITHDRAWN: "3: taken back before the receiver can have had it; it is not sent any more.",
  } satisfies Record<DeliveryState, string>,
});

/** How a single attempt to deliver something ended. */
export const ATTEMPT_OUTCOMES = ["UNDER_WAY", "TAKEN", "REFUSED", "LATER", "CUT_SHORT", "BY_HAND", "UNMAPPED"] as const;
export const AttemptOutcome = z.enum(ATTEMPT_OUTCOMES).meta({
  id: "AttemptOutcome",
  description: "How an attempt to deliver something ended.",
  "x-values": {
    UNDER_WAY: "It has not ended.",
    TAKEN: "The receiver has it.",
    REFUSED: "The receiver won't have it, or does not speak HTTP; it is not sent again by itself.",
    LATER: "The receiver was away, or could not take it then; it is sent again.",
    CUT_SHORT: "Our own process ended in the middle; it is sent again, by the same key.",
    BY_HAND: "Somebody told the receiver otherwise, as the answer says; it was not sent.",
    UNMAPPED: "The receiver has no word for the state that the answer names (ORD-13); it was not sent.",
  } satisfies Record<(typeof ATTEMPT_OUTCOMES)[number], string>,
});
export type AttemptOutcome = z.infer<typeof AttemptOutcome>;

/** Why there was no answer. */
export const SILENCES = ["UNREACHABLE", "TIMEOUT", "RESET", "RUBBISH"] as const;
export const Silence = z.enum(SILENCES).meta({
  id: "Silence",
  description: "Why an attempt was not answered.",
  "x-values": {
    UNREACHABLE: "Nobody listens at the receiver's address, or its certificate is not believed.",
    TIMEOUT: "No answer within ten seconds.",
    RESET: "The connection broke before the answer.",
    RUBBISH: "What came is not HTTP.",
  } satisfies Record<(typeof SILENCES)[number], string>,
});
export type Silence = z.infer<typeof Silence>;

/** The most of an answer's text that is kept. */
export const KEPT_ANSWER = 2_000;
