import { z } from "zod";
import { ShownUserCode } from "../../accounts/user-code.ts";
import { dialledPhone } from "../../base-data/dialled-phone.ts";
import { catalogueRow, editedRow, inUse, savedRow } from "../../catalogue.ts";
import { CustomerCode } from "../code.ts";
import { capitals, emptyIsNull, keyword, line } from "../../field.ts";
import { Masked } from "../../masked.ts";
import { RevealReason } from "../../reveal.ts";
import { sensitive } from "../../sensitive.ts";
import { Site } from "../../site-code.ts";
import type { Sorts } from "../../sorts.ts";

const own = {
  customerCode: CustomerCode.describe("The customer that it is, by code."),
  userCode: ShownUserCode.describe("Code of the account that its orders are placed with."),
  dcCode: capitals(20).describe("Code of the distribution centre that serves it: capitals, digits and dashes."),
  storeCode: capitals(30).describe("Code of its store, once at a site: capitals, digits and dashes."),
  name: line(100).describe("What it is called at its door."),
  area: line(60).describe("The area that it serves, in words."),
};
const creditAccount = sensitive(
  "certificate",
  z
    .string("required")
    .trim()
    .regex(/^\d{10}$/, "card.month"),
).describe("The monthly account that is billed: a card of its customer in use, 10 digits (CUS-02).");
const phone = dialledPhone("Its telephone");

/** What a form of a new one takes. */
export const NewReseller = z.object({ ...own, creditAccount, phone });
/** What a form of one that is there takes: what comes masked stays as it is where it is left empty. */
export const EditedReseller = z.object({
  ...own,
  creditAccount: sensitive("certificate", emptyIsNull(creditAccount.nullable())).describe(
    "Another monthly account; null in an edit leaves it as it is.",
  ),
  phone: sensitive("phone", emptyIsNull(phone.nullable())).describe(
    "Its telephone, with its country: `+60 3-5191 2200`; null in an edit leaves it as it is.",
  ),
});
export const UpdateReseller = EditedReseller.extend(editedRow);
/** Both of them, as forms write them. */
export const ResellerInput = EditedReseller.extend(savedRow);
export type ResellerInput = z.infer<typeof ResellerInput>;

/** A shop that takes in shipments in the carrier's name (CUS-23). */
export const Reseller = catalogueRow("Reseller", {
  site: Site.describe("The site that it belongs to."),
  customerName: z.string().describe("What the customer was called when it was saved."),
  ...own,
  creditAccount: Masked.describe("The monthly account that is billed, masked."),
  phone: Masked.describe("Its telephone, masked."),
});
export type Reseller = z.infer<typeof Reseller>;

export const RESELLER_CLEAR_FIELDS = ["RESELLER_CREDIT_ACCOUNT", "RESELLER_PHONE"] as const;
export type ResellerClearField = (typeof RESELLER_CLEAR_FIELDS)[number];
export const ShowResellerClear = z.object({
  id: z.uuid().describe("The reseller's key."),
  field: z.enum(RESELLER_CLEAR_FIELDS).describe("Which of its masked fields."),
  reason: RevealReason,
});

export const resellerSorts = {
  NAME_ASC: "name",
  NAME_DESC: "name",
  STORE_CODE_ASC: "storeCode",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<Reseller>;
export const ResellerFilter = z.object({
  keyword: keyword("the name, the area, the codes of store and distribution centre and the customer's code and name"),
  status: inUse,
});
export type ResellerFilter = z.infer<typeof ResellerFilter>;
