import * as contract from "@linehaul/schema/customers/act";
import { MOST_ACTED } from "@linehaul/schema/customers/act-limits";
import { EXPORT_ROW_DAYS, EXPORTS_SHOWN } from "@linehaul/schema/orders/export-task";
import { builder } from "../../../access/builder.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import "../../../contract/common.ts";
import { enumOf, objectOf } from "../../../contract/named.ts";
import { parseInput, present } from "../../../errors/parse-input.ts";
import { askEach } from "../../../upstream/ask-each.ts";
import { ExportState } from "../../orders/export-task/export-task.ts";
import { taskOf } from "../../orders/order/act.ts";
import { CustomerFilterInput } from "./list.ts";
import "./turn.ts";

const { preview, pageQuery, detail, stop, retry, download } = contract.customerActRoutes;

const CustomerActKind = enumOf(contract.CustomerActKind);
enumOf(contract.CustomerActHindrance);
objectOf(contract.CountedOutcome);
const CustomerActPreview = objectOf(contract.CustomerActPreview);

/** An act on all customers that match, as queries and mutations answer it. */
export const CustomerAct = objectOf(contract.CustomerAct, {
  more: (t) => ({
    viewerMayStop: viewerMay(
      t,
      stop.may,
      "May the viewer stop it? While it waits or is being done.",
      ({ state }) => state === "PENDING" || state === "PROCESSING",
    ),
    viewerMayRetry: viewerMay(
      t,
      retry.may,
      "May the viewer have the rest done? When it failed or was stopped before its end.",
      ({ state, looked, customers }) => (state === "FAILED" || state === "CANCELLED") && looked < customers,
    ),
    viewerMayDownload: viewerMay(t, download.may, "May the viewer take its outcomes along as a file?"),
  }),
});

/** What the contract reads of a filter that GraphQL says null in for what is left out. */
export const askedOf = <A extends { readonly filter?: object | null | undefined }>({ filter, ...own }: A): object => ({
  ...present(own),
  filter: filter ? present(filter) : undefined,
});

builder.queryField("customerActPreview", (t) =>
  t.may(...preview.may).field({
    type: CustomerActPreview,
    description: `What an act on all customers that match would do before anything is done: how many match, what would become of them, and why it can't be asked for; ${MOST_ACTED} at most. One call.`,
    args: {
      kind: t.arg({ type: CustomerActKind, required: true, description: "What would be done." }),
      filter: t.arg({ type: CustomerFilterInput, description: "All customers that match; every customer without it." }),
      salesPerson: t.arg.string({ description: "Of ASSIGN: who would look after them." }),
      orgCode: t.arg.string({ description: "Of ASSIGN: code of the organisation that would." }),
    },
    resolve: (_root, asked, grant) => grant.call(preview, { body: parseInput(preview.body, askedOf(asked)) }),
  }),
);

builder.queryField("customerAct", (t) =>
  t.may(...detail.may).field({
    type: CustomerAct,
    nullable: true,
    description:
      "An act of the viewer's own on customers that matched a filter: how far it is, and its outcomes counted. Ask again when `changes` tells of CUSTOMER_ACTS. Null for anybody else's, and after a week. One call.",
    args: { taskId: t.arg.id({ required: true, description: "As the mutation answered it." }) },
    resolve: (_root, { taskId }, grant) => grant.call(detail, { body: { taskId: taskOf(taskId) } }),
  }),
);

builder.queryField("customerActs", (t) =>
  t.may(...pageQuery.may).field({
    type: [CustomerAct],
    description: `Acts of the viewer's own at this site on customers that matched a filter, of the last ${EXPORT_ROW_DAYS} days, the newest ${EXPORTS_SHOWN}; none while the customer service can't be reached. One call to it.`,
    args: { states: t.arg({ type: [ExportState], description: "In any of these states." }) },
    resolve: async (_root, { states }, grant) => {
      const body = states ? { states: [...states] } : {};
      const { found } = await askEach(["customer"], async () => (await grant.call(pageQuery, { body })).data);
      return [...found];
    },
  }),
);
