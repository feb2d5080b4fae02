import { ContactInput } from "@linehaul/schema/customers/customer-form/contact";
import { customerFormRoutes as routes, SaveCompany, SavePerson } from "@linehaul/schema/customers/customer-form/form";
import { ENABLE_EDIT, FORM_BUTTONS } from "@linehaul/schema/customers/customer-form/form-buttons";
import { builder } from "../../../access/builder.ts";
import { narrowed } from "../../../access/grant.ts";
import { keyOf } from "../../../access/node-id.ts";
import { inputOf } from "../../../contract/input.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { customerCodeOf } from "./code.ts";
import { CustomerForm } from "./form.ts";
import { refuseUnknownOrg } from "./organisation.ts";

const Contact = builder.inputType("CustomerContactInput", {
  description: "Somebody at a customer (CUS-06). What comes masked stays as it is where it is left out.",
  fields: (t) => ({
    id: t.id({ description: "Id of the contact that is edited; none for a new one." }),
    ...inputOf(t, ContactInput, ["id"]),
  }),
});
const CompanyInput = builder.inputType("SaveCompanyCustomerInput", {
  description: "A company to add, or to edit when it has an id. What comes masked stays as it is where it is left out.",
  fields: (t) => ({
    id: t.id({ description: "The customer's node id; none for a new one." }),
    ...inputOf(t, SaveCompany, ["customerCode", "contacts"]),
    contacts: t.field({
      type: [Contact],
      required: true,
      description: "Its other people; those that are left out go.",
    }),
    idempotencyKey: idempotencyKey(t),
  }),
});
const PersonInput = builder.inputType("SavePersonCustomerInput", {
  description: "A person to add, or to edit when it has an id. What comes masked stays as it is where it is left out.",
  fields: (t) => ({
    id: t.id({ description: "The customer's node id; none for a new one." }),
    ...inputOf(t, SavePerson, ["customerCode", "contacts"]),
    contacts: t.field({
      type: [Contact],
      required: true,
      description: "His other people; those that are left out go.",
    }),
    idempotencyKey: idempotencyKey(t),
  }),
});

interface Named {
  readonly id?: string | null | undefined;
}
/** An input of the graph as the service reads it: by codes and keys. */
function asBody<I extends Named & { readonly contacts: readonly Named[] }>({ id, contacts, ...own }: I) {
  return {
    ...own,
    customerCode: id ? customerCodeOf(id) : undefined,
    contacts: contacts.map(({ id: contact, ...one }) => ({
      ...one,
      id: contact ? keyOf("CustomerContact", contact) : undefined,
    })),
  };
}
const told = (what: string, { create, edit, submit }: (typeof FORM_BUTTONS)["ENTERPRISE" | "PERSONAL"]): string =>
  `Adds ${what} (${create}), or edits one by id and version (${edit}), complete or not. Of one that was reviewed, names, identity, address, settlement and invoice wait for a review (${submit}) and keep their values until then (CUS-16). 409001 at a number that another customer has. One write, after a look at the organisations where one is named.`;

builder.mutationField("saveCompanyCustomer", (t) =>
  t.may(...routes.saveCompany.may).field({
    type: payload("SaveCompanyCustomer", "form", CustomerForm),
    description: `${told("a company", FORM_BUTTONS.ENTERPRISE)} An approved one is edited by ${ENABLE_EDIT} too.`,
    args: { input: t.arg({ type: CompanyInput, required: true, description: "What to write." }) },
    resolve: (_root, { input: { idempotencyKey: key, ...own } }, context) =>
      written(context.visit, async () => {
        const { create, edit } = FORM_BUTTONS.ENTERPRISE;
        const grant = own.id
          ? narrowed<typeof create | typeof edit | typeof ENABLE_EDIT>(context, edit, ENABLE_EDIT)
          : narrowed<typeof create | typeof edit | typeof ENABLE_EDIT>(context, create);
        const body = parseInput(SaveCompany, asBody(own));
        await refuseUnknownOrg(grant, body.orgCode);
        return grant.call(routes.saveCompany, { body }, keyedBy(key));
      }),
  }),
);
builder.mutationField("savePersonCustomer", (t) =>
  t.may(...routes.savePerson.may).field({
    type: payload("SavePersonCustomer", "form", CustomerForm),
    description: told("a person", FORM_BUTTONS.PERSONAL),
    args: { input: t.arg({ type: PersonInput, required: true, description: "What to write." }) },
    resolve: (_root, { input: { idempotencyKey: key, ...own } }, context) =>
      written(context.visit, async () => {
        const { create, edit } = FORM_BUTTONS.PERSONAL;
        const grant = narrowed<typeof create | typeof edit>(context, own.id ? edit : create);
        const body = parseInput(SavePerson, asBody(own));
        await refuseUnknownOrg(grant, body.orgCode);
        return grant.call(routes.savePerson, { body }, keyedBy(key));
      }),
  }),
);
