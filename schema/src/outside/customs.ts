import { z } from "zod";
import { CustomsType } from "../customers/customer-customs-type.ts";
import { decimal } from "../field.ts";
import { DeclarationMethod, PayMethod, SenderReason, TradeCondition } from "../orders/order/enums.ts";
import { PUSH_KINDS } from "../orders/order-push.ts";
import type { OutsideContract } from "./contract.ts";

/** What of our own goes to a system that is not ours is in the clear: it declares in the names of these people. */
const text = (says: string) => z.string().describe(says);
const without = (says: string) => z.string().nullable().describe(`${says}; null without.`);

export const CustomsParty = z
  .object({
    name: text("Name of the person."),
    company: without("Company"),
    phoneCode: text("Calling code of the telephone's country, e.g. `60`."),
    phone: text("Telephone."),
    email: without("E-mail"),
    countryCode: text("ISO 3166-1 alpha-2."),
    regionLevels: z.array(z.string()).describe("State or province, city, district: as many levels as the country has."),
    address: text("Street address."),
    postCode: without("Postal code"),
    cityCode: without("The carrier's code of the city"),
    certType: without("Kind of certificate, e.g. passport"),
    certNo: without("Number of the certificate"),
    vat: without("VAT number"),
    eori: without("EORI number of the European Union's customs"),
    ioss: without("IOSS number of the European Union's import scheme"),
  })
  .meta({ id: "CustomsParty", description: "Sender or receiver, in the clear." });
export type CustomsParty = z.infer<typeof CustomsParty>;

export const CustomsGoods = z
  .object({
    lineNo: z.int().describe("Its place in the order, from 1."),
    name: text("What it is."),
    size: without("Size or model"),
    amount: z.int().describe("Pieces."),
    quantity: decimal().describe("How much, in `unit`."),
    unit: text("Unit of the quantity."),
    unitWeight: decimal().describe("Weight of one unit, in kg."),
    price: decimal().describe("Price of one unit, in the declared currency."),
    total: decimal().describe("Price × quantity, in the declared currency."),
    source: without("Where the goods were bought"),
    origin: text("Country of origin, ISO 3166-1 alpha-2."),
    hsCode: text("Code of the Harmonised System."),
    eccn: without("Export control classification number"),
    htsCode: without("Tariff code of the United States"),
    htsDescription: without("What the tariff code means"),
  })
  .meta({ id: "CustomsGoods", description: "A kind of goods in the order." });
export type CustomsGoods = z.infer<typeof CustomsGoods>;

const CustomsImporter = z
  .object({ company: text("Company."), phone: without("Telephone"), address: without("Address") })
  .meta({ id: "CustomsImporter", description: "Who imports, where that is neither sender nor receiver." });

const sfWaybillNo = text("Waybill number: by it the order is known for good.");
/** In the receiver's own words, which STATUS_MAPPING holds (ORD-13). */
const state = {
  orderStatusCode: z
    .int()
    .min(0)
    .max(999)
    .describe("State of the order when this was asked for, by the receiver's own code."),
  orderStatusName: text("The receiver's own name of that state."),
};
export const CustomsState = z.object(state);
export type CustomsState = z.infer<typeof CustomsState>;

export const CustomsDeclaration = z
  .object({
    sfWaybillNo,
    ...state,
    customerOrderNo: text("The customer's own number."),
    agentWayBillNo: without("The agent's waybill number"),
    mergedWaybillNos: z.array(z.string()).describe("Waybills merged into this one."),
    senderReason: SenderReason,
    tradeCondition: TradeCondition.describe("Incoterm."),
    exportDeclaration: DeclarationMethod.describe("How exported."),
    importDeclaration: DeclarationMethod.describe("How imported."),
    parcelNum: z.int().describe("Parcels."),
    weight: decimal().describe("Weight of all parcels, in kg."),
    declaredCurrency: text("ISO 4217."),
    declaredValue: decimal().describe("In the declared currency."),
    insuredValue: decimal().nullable().describe("In the declared currency; null when not insured."),
    taxPayMethod: PayMethod.describe("Who pays duties and taxes."),
    customsType: CustomsType.nullable().describe("Who declares this customer's goods; null where nothing is said."),
    registrationNo: without("What customs have the customer registered as"),
    clientCode: without("What customs of the country that it goes to call the customer"),
    sender: CustomsParty.nullable().describe("Who sends."),
    receiver: CustomsParty.nullable().describe("Who receives."),
    importer: CustomsImporter.nullable().describe("Null where nobody else imports."),
    goods: z.array(CustomsGoods).describe("Line by line, in the order's own order."),
  })
  .meta({ id: "CustomsDeclaration", description: "An order as it then was: what is declared, by whom, to whom." });
export type CustomsDeclaration = z.infer<typeof CustomsDeclaration>;

export const CustomsCancellation = z
  .object({ sfWaybillNo, ...state })
  .meta({ id: "CustomsCancellation", description: "That an order which was declared is cancelled." });
export type CustomsCancellation = z.infer<typeof CustomsCancellation>;

const [DECLARE, CANCEL] = PUSH_KINDS;
const about = {
  subject: z.uuid().describe("The order's key: what is told of one order comes in its order."),
  version: z.int().describe("The how-manieth content of this order, from 1. Of two, the higher one holds."),
};

/** What is sent to the customs system (ORD-09); `schema/rest/customs.json` prints it for who receives. */
export const CustomsDelivery = z
  .discriminatedUnion("kind", [
    z.object({
      kind: z.literal(DECLARE).describe("The order, as it then was."),
      ...about,
      content: CustomsDeclaration.describe("What is declared."),
    }),
    z.object({
      kind: z.literal(CANCEL).describe("That it is cancelled."),
      ...about,
      content: CustomsCancellation.describe("Which order."),
    }),
  ])
  .meta({ id: "CustomsDelivery", description: "Something that the customs system is told of an order." });
export type CustomsDelivery = z.infer<typeof CustomsDelivery>;

export const customsContract: OutsideContract = {
  title: "What a customs system receives from Linehaul",
  description:
    "Each delivery is sent by POST to the address that the order service is given as CUSTOMS_URL, https in production, and signed by CUSTOMS_KEY. What concerns one order comes in its order, one at a time.",
  operationId: "receiveCustoms",
  summary: "Take a declaration of an order, or that it is cancelled",
  body: CustomsDelivery,
  parts: [
    CustomsDeclaration,
    CustomsCancellation,
    CustomsParty,
    CustomsImporter,
    CustomsGoods,
    CustomsType,
    DeclarationMethod,
    PayMethod,
    SenderReason,
    TradeCondition,
  ],
};
