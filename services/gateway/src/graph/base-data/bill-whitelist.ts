import {
  BillBatch as BillBatchContract,
  BillOutcome as BillOutcomeContract,
  BillOutcomeKind,
  BillWhitelist as BillWhitelistRow,
  BillWhitelistFilter,
  billWhitelistRoutes,
  billWhitelistSorts,
  NewBillWhitelists,
} from "@linehaul/schema/base-data/bill-whitelist";
import { builder } from "../../access/builder.ts";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { inputOf } from "../../contract/input.ts";
import { list } from "../../contract/list.ts";
import { enumOf, objectOf } from "../../contract/named.ts";
import { parseInput } from "../../errors/parse-input.ts";
import { written } from "../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../writing/idempotency.ts";
import { payload } from "../../writing/payload.ts";

enumOf(BillOutcomeKind);

export const BillWhitelist = catalogueEntity("BillWhitelist", BillWhitelistRow, {
  description: "A customer of the site that may use bill-of-lading numbers of his own (SYS-08).",
  may: ["BILL_WHITELIST.VIEW"],
  load: (ids, grant) => grant.call(billWhitelistRoutes.byIds, { body: { ids: [...ids] } }),
  acts: { turn: { enable: "BILL_WHITELIST.ENABLE", disable: "BILL_WHITELIST.DISABLE" } },
});

list("billWhitelists", {
  type: BillWhitelist,
  description:
    "Customers of the viewer's site that may use bill-of-lading numbers of their own, a page. One call to the order service.",
  sorts: billWhitelistSorts,
  filter: BillWhitelistFilter,
  page: (grant, query) => grant.call(billWhitelistRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "BILL_WHITELIST.CREATE", "May the viewer add some?") }),
});

const BillOutcome = objectOf(BillOutcomeContract, {
  without: ["row"],
  more: (t) => ({
    row: t.field({
      type: BillWhitelist,
      nullable: true,
      description: "His row; null where he has none here.",
      resolve: (outcome) => outcome.row,
    }),
  }),
});
const BillBatch = objectOf(BillBatchContract, {
  without: ["outcomes"],
  more: (t) => ({
    outcomes: t.field({
      type: [BillOutcome],
      description: "One a code, in their order; a code that is given twice has one.",
      resolve: (batch) => batch.outcomes,
    }),
  }),
});

const AddInput = builder.inputType("AddBillWhitelistsInput", {
  description: "Customers to add.",
  fields: (t) => ({ ...inputOf(t, NewBillWhitelists), idempotencyKey: idempotencyKey(t) }),
});
builder.mutationField("addBillWhitelists", (t) =>
  t.may("BILL_WHITELIST.CREATE").field({
    type: payload("AddBillWhitelists", "batch", BillBatch),
    description: "Adds customers by their codes, in use from then on, with an outcome for each. One write.",
    args: { input: t.arg({ type: AddInput, required: true, description: "Whom to add." }) },
    resolve: (_root, { input: { idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, () =>
        grant.call(billWhitelistRoutes.batchSave, { body: parseInput(NewBillWhitelists, own) }, keyedBy(key)),
      ),
  }),
);

catalogueToggle("Enable", {
  type: BillWhitelist,
  field: "billWhitelist",
  may: "BILL_WHITELIST.ENABLE",
  description: "Brings a customer's row into use: he may use bill-of-lading numbers of his own.",
  write: (grant, id, options) =>
    grant.call(billWhitelistRoutes.setWhiteListIsEnable, { body: { id, status: "ENABLED" } }, options),
});
catalogueToggle("Disable", {
  type: BillWhitelist,
  field: "billWhitelist",
  may: "BILL_WHITELIST.DISABLE",
  description: "Takes a customer's row out of use: he may use no bill-of-lading numbers of his own.",
  write: (grant, id, options) =>
    grant.call(billWhitelistRoutes.setWhiteListIsEnable, { body: { id, status: "DISABLED" } }, options),
});
