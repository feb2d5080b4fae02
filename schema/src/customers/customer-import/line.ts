import { z } from "zod";
import { ContactInput } from "../customer-form/contact.ts";
import { common, ofCompanies } from "../customer-form/fields.ts";
import { CustomerType } from "../customer.ts";

const YesNo = z.enum(["YES", "NO"]).default("NO");

const { contacts: _people, certFront: _front, certBack: _back, contactPhone, ...own } = common;
const { id: _id, ...person } = ContactInput.shape;

/** A person's field in a line; a customer's have no such beginning. */
export const PERSON = "contact.";

/** What stands beside a customer in its line, and in lines of its other people: no line needs it. */
const people = Object.fromEntries(
  Object.entries(person).map(([name, rule]): [string, z.ZodType] => [`${PERSON}${name}`, z.optional(rule)]),
);

/** What a line of a sheet of customers may hold, by columns: a form's fields but pictures, and a person's. */
export const customerLine: Readonly<Record<string, z.ZodType>> = {
  customerType: CustomerType,
  ...own,
  ...ofCompanies,
  contactPhone: contactPhone.unwrap(),
  takesCod: YesNo,
  takesDdp: YesNo,
  ...people,
};
