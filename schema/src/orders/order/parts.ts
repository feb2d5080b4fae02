import { z } from "zod";
import { decimal } from "../../field.ts";
import { Masked } from "../../masked.ts";
import { CancelType, DeclarationMethod, PayMethod, PickupType, SenderReason, TradeCondition } from "./enums.ts";

export const OrderCancellation = z
  .object({
    reason: z.string().nullable().describe("What was written down; null when nothing was."),
    type: CancelType.describe("Who cancelled."),
    at: z.iso.datetime().describe("When."),
  })
  .meta({ id: "OrderCancellation", description: "How a cancelled order ended." });

export const OrderShipment = z
  .object({
    pickupType: PickupType,
    pickupAt: z.iso.datetime().nullable().describe("Agreed time of the pick-up; null while none is agreed."),
    timeZoneCode: z.string().describe("IANA zone of the pick-up's place."),
    parcelNum: z.int().describe("Parcels."),
    weight: decimal().describe("Weight of all parcels, in kg."),
    volume: decimal().nullable().describe("Volume of all parcels, in m³; null where it is not known."),
  })
  .meta({ id: "OrderShipment", description: "What is carried and how it is picked up." });

export const OrderPayment = z
  .object({
    declaredCurrency: z.string().describe("ISO 4217."),
    declaredValue: decimal().describe("In the declared currency."),
    insuredValue: decimal().nullable().describe("In the declared currency; null when not insured."),
    payMethod: PayMethod.describe("Who pays the freight."),
    taxPayMethod: PayMethod.describe("Who pays duties and taxes."),
    payMethodCode: z
      .string()
      .nullable()
      .describe("How the freight is paid, by code (PAY_METHOD); null where no row fits."),
    taxPayMethodCode: z.string().nullable().describe("How duties and taxes are paid, likewise."),
    payMonthCard: Masked.nullable().describe("Monthly card of the freight, masked; null without."),
    taxMonthCard: Masked.nullable().describe("Monthly card of duties and taxes, masked; null without."),
    couponNo: z.string().nullable().describe("Coupon that was used; null without."),
    couponAmount: decimal().nullable().describe("What the coupon takes off, in `feeCurrency`; null without a coupon."),
    estimatedFee: decimal().nullable().describe("Estimated freight, in `feeCurrency`; null while not estimated."),
    feeCurrency: z.string().describe("ISO 4217."),
  })
  .meta({ id: "OrderPayment", description: "What the order is worth and who pays what." });

export const OrderServiceFee = z
  .object({
    serviceName: z.string().describe("Name of the service."),
    fee: decimal().describe("In `currency`."),
    currency: z.string().describe("ISO 4217."),
  })
  .meta({ id: "OrderServiceFee", description: "An added service and its price." });

export const OrderCod = z
  .object({
    card: Masked.describe("Card that the amount goes to, masked."),
    amount: decimal().describe("In `currency`."),
    currency: z.string().describe("ISO 4217."),
  })
  .meta({ id: "OrderCod", description: "Cash on delivery: collected for the sender." });

export const OrderTrade = z
  .object({
    senderReason: SenderReason,
    tradeCondition: TradeCondition.describe("Incoterm."),
    exportDeclaration: DeclarationMethod.describe("How exported."),
    importDeclaration: DeclarationMethod.describe("How imported."),
    importerCompany: z.string().nullable().describe("Importer, when another; null otherwise."),
    importerPhone: Masked.nullable().describe("Telephone of the importer, masked; null without."),
    importerAddress: Masked.nullable().describe("Address of the importer, masked; null without."),
  })
  .meta({ id: "OrderTrade", description: "What customs want to know." });

export const OrderExhibition = z
  .object({
    exhibitor: z.string().describe("Who exhibits."),
    exhibition: z.string().describe("Name of the exhibition."),
    venue: z.string().describe("Where it is."),
    booth: z.string().describe("Number of the booth."),
    recipientName: z.string().describe("Who receives the goods there."),
    recipientTel: Masked.describe("Telephone of the recipient, masked."),
    expectedAt: z.iso.datetime().describe("When the goods are expected."),
  })
  .meta({ id: "OrderExhibition", description: "The exhibition that the goods go to." });
