import { z } from "zod";

/** Why an order travels with no other: what it agrees with nobody in, or the limit that they would be over together. */
export const ALONE_REASONS = [
  "CUSTOMER",
  "PARTIES",
  "TERMS",
  "PAYER",
  "CURRENCY",
  "GOODS_TYPES",
  "PARCELS",
  "AMOUNT",
  "AGENT_NUMBER",
] as const;
export const AloneReason = z.enum(ALONE_REASONS).meta({
  id: "AloneReason",
  description: "Why an order can't travel with others.",
  "x-values": {
    CUSTOMER: "No other order is of its customer.",
    PARTIES: "Sender, receiver, importer or exhibition differ.",
    TERMS: "Product, pick-up, reason, trade condition or declaration differ.",
    PAYER: "Somebody else pays, or the cash on delivery goes elsewhere.",
    CURRENCY: "It is declared in another currency.",
    GOODS_TYPES: "Together they had too many kinds of goods (ORD-02).",
    PARCELS: "Together they had too many parcels.",
    AMOUNT: "Together they were worth or weighed too much (ORD-03).",
    AGENT_NUMBER: "It has an agent's waybill number of its own.",
  } satisfies Record<(typeof ALONE_REASONS)[number], string>,
});
export type AloneReason = z.infer<typeof AloneReason>;
