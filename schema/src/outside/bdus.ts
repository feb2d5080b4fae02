import { z } from "zod";
import { SettlementType } from "../customers/customer.ts";
import { CardKind } from "../customers/month-card.ts";
import { decimal } from "../field.ts";
import type { OutsideContract } from "./contract.ts";

const BdusCard = z
  .object({
    card: z.string().describe("Its number, in the clear: 10 digits."),
    kind: CardKind.describe("How what it pays is settled."),
    isUsed: z.boolean().describe("Orders can be paid by it."),
  })
  .meta({ id: "BdusCard", description: "A monthly card of the customer." });

export const BdusCustomer = z
  .object({
    customerCode: z.string().describe("Our code: by it the customer is known for good."),
    intlCustomerCode: z.string().describe("The code in the international system."),
    site: z.string().describe("The site that it belongs to."),
    nameEn: z.string().describe("Name in English."),
    nameZh: z.string().nullable().describe("Name in Chinese; null without one."),
    customerType: z.string().describe("`ENTERPRISE` or `PERSONAL`."),
    isUsable: z.boolean().describe("It may order."),
    countryCode: z.string().describe("Where it is, ISO 3166-1 alpha-2."),
    settlementType: SettlementType.describe("How it pays."),
    creditPeriodDays: z.int().nullable().describe("Days until a bill is due; null where there is no credit."),
    creditLimit: decimal().nullable().describe("The most that may be owed, in `creditCurrency`; null without credit."),
    creditCurrency: z.string().describe("ISO 4217."),
    cards: z.array(BdusCard).describe("Its monthly cards, those out of use too."),
  })
  .meta({ id: "BdusCustomer", description: "A customer as it then was. Of people it names nobody." });
export type BdusCustomer = z.infer<typeof BdusCustomer>;

/** What is sent to the international customer system (CUS-17); `schema/rest/bdus.json` prints it for who receives. */
export const BdusDelivery = z
  .object({
    kind: z.literal("CUSTOMER").describe("A customer, as it then was."),
    subject: z.uuid().describe("The customer's key: what is told of one customer comes in its order."),
    version: z.int().describe("The how-manieth content of this customer, from 1. Of two, the higher one holds."),
    content: BdusCustomer.describe("Which customer."),
  })
  .meta({ id: "BdusDelivery", description: "What the international customer system is told of a customer." });

export const bdusContract: OutsideContract = {
  title: "What the international customer system receives from Linehaul",
  description:
    "Each customer is sent by POST to the address that the customer service is given as BDUS_URL, https in production, and signed by BDUS_KEY. What concerns one customer comes in its order, one at a time.",
  operationId: "receiveCustomer",
  summary: "Take a customer as it is now",
  body: BdusDelivery,
  parts: [BdusCustomer, BdusCard, SettlementType, CardKind],
};
