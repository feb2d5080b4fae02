import { z } from "zod";
import { line, listOf, note } from "../../field.ts";
import { sensitive } from "../../sensitive.ts";
import { countryCode, EMAIL, maybe } from "./new-fields.ts";

/** Certificates that customs ask private people for. */
export const CERT_TYPES = ["PASSPORT", "ID_CARD"] as const;

/** Sender or receiver of an order that is to be written, in the clear. */
export const NewParty = z
  .object({
    name: line(150).describe("Name of the person."),
    company: maybe(note(255)).describe("Company; null without."),
    phoneCode: maybe(
      z
        .string()
        .trim()
        .regex(/^\+?\d{1,4}$/, "phone.code"),
    ).describe("Country's prefix of the telephone; that of the country where it is left out."),
    phone: sensitive(
      "phone",
      line(20)
        .regex(/^[\d\s().-]{4,}$/, "phone.number")
        .describe("Telephone without the country's prefix."),
    ),
    email: sensitive("email", maybe(note(128).regex(EMAIL, "email"))).describe("E-mail; null without."),
    countryCode: countryCode().describe("ISO 3166-1 alpha-2: two capital letters."),
    regionLevels: listOf(line(100), 4)
      .default([])
      .describe("State or province, city, district: as many levels as the country has."),
    address: sensitive("address", line(255).describe("Street address.")),
    postCode: maybe(note(20)).describe("Postal code; null without."),
    cityCode: maybe(note(20)).describe(
      "The carrier's code of the city; null: what DEFAULT_CITY_CODE says of the post code or region.",
    ),
    certType: z.enum(CERT_TYPES, "invalid").nullable().default(null).describe("Kind of certificate; null without."),
    certNo: sensitive("certificate", maybe(note(40))).describe("Number of the certificate; null without."),
    vat: maybe(note(30)).describe("VAT number; null without."),
    eori: maybe(note(30)).describe("EORI number of the European Union's customs; null without."),
    ioss: maybe(note(30)).describe("IOSS number of the European Union's import scheme; null without."),
  })
  .meta({ id: "NewParty", description: "Sender or receiver of a new order." });
export type NewParty = z.infer<typeof NewParty>;
