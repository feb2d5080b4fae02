import { z } from "zod";
import { DeliveryState } from "../../delivery.ts";
import { decimal, emptyIsNull, listOf, note } from "../../field.ts";
import type { Sorts } from "../../sorts.ts";
import { Site } from "../../site-code.ts";
import { CommandKind } from "../command-kind.ts";
import {
  AuditStatus,
  DeclarationMethod,
  OrderPushState,
  OrderStatus,
  SenderReason,
  TradeCondition,
} from "../order/enums.ts";
import { amount, maybe } from "../order/new-fields.ts";
import { NewOrder } from "../order/new-order.ts";
import { STUCK_WHYS } from "./limits.ts";

export const StuckWhy = z.enum(STUCK_WHYS).meta({
  id: "StuckWhy",
  description: "Why an order is stuck.",
  "x-values": {
    OVERDUE: "Nobody reviewed it, and a quarter of an hour after it was due it has not passed by itself.",
    UNANSWERED: "It has waited for its customer or for documents for 14 days.",
    HELD: "A reviewer has been on it for two hours: a tab that somebody left open.",
    PUSH_FAILED: "The customs system did not take what it was told of it last.",
    COMMAND_FAILED: "An outlet did not take what it was told of it last.",
  } satisfies Record<(typeof STUCK_WHYS)[number], string>,
});
export type StuckWhy = z.infer<typeof StuckWhy>;

export const StuckCause = z
  .object({
    why: StuckWhy.describe("Why."),
    since: z.iso.datetime().describe("Since when."),
  })
  .meta({ id: "StuckCause", description: "Why an order is stuck, and since when." });
export type StuckCause = z.infer<typeof StuckCause>;

const { senderReason, tradeCondition, exportDeclaration, importDeclaration } = NewOrder.shape;
const { declaredValue, weight } = NewOrder.shape;
/** What of an order can be corrected: a closed list, each field by the rules of an order that is written (ORD-02 to ORD-04). */
export const OrderCorrection = z.object({
  senderReason,
  tradeCondition,
  exportDeclaration,
  importDeclaration,
  declaredValue,
  insuredValue: emptyIsNull(amount().nullable()).describe(
    "In the declared currency, not above the declared value (ORD-03); null when not insured.",
  ),
  weight,
  senderCityCode: maybe(note(20)).describe(
    "The carrier's code of the sender's city, by which its outlet is known; null without.",
  ),
});
export type OrderCorrection = z.infer<typeof OrderCorrection>;
export type CorrectedField = keyof OrderCorrection;

/** An order with all that emergencies are decided by; one that is not stuck any more has no causes. */
export const StuckOrder = z
  .object({
    id: z.uuid().describe("The order's key."),
    site: Site.describe("The order's site."),
    sfWaybillNo: z.string().describe("Waybill number."),
    orderStatus: OrderStatus.describe("How far it is on its way."),
    auditStatus: AuditStatus.describe("Its review."),
    version: z.int().describe("Of its state and its content: what changed since is not handled unseen."),
    customerCode: z.string().describe("Whose order it is."),
    customerName: z.string().describe("The customer's name, of the day it was placed."),
    receiverCountry: z.string().describe("Where it goes, ISO 3166-1 alpha-2."),
    createdAt: z.iso.datetime().describe("When it was placed."),
    causes: z.array(StuckCause).describe("Why it is stuck, the oldest first; none once it is not any more."),
    pushState: OrderPushState.describe("How far what the customs system was told last is."),
    command: CommandKind.nullable().describe("What its outlet was told last; null without."),
    commandState: DeliveryState.nullable().describe("How far that is; null without."),
    handledBy: z.string().nullable().describe("The reviewer who is on it; null: nobody."),
    declaredCurrency: z.string().describe("Currency of the declaration, ISO 4217."),
    declaredValue: decimal().describe("Declared value, in that currency."),
    insuredValue: decimal().nullable().describe("Insured value, in that currency; null when not insured."),
    weight: decimal().describe("Weight of all parcels, in kg."),
    senderReason: SenderReason.describe("Why it is sent."),
    tradeCondition: TradeCondition.describe("Incoterm."),
    exportDeclaration: DeclarationMethod.describe("How exported."),
    importDeclaration: DeclarationMethod.describe("How imported."),
    senderCityCode: z.string().nullable().describe("Code of the sender's city: its outlet; null without."),
  })
  .meta({ id: "StuckOrder", description: "An order that does not go on by itself, with why (section 10)." });
export type StuckOrder = z.infer<typeof StuckOrder>;

export const stuckOrderSorts = {
  CREATED_AT_ASC: "createdAt",
  CREATED_AT_DESC: "createdAt",
} as const satisfies Sorts<StuckOrder>;

export const StuckOrderFilter = z
  .object({
    numbers: listOf(z.string().trim().min(1).max(40, "text.max"), 200).optional().describe("Waybill numbers, in full."),
    why: StuckWhy.optional().describe("Stuck for that reason, whatever else."),
  })
  .meta({ id: "StuckOrderFilter" });
export type StuckOrderFilter = z.infer<typeof StuckOrderFilter>;
