import { z } from "zod";
import { emptyIsNull, line, listOf, whole } from "../../field.ts";
import { countryCode, currencyCode, EMAIL, maybe } from "../../orders/order/new-fields.ts";
import { CertType } from "../identity/kinds.ts";
import { SettlementType } from "../customer.ts";
import { ContactInput, MOST_CONTACTS } from "./contact.ts";
import { Industry, Nature } from "./kinds.ts";
import { kept, keptAlways } from "./written.ts";

const text = (most: number) => maybe(z.string().max(most, "text.max"));
const chosen = <T extends z.ZodEnum>(of: T) =>
  z.preprocess((value: z.output<T> | "" | null) => (value === "" ? null : value), of.nullable()).default(null);
/** CUS-09. */
const limit = emptyIsNull(
  z
    .string()
    .regex(/^\d{1,10}(\.\d{1,2})?$/, "customer.amount")
    .meta({ format: "decimal" })
    .nullable(),
);

/** A picture that nobody is shown with a form: left out it stays, null takes it away. */
const picture = z.uuid().nullable().optional();

/** What companies and persons have alike. A form may hold less than a review asks for, see `complete.ts`. */
export const common = {
  nameEn: line(255).describe("Name in English, or in Latin letters (CUS-04)."),
  nameZh: text(255).describe("Name in Chinese."),
  certType: chosen(CertType).describe("What it shows of itself."),
  certNo: kept("certificate", 40).describe("Number of that: what it is like follows from country and type (CUS-20)."),
  certFront: picture.describe("The uploaded picture of its front, of purpose `idPicture` (CUS-12)."),
  certBack: picture.describe("The same of its back."),
  taxNo: text(40).describe("Tax number, likewise."),
  countryCode: countryCode().describe("Where it is: ISO 3166-1 alpha-2."),
  province: text(100).describe("State or province."),
  city: text(100).describe("City."),
  county: text(100).describe("District or county."),
  address: kept("address", 255).describe("Street address (CUS-03)."),
  postCode: text(20).describe("Postal code (CUS-05)."),
  contactName: line(150).describe("Whom to ask for (CUS-06)."),
  contactPhone: keptAlways("phone", 25).describe("His telephone, with its country: `+60 12-345 6789` (ACC-09)."),
  contactEmail: kept("email", 128, (field) => field.regex(EMAIL, "email")).describe("His e-mail."),
  tel: kept("phone", 20).describe("Its switchboard."),
  contacts: listOf(ContactInput, MOST_CONTACTS).describe("Its other people; those that are left out go (CUS-10)."),
  settlementType: SettlementType.describe("How it pays."),
  creditPeriodDays: z
    .preprocess((days: number | null) => (Number.isNaN(days) ? null : days), whole(1, 365).nullable())
    .default(null)
    .describe("Days until a bill is due, where it pays by month."),
  creditLimit: limit.describe("The most that may be owed, in `creditCurrency`, where it pays by month (CUS-09)."),
  creditCurrency: currencyCode().describe("ISO 4217."),
  settlementAccount: kept("certificate", 40).describe("The account that it pays from."),
  prepaidAccount: text(40).describe("Where what it paid in is kept."),
  invoiceTitle: text(100).describe("To whom bills are made out; null: to it, by its name (CUS-08)."),
  invoiceCount: z
    .preprocess((count: number | null) => (Number.isNaN(count) ? null : count), whole(1, 999).nullable())
    .default(null)
    .describe("Copies of each bill (CUS-08)."),
  salesPerson: text(100).describe("Who looks after it."),
  orgCode: text(64).describe("The organisation that looks after it, one whose customers you see."),
  deliveryPerson: text(100).describe("The courier who knows it."),
  referrer: text(100).describe("Who sent it to us (CUS-09)."),
  pinCode: kept("certificate", 20).describe("What its people say at pick-up."),
  takesCod: z.boolean().default(false).describe("Its receivers may pay when they get the goods."),
  takesDdp: z.boolean().default(false).describe("It may pay its receivers' duties."),
} as const;

/** What companies have besides. */
export const ofCompanies = {
  nature: chosen(Nature).describe("What kind of company it is."),
  industry: chosen(Industry).describe("What it does."),
  businessScope: text(500).describe("What it deals in."),
} as const;
