import { z } from "zod";
import { routesOf } from "../../route.ts";
import { sensitive } from "../../sensitive.ts";
import { FINDING_KINDS, LEAST_SOUGHT, MOST_FOUND, MOST_SOUGHT, soughtAs } from "./finding-limits.ts";

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

/** A masked value that orders are looked for by (PERM-12): it is in this request and nowhere else. */
export const FindSensitive = z
  .object({
    kind: OrderFindingKind,
    value: sensitive(
      "certificate",
      z
        .string("required")
        .max(MOST_SOUGHT, "text.max")
        .describe(
          `The whole value; spaces and signs make no difference, but in an e-mail. At least ${LEAST_SOUGHT} characters without them.`,
        ),
    ),
  })
  .refine(({ kind, value }) => value.length > MOST_SOUGHT || soughtAs(kind, value).length >= LEAST_SOUGHT, {
    message: "sought.min",
    path: ["value"],
  });
export type FindSensitive = z.infer<typeof FindSensitive>;

export const OrderFinding = z
  .object({
    findingId: z.uuid().describe("Its key: what a list's filter takes."),
    kind: OrderFindingKind,
    count: z.int().describe(`How many orders were found, up to ${MOST_FOUND}.`),
    isMore: z.boolean().describe(`There are more: the newest ${MOST_FOUND} were kept.`),
    until: z.iso.datetime().describe("When it is forgotten."),
  })
  .meta({
    id: "OrderFinding",
    description: "Orders that somebody found by a masked value: their ids alone, without the value (PERM-12).",
  });
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
