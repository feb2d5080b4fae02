import { z } from "zod";
import { line } from "../../field.ts";
import { EMAIL, maybe } from "../../orders/order/new-fields.ts";
import { kept, keptAlways } from "./written.ts";

/** As many people as a form takes (CUS-10). */
export const MOST_CONTACTS = 10;

/** Somebody at a customer, as forms write him (CUS-06): masked values that are left out stay as they are. */
export const ContactInput = z
  .object({
    // A key of a service, or the node id that a form of the console holds.
    id: z
      .string()
      .max(100, "text.max")
      .meta({ format: "id" })
      .optional()
      .describe("The contact that is edited; none for a new one."),
    contactType: maybe(z.string().max(30, "text.max")).describe("What he is asked about, e.g. bills."),
    title: maybe(z.string().max(10, "text.max")).describe("How he is addressed."),
    name: line(150).describe("Whom to ask for."),
    mobile: keptAlways("phone", 25).describe("His mobile telephone, with its country: `+60 12-345 6789`."),
    phone: kept("phone", 20).describe("A line to where he is."),
    email: kept("email", 128, (text) => text.regex(EMAIL, "email")).describe("His e-mail."),
    companyName: maybe(z.string().max(100, "text.max")).describe(
      "The company that he is of, where it is not the customer itself (CUS-04).",
    ),
    countryCode: maybe(z.string().regex(/^([A-Z]{2})?$/, "country.code")).describe("Where he is: ISO 3166-1 alpha-2."),
    province: maybe(z.string().max(100, "text.max")).describe("State or province."),
    city: maybe(z.string().max(100, "text.max")).describe("City."),
    county: maybe(z.string().max(100, "text.max")).describe("District or county."),
    address: kept("address", 200).describe("Street address (CUS-03)."),
    postCode: maybe(z.string().max(20, "text.max")).describe("Postal code (CUS-05)."),
  })
  .refine(({ id, mobile }) => id !== undefined || mobile !== undefined, { message: "required", path: ["mobile"] })
  .meta({ id: "CustomerContactWritten" });
export type ContactInput = z.output<typeof ContactInput>;
