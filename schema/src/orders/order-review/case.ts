import { z } from "zod";
import { decimal, emptyIsNull, listOf } from "../../field.ts";
import { CustomerCode } from "../../customers/code.ts";
import { Site } from "../../site-code.ts";
import type { Sorts } from "../../sorts.ts";
import { OrderControl } from "../order/order-control.ts";
import { AuditStatus, OrderStatus, SourceSystem } from "../order/enums.ts";

export const CommandSent = z.enum(["SENT", "UNSENT"]).meta({
  id: "CommandSent",
  description: "How far a command about an order is (REV-03).",
  "x-values": { SENT: "Its outlet has it.", UNSENT: "It waits, or was not taken: it can be sent again." },
});

/** An order as the queues of the review show it. */
export const ReviewCase = z
  .object({
    id: z.uuid().describe("The order's key."),
    site: Site.describe("The site that it was placed at."),
    sfWaybillNo: z.string().describe("Waybill number."),
    orderStatus: OrderStatus.describe("How far it is on its way."),
    auditStatus: AuditStatus.describe("The queue that it is in."),
    version: z.int().describe("How often its state changed: who decides says which he saw (REV-06)."),
    sourceSystem: SourceSystem.describe("Where it was placed."),
    customerCode: z.string().describe("Whose order it is; 10 digits."),
    customerName: z.string().describe("The customer's name then."),
    receiverCountry: z.string().describe("Where it goes: ISO 3166-1 alpha-2."),
    serviceName: z.string().describe("Product, e.g. `International Express`."),
    goods: z.string().describe("What is sent: the first line of its goods."),
    goodsLines: z.int().describe("Lines of its goods."),
    declaredValue: decimal().describe("In `declaredCurrency`."),
    declaredCurrency: z.string().describe("ISO 4217."),
    createdAt: z.iso.datetime().describe("When it was placed."),
    passAt: z.iso
      .datetime()
      .nullable()
      .describe("When it passes by itself (REV-04), unless it needs a reviewer; null where it does not."),
    needsReviewer: z.boolean().describe("Does a control keep it from passing by itself (EXPRESS_CONTROL)?"),
    controls: z.array(OrderControl).describe("Controls that it falls under: why somebody has to look at it."),
    waitingSince: z.iso.datetime().nullable().describe("Since when it waits in its queue; null once it was decided."),
    intercepted: CommandSent.nullable().describe("Whether its outlet was told to hold it; null where it was not."),
    released: CommandSent.nullable().describe(
      "Whether its outlet was told to let it go on again; null where it was not.",
    ),
    followUp: z.string().nullable().describe("What is to be followed up of it; null: nothing, or it is done."),
    handledBy: z.string().nullable().describe("Who is on it; null: nobody is (REV-06)."),
    handledSince: z.iso.datetime().nullable().describe("Since when; null where nobody is on it."),
  })
  .meta({
    id: "ReviewCase",
    description: "An order in the review, of a destination that the viewer reviews (PERM-10).",
  });
export type ReviewCase = z.infer<typeof ReviewCase>;

export const reviewCaseSorts = {
  PASS_AT_ASC: "passAt",
  WAITING_SINCE_ASC: "waitingSince",
  CREATED_AT_DESC: "createdAt",
} as const satisfies Sorts<ReviewCase>;

export const CaseHandler = z.enum(["MINE", "FREE"]).meta({
  id: "CaseHandler",
  description: "Who is on cases (REV-06).",
  "x-values": { MINE: "The viewer is.", FREE: "Nobody is." },
});

export const ReviewCaseFilter = z.object({
  queue: AuditStatus.optional().describe("One of the queues; without it all orders of the reviewer."),
  numbers: listOf(z.string().trim().min(1).max(40, "text.max"), 20)
    .optional()
    .describe("Waybill, merged, order or agent numbers, in full."),
  receiverCountry: listOf(z.string().regex(/^[A-Z]{2}$/, "invalid"), 20)
    .optional()
    .describe("Where orders go: ISO 3166-1 alpha-2."),
  areaCode: emptyIsNull(z.string().trim().max(20, "text.max").nullable())
    .optional()
    .describe("Area code of the sender, in full: that of the outlet."),
  customerCode: CustomerCode.optional().describe("Whose orders; 10 digits."),
  createdFrom: z.iso.datetime().optional().describe("Placed at or after this instant."),
  createdTo: z.iso.datetime().optional().describe("Placed before this instant."),
  sourceSystem: listOf(SourceSystem, SourceSystem.options.length).optional().describe("Where orders were placed."),
  isFollowedUp: z.boolean().optional().describe("With something to be followed up: true; without: false."),
  lacksDocuments: z
    .boolean()
    .optional()
    .describe("Of those that wait: with a document that is missing or was refused: true; with none: false."),
  handler: CaseHandler.optional().describe("Who is on them."),
});
export type ReviewCaseFilter = z.infer<typeof ReviewCaseFilter>;

/** How many orders a queue has. */
export const ReviewCount = z
  .object({
    queue: AuditStatus.describe("The queue."),
    count: z.int().describe("Counted up to 10,000."),
    exact: z.boolean().describe("False where there are more."),
  })
  .meta({ id: "ReviewCount", description: "How many orders of the viewer a queue has, under the other filters." });
export type ReviewCount = z.infer<typeof ReviewCount>;
