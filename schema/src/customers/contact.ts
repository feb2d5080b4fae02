import { z } from "zod";
import { Masked } from "../masked.ts";

/** Somebody at a customer, with the place where he is: the addresses that a customer has beside its own are those of its contacts. */
export const CustomerContact = z
  .object({
    id: z.uuid().describe("The contact's key."),
    contactType: z.string().nullable().describe("What he is asked about, e.g. bills; null where nobody said so."),
    title: z.string().nullable().describe("How he is addressed; null without."),
    name: z.string().describe("Whom to ask for."),
    mobile: Masked.describe("His mobile telephone, masked."),
    phone: Masked.nullable().describe("A line to where he is, masked; null without."),
    email: Masked.nullable().describe("His e-mail, masked; null without."),
    companyName: z.string().nullable().describe("The company that he is of, where it is not the customer itself."),
    countryCode: z.string().nullable().describe("Where he is, ISO 3166-1 alpha-2; null where no place is known."),
    province: z.string().nullable().describe("State or province; null without."),
    city: z.string().nullable().describe("City; null without."),
    county: z.string().nullable().describe("District or county; null without."),
    address: Masked.nullable().describe("Street address, masked; null without."),
    postCode: z.string().nullable().describe("Postal code; null without."),
  })
  .meta({ id: "CustomerContact", description: "Somebody at a customer, and where he is; masked (CUS-06)." });
export type CustomerContact = z.infer<typeof CustomerContact>;
