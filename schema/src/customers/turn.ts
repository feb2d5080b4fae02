import { z } from "zod";
import { line } from "../field.ts";
import { CustomerCode } from "./code.ts";
import { CUSTOMER_STATUSES } from "./status.ts";

/** So many at once (ACC-05). */
export const MOST_TURNED = 200;
/** Whom something is done with at once, each once. */
export const batchOfCodes = z
  .array(CustomerCode)
  .min(1, "required")
  .max(MOST_TURNED, "list.max")
  .refine((all) => new Set(all).size === all.length, "duplicate");

/** Customers that become usable again. */
export const EnableCustomers = z.object({
  codes: batchOfCodes.describe("Codes of customers that are unusable, each once."),
});
/** Customers that can be used no more, until they are enabled again. */
export const DisableCustomers = z.object({
  codes: batchOfCodes.describe("Codes of customers that are usable, each once."),
  reason: line(200).describe("Why: it stands at the customer, and in the audit trail."),
});

export const TURN_OUTCOMES = ["DONE", "ALREADY", "NOT_NOW", "NOT_FOUND"] as const;
export const TurnOutcome = z.enum(TURN_OUTCOMES).meta({
  id: "CustomerTurnOutcome",
  description: "What became of a customer that was to be enabled or disabled.",
  "x-values": {
    DONE: "He is as he was to be.",
    ALREADY: "He was so before, and stays as he was.",
    NOT_NOW: "In his state that can't be done: he was never usable yet.",
    NOT_FOUND: "No customer whom the caller sees has that code.",
  } satisfies Record<(typeof TURN_OUTCOMES)[number], string>,
});
export type TurnOutcome = z.infer<typeof TurnOutcome>;
export const TurnedCustomer = z
  .object({
    customerCode: CustomerCode,
    outcome: TurnOutcome.describe("What became of him."),
    name: z.string().nullable().describe("What he is called; null where he is not found."),
    status: z.enum(CUSTOMER_STATUSES).nullable().describe("Where he stands now; null where he is not found."),
  })
  .meta({ id: "TurnedCustomer", description: "One of the customers that were to be enabled or disabled." });
export const TurnedCustomers = z
  .object({ outcomes: z.array(TurnedCustomer).describe("One a code, in their order.") })
  .meta({ id: "TurnedCustomers", description: "What became of customers that were to be enabled or disabled." });
export type TurnedCustomers = z.infer<typeof TurnedCustomers>;
