import { z } from "zod";
import { COMMAND_KINDS } from "../orders/command-kind.ts";
import type { OutsideContract } from "./contract.ts";

export const OutletOrder = z
  .object({
    sfWaybillNo: z.string().describe("Waybill number: by it the outlet knows the parcels."),
    outlet: z.string().describe("Area code of the outlet: the sender's, where the parcels are handed in."),
    reason: z.string().nullable().describe("Why it is sent once more, in somebody's words; null for the first."),
  })
  .meta({ id: "OutletOrder", description: "Which parcels, at which outlet." });
export type OutletOrder = z.infer<typeof OutletOrder>;

const [INTERCEPT, RELEASE] = COMMAND_KINDS;
const about = {
  subject: z.uuid().describe("The order's key: commands about one order come in its order."),
  version: z.int().describe("The how-manieth command about this order, from 1. Of two, the higher one holds."),
  content: OutletOrder.describe("Which parcels."),
};

/** What is sent to the outlets (REV-03); `schema/rest/outlet.json` prints it for who receives. */
export const OutletDelivery = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal(INTERCEPT).describe("Hold the parcels back."), ...about }),
    z.object({ kind: z.literal(RELEASE).describe("Let them go on."), ...about }),
  ])
  .meta({ id: "OutletDelivery", description: "What an outlet is to do with the parcels of an order." });

export const outletContract: OutsideContract = {
  title: "What the outlets' system receives from Linehaul",
  description:
    "Each command is sent by POST to the address that the order service is given as OUTLET_URL, https in production, and signed by OUTLET_KEY. What concerns one order comes in its order, one at a time; a command that was withdrawn before it was sent leaves out its version.",
  operationId: "receiveCommand",
  summary: "Take a command to hold parcels back, or to let them go on",
  body: OutletDelivery,
  parts: [OutletOrder],
};
