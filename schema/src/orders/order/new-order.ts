import { z } from "zod";
import { CustomerCode } from "../../customers/code.ts";
import { line, listOf, note, whole } from "../../field.ts";
import { sensitive } from "../../sensitive.ts";
import { DeclarationMethod, PayMethod, PickupType, SenderReason, TradeCondition } from "./enums.ts";
import { amount, currencyCode, maybe, measure } from "./new-fields.ts";
import { NewGoodsLine } from "./new-goods.ts";
import { NewParty } from "./new-party.ts";

/** No order has more kinds of goods, whatever the parameter `order.goodsTypes` says (ORD-02). */
export const MOST_GOODS_TYPES = 200;

const monthCard = () =>
  maybe(
    z
      .string()
      .trim()
      .regex(/^\d{10}$/, "card.month"),
  );
/** Which row it is, base data in use tells. */
const rowCode = () => maybe(note(60));
const instant = () => z.iso.datetime({ offset: true, error: "order.instant" });

/** Cash on delivery (ORD-04). */
export const NewCod = z
  .object({
    card: sensitive(
      "certificate",
      line(20).regex(/^\d+$/, "cod.card").describe("Card that the amount goes to: digits."),
    ),
    amount: amount().describe("In `currency`: above 0, at most 12 digits and 2 decimals."),
    currency: currencyCode().describe("ISO 4217."),
  })
  .meta({ id: "NewCod", description: "Cash on delivery of a new order." });

export const NewImporter = z
  .object({
    company: line(255).describe("Company."),
    phone: sensitive("phone", maybe(note(30))).describe("Telephone; null without."),
    address: sensitive("address", maybe(note(255))).describe("Address; null without."),
  })
  .meta({ id: "NewImporter", description: "Who brings the goods in, where it is not the receiver." });

export const NewExhibition = z
  .object({
    exhibitor: line(255).describe("Who exhibits."),
    exhibition: line(200).describe("Name of the exhibition."),
    venue: line(200).describe("Where it is."),
    booth: line(50).describe("Number of the booth."),
    recipientName: line(150).describe("Who receives the goods there."),
    recipientTel: sensitive("phone", line(30).describe("Telephone of the recipient.")),
    expectedAt: instant().describe("When the goods are expected."),
  })
  .meta({ id: "NewExhibition", description: "The exhibition that the goods of a new order go to." });

export const NewServiceFee = z
  .object({
    serviceName: line(60).describe("Name of the service."),
    fee: amount().describe("In `feeCurrency`: above 0, at most 12 digits and 2 decimals."),
  })
  .meta({ id: "NewServiceFee", description: "An added service of a new order, and its price." });

/**
 * Any order that is to be written, whoever asks for it: a field stands here once, with its type, limits and description. What concerns
 * several fields, a parameter or base data is in new-order-rules.ts; what only the database knows is found when it is stored.
 */
export const NewOrder = z
  .object({
    customerCode: CustomerCode.describe("Whose order it is; 10 digits."),
    customerOrderNo: line(40).describe("The customer's own number."),
    customerOrderNoTwo: maybe(note(40)).describe("The customer's second number; null without."),
    agentWayBillNo: maybe(note(40)).describe("The agent's waybill number; null without."),
    serviceName: line(60).describe("Product in use, by its English name or its code, e.g. `INTL_EXPRESS` (PRODUCT)."),
    cargoTypeCode: rowCode().describe("Cargo type in use that the product takes, by code (CARGO_TYPE); null without."),
    pickupType: PickupType,
    pickupAt: instant().nullable().default(null).describe("Agreed time of the pick-up; null while none is agreed."),
    parcelNum: whole(1, 999).describe("Parcels."),
    weight: measure().describe("Weight of all parcels, in kg: above 0, at most 9 digits and 3 decimals."),
    volume: measure().nullable().default(null).describe("Volume of all parcels, in m³; null where it is not known."),
    declaredCurrency: currencyCode().describe("Currency of the declaration, ISO 4217."),
    declaredValue: z
      .string("required")
      .trim()
      .min(1, "required")
      .regex(/^\d{1,12}(\.0{1,2})?$/, "order.declaredInteger")
      .meta({
        format: "decimal",
        description: "A whole number in the declared currency, worth 1 to 5 million CNY (ORD-03).",
      }),
    insuredValue: amount()
      .nullable()
      .default(null)
      .describe("In the declared currency, not above the declared value (ORD-03); null when not insured."),
    payMethod: PayMethod.describe("Who pays the freight."),
    taxPayMethod: PayMethod.describe("Who pays duties and taxes."),
    payMethodCode: rowCode().describe(
      "How the freight is paid: a pay method in use, by code (PAY_METHOD); null: by the first that fits who pays.",
    ),
    taxPayMethodCode: rowCode().describe("How duties and taxes are paid, likewise."),
    payMonthCard: sensitive("certificate", monthCard()).describe(
      "Monthly card of the freight, 10 digits; null without.",
    ),
    taxMonthCard: sensitive("certificate", monthCard()).describe("Monthly card of duties and taxes; null without."),
    services: listOf(NewServiceFee, 20).default([]).describe("Added services with what they cost."),
    cod: NewCod.nullable().default(null).describe("Cash on delivery; null without."),
    senderReason: SenderReason,
    tradeCondition: TradeCondition.describe("Incoterm."),
    exportDeclaration: DeclarationMethod.describe("How exported."),
    importDeclaration: DeclarationMethod.describe("How imported."),
    importer: NewImporter.nullable().default(null).describe("Who brings the goods in, when another; null otherwise."),
    exhibition: NewExhibition.nullable().default(null).describe("Null for goods that go to no exhibition."),
    sender: NewParty.describe("Who sends."),
    receiver: NewParty.describe("Who receives."),
    goods: z
      .array(NewGoodsLine, "required")
      .min(1, "order.goods.none")
      .max(MOST_GOODS_TYPES, "list.max")
      .describe("Kinds of goods, line by line (ORD-02)."),
  })
  .meta({ id: "NewOrder", description: "An order that is to be written." });
export type NewOrder = z.infer<typeof NewOrder>;
