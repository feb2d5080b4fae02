import { z } from "zod";
import { routesOf } from "../../route.ts";
import { CustomerCode } from "../code.ts";
import { Customer, type CUSTOMER_TYPES } from "../customer.ts";
import { CustomerDetail } from "../detail.ts";
import { CertType, numberProblems } from "../identity/kinds.ts";
import { OpenReview, ReviewRefusal } from "../customer-review/open.ts";
import { common, ofCompanies } from "./fields.ts";
import { EDITS, ENABLE_EDIT, FORM_BUTTONS, SUBMITS } from "./form-buttons.ts";
import { Industry, Nature } from "./kinds.ts";

/** Its numbers, as far as the form has them: one that is left out was judged when it was written. */
interface Numbers {
  readonly countryCode: string;
  readonly certType: CertType | null;
  readonly certNo?: string | null | undefined;
  readonly taxNo: string | null;
}
const judged =
  (customerType: (typeof CUSTOMER_TYPES)[number]) =>
  (form: Numbers, context: z.RefinementCtx): void => {
    for (const { path, key, params } of numberProblems({ customerType, ...form, certNo: form.certNo ?? null }))
      context.addIssue({ code: "custom", path: [...path], message: key, params });
  };

/** What a form of a company holds; one of a person holds the same, and nothing in what only companies have. */
export const CompanyForm = z.object({ ...common, ...ofCompanies }).superRefine(judged("ENTERPRISE"));
export const FORM_OF = {
  ENTERPRISE: CompanyForm,
  PERSONAL: z.object({ ...common, ...ofCompanies }).superRefine(judged("PERSONAL")),
} as const;
export type CustomerValues = z.input<typeof CompanyForm>;

const which = {
  customerCode: CustomerCode.optional().describe("The customer that is edited; none for a new one."),
  version: z.int().optional().describe("The version that was read; needed for an edit."),
};
export const SaveCompany = z.object({ ...which, ...common, ...ofCompanies }).superRefine(judged("ENTERPRISE"));
export type SaveCompany = z.output<typeof SaveCompany>;
export const SavePerson = z.object({ ...which, ...common }).superRefine(judged("PERSONAL"));
export type SavePerson = z.output<typeof SavePerson>;
export const SubmitCustomer = z.object({
  customerCode: CustomerCode,
  version: z.int().describe("The version that was read."),
});

/** A customer as its form shows it. */
export const CustomerForm = Customer.omit({ unusableReason: true })
  .extend(
    CustomerDetail.omit({ customerCode: true, contracts: true, docking: true, monthCards: true, review: true }).shape,
  )
  .extend({
    certType: CertType.nullable().describe("What it shows of itself; null without."),
    nature: Nature.nullable().describe("What kind of company it is; null where it is not known."),
    industry: Industry.nullable().describe("What it does; null where it is not known."),
    version: z
      .int()
      .describe("Rises with each change; goes back with a save. A save of an older one is refused (409002)."),
    review: OpenReview.nullable().describe("The review that is open about it; null without one."),
    refusal: ReviewRefusal.nullable().describe("Why the last review did not pass; null where it did, or was none."),
  })
  .meta({ id: "CustomerForm", description: "A customer as its form shows it: masked, with what is open about it." });
export type CustomerForm = z.infer<typeof CustomerForm>;

const { read, write } = routesOf("customer");
const company = FORM_BUTTONS.ENTERPRISE;
const person = FORM_BUTTONS.PERSONAL;
export const customerFormRoutes = {
  /** Companies by the button of their form, persons by that of theirs, approved companies by that of enable-edit too. */
  form: read("/customer/form", {
    may: [...EDITS, ENABLE_EDIT],
    also: [...EDITS, ENABLE_EDIT],
    summary:
      "A customer as its form shows it; 404001 outside the caller's rows, and where its form's button is not held",
    body: z.object({ customerCode: CustomerCode }),
    result: CustomerForm,
  }),
  /**
   * Of a customer that was reviewed, what a review guards is not written but put before one, by who holds SUBMIT too; the rest is written at once
   * (CUS-16).
   */
  saveCompany: write("/customer/saveCompany", {
    may: [company.create, company.edit, ENABLE_EDIT],
    also: [company.submit],
    summary:
      "Create a company (no code) or edit one, complete or not; 409001 at a number that another has, 409002 where somebody changed it, 409004 while its review is open",
    body: SaveCompany,
    result: CustomerForm,
  }),
  savePerson: write("/customer/savePerson", {
    may: [person.create, person.edit],
    also: [person.submit],
    summary: "The same of a person",
    body: SavePerson,
    result: CustomerForm,
  }),
  submit: write("/customer/submit", {
    may: SUBMITS,
    also: SUBMITS,
    summary:
      "Put a new customer before a review (CUS-13); 400001 at each field that it asks for and the customer has not",
    body: SubmitCustomer,
    result: CustomerForm,
  }),
} as const;
