import { ApplicationAct, PaperFile, SaveApplication } from "@linehaul/schema/customers/information-application/write";
import { applicationRoutes as routes } from "@linehaul/schema/customers/information-application/routes";
import { builder } from "../../../access/builder.ts";
import { keyOf } from "../../../access/node-id.ts";
import { catalogueToggle } from "../../../catalogue/toggle.ts";
import { inputOf } from "../../../contract/input.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { customerCodeOf } from "../customer/code.ts";
import { CustomerApplication } from "./application.ts";

const SUBMIT = "INFORMATION_APPLICATION.SUBMIT";
const NAME = CustomerApplication.name;
const ID = "Node id of the application.";

const PaperInput = builder.inputType("ApplicationPaperInput", {
  description: "A paper with its file.",
  fields: (t) => inputOf(t, PaperFile),
});
const SaveInput = builder.inputType("SaveCustomerApplicationInput", {
  description: "An application to write, or one to change when it has an id.",
  fields: (t) => ({
    id: t.id({ description: "Node id of the application that is changed; none for a new one." }),
    customerId: t.id({
      required: true,
      description: "Node id of the customer; an application stays with its customer.",
    }),
    ...inputOf(t, SaveApplication, ["id", "customerCode", "papers"]),
    papers: t.field({
      type: [PaperInput],
      required: true,
      description: "Its papers, each once and of a file of its own: what is left out goes.",
    }),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("saveCustomerApplication", (t) =>
  t.may(SUBMIT).field({
    type: payload("SaveCustomerApplication", "application", CustomerApplication),
    description:
      "Writes an application as a draft, or changes one by id and version, also what was returned; `submits` puts it before its decision in the same transaction. A customer has one of each kind open (409001); what waits or is accepted is refused (409004). One write.",
    args: { input: t.arg({ type: SaveInput, required: true, description: "What to write." }) },
    resolve: (_root, { input: { id, customerId, idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, () => {
        const body = { ...own, id: id ? keyOf(NAME, id) : undefined, customerCode: customerCodeOf(customerId) };
        return grant.call(routes.save, { body: parseInput(SaveApplication, body) }, keyedBy(key));
      }),
  }),
);

/** An act upon an application as it was read. */
const actInput = (name: string, description: string) =>
  builder.inputType(`${name}Input`, {
    description,
    fields: (t) => ({
      id: t.id({ required: true, description: ID }),
      ...inputOf(t, ApplicationAct, ["id"]),
      idempotencyKey: idempotencyKey(t),
    }),
  });
builder.mutationField("submitCustomerApplication", (t) =>
  t.may(SUBMIT).field({
    type: payload("SubmitCustomerApplication", "application", CustomerApplication),
    description:
      "Puts an application before its decision: a review of customers decides it, a card waits for its credit assessment (CUS-15). 400001 at each paper that it lacks, and where a kind that was accepted excludes it. One write.",
    args: {
      input: t.arg({
        type: actInput("SubmitCustomerApplication", "An application that is submitted."),
        required: true,
        description: "Which.",
      }),
    },
    resolve: (_root, { input: { id, idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, () => {
        const body = parseInput(ApplicationAct, { ...own, id: keyOf(NAME, id) });
        return grant.call(routes.submit, { body }, keyedBy(key));
      }),
  }),
);
builder.mutationField("withdrawCustomerApplication", (t) =>
  t.may(SUBMIT).field({
    type: payload("WithdrawCustomerApplication", "application", CustomerApplication),
    description:
      "Takes back an application that you submitted, while nobody has decided: it is a draft again, and its review ends. Another's is not found. One write.",
    args: {
      input: t.arg({
        type: actInput("WithdrawCustomerApplication", "An application that is taken back."),
        required: true,
        description: "Which.",
      }),
    },
    resolve: (_root, { input: { id, idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, () => {
        const body = parseInput(ApplicationAct, { ...own, id: keyOf(NAME, id) });
        return grant.call(routes.withdraw, { body }, keyedBy(key));
      }),
  }),
);

catalogueToggle("Delete", {
  type: CustomerApplication,
  field: "application",
  may: SUBMIT,
  description: "Deletes a draft that was never submitted, with its files; any other is refused (409004).",
  write: (grant, id, options) => grant.call(routes.delete, { params: { id } }, options),
});
