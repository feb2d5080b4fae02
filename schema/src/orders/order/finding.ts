import { z } from "zod";
import { findingOf, findSensitiveBy } from "../../finding/finding.ts";
import { FINDING_KINDS } from "../../finding/limits.ts";
import { routesOf } from "../../route.ts";

export const OrderFindingKind = z.enum(FINDING_KINDS).meta({
  id: "OrderFindingKind",
  description: "By which masked fields of an order it is found.",
  "x-values": {
    PHONE: "Telephone of the sender or the receiver, with the country's prefix or without it.",
    EMAIL: "E-mail of the sender or the receiver.",
    CERTIFICATE: "Certificate of the sender or the receiver.",
    CARD: "Monthly card of the freight or the duties, or the card that cash on delivery goes to.",
  },
});

export const FindSensitive = findSensitiveBy(OrderFindingKind);
export type FindSensitive = z.infer<typeof FindSensitive>;

export const OrderFinding = findingOf(OrderFindingKind, "OrderFinding", "orders");
export type OrderFinding = z.infer<typeof OrderFinding>;

const { write } = routesOf("order");
/**
 * Recorded as a search, without its value, and answered by the key of what was found. 429002 beyond 60 different values an hour and user,
 * with the instant at which the next one is free.
 */
export const orderFindingRoutes = {
  findSensitive: write("/order/findSensitive", {
    may: ["ORDER_LIST.VIEW"],
    summary: "Find orders by a telephone, e-mail, certificate or card in full (PERM-12)",
    body: FindSensitive,
    result: OrderFinding,
  }),
} as const;
