import { AssignCustomers } from "@linehaul/schema/customers/assign";
import { customerRoutes } from "@linehaul/schema/customers/customer";
import { MOST_TURNED } from "@linehaul/schema/customers/turn";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { dataGroupRoutes } from "@linehaul/schema/permissions/perm-data-group";
import { builder } from "../../../access/builder.ts";
import type { Grant } from "../../../access/grant.ts";
import { inputOf } from "../../../contract/input.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { Refusal } from "../../../errors/refusal.ts";
import { written } from "../../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { customerCodeOf } from "./code.ts";
import { Turned } from "./turn.ts";

/** The customer service knows no organisations: the admin service says whether there is one of that code. */
async function refuseUnknown(grant: Grant<"CUSTOMER_LIST.EDIT">, orgCode: string | undefined): Promise<void> {
  if (orgCode === undefined) return;
  const known = await grant.call(dataGroupRoutes.organisations, {});
  if (known.some(({ code }) => code === orgCode)) return;
  throw new Refusal(SERVICE_CODES.invalid, {
    fields: [{ path: ["orgCode"], key: "dataGroup.unknownOrg", params: { code: orgCode } }],
  });
}

const AssignInput = builder.inputType("AssignCustomersInput", {
  description: "Who looks after customers from now on.",
  fields: (t) => ({
    ids: t.idList({ required: true, description: `Node ids of customers, ${MOST_TURNED} at most, each once.` }),
    ...inputOf(t, AssignCustomers, ["codes"]),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("assignCustomers", (t) =>
  t.may("CUSTOMER_LIST.EDIT").field({
    type: payload("AssignCustomers", "assigned", Turned),
    description:
      "Gives customers to a sales person, an organisation, or both, with an outcome for each. One write, after a look at the organisations where one is named.",
    args: { input: t.arg({ type: AssignInput, required: true, description: "Whom, and to whom." }) },
    resolve: (_root, { input: { ids, idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, async () => {
        const codes = ids.map(customerCodeOf);
        const body = parseInput(AssignCustomers, { ...own, codes });
        await refuseUnknown(grant, body.orgCode);
        return grant.call(customerRoutes.assign, { body }, keyedBy(key));
      }),
  }),
);
