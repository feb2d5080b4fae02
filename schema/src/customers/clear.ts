import { z } from "zod";
import { RevealReason } from "../reveal.ts";
import { CustomerCode } from "./code.ts";

/** All that lists of customers show masked: their buttons open no more. */
export const CUSTOMER_LIST_CLEAR_FIELDS = ["CONTACT_PHONE", "CONTACT_EMAIL", "CUSTOMER_ADDRESS"] as const;
/** The fields of a customer that come masked and may be shown one at a time (PERM-12). */
export const CUSTOMER_CLEAR_FIELDS = [
  ...CUSTOMER_LIST_CLEAR_FIELDS,
  "CUSTOMER_CERT_NO",
  "CUSTOMER_TEL",
  "CUSTOMER_PIN",
  "SETTLEMENT_ACCOUNT",
] as const;
export type CustomerClearField = (typeof CUSTOMER_CLEAR_FIELDS)[number];
export const isOfList = (field: CustomerClearField): boolean => CUSTOMER_LIST_CLEAR_FIELDS.some((one) => one === field);
export const ShowCustomerClear = z.object({
  customerCode: CustomerCode,
  field: z.enum(CUSTOMER_CLEAR_FIELDS).describe("Which of its masked fields."),
  reason: RevealReason,
});

/** The same of somebody at a customer, and of a card. */
export const CONTACT_CLEAR_FIELDS = ["CONTACT_MOBILE", "CONTACT_PHONE", "CONTACT_EMAIL", "CONTACT_ADDRESS"] as const;
export type ContactClearField = (typeof CONTACT_CLEAR_FIELDS)[number];
export const ShowContactClear = z.object({
  id: z.uuid().describe("The contact's key."),
  field: z.enum(CONTACT_CLEAR_FIELDS).describe("Which of its masked fields."),
  reason: RevealReason,
});
export const CARD_CLEAR_FIELDS = ["MONTH_CARD"] as const;
export const ShowCardClear = z.object({
  id: z.uuid().describe("The card's key."),
  field: z.enum(CARD_CLEAR_FIELDS).describe("Its number."),
  reason: RevealReason,
});
