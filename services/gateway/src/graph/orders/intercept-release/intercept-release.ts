import { CommandKind } from "@linehaul/schema/orders/command-kind";
import * as contract from "@linehaul/schema/orders/intercept-release";
import { builder } from "../../../access/builder.ts";
import { encodeNodeId, keyOf } from "../../../access/node-id.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import "../../../contract/common.ts";
import { contractEntity } from "../../../contract/entity.ts";
import { list } from "../../../contract/list.ts";
import { enumOf, objectOf } from "../../../contract/named.ts";
import "../order-push/order-push.ts";

enumOf(CommandKind);
const routes = contract.interceptReleaseRoutes;

export const OutletCommand = contractEntity("OutletCommand", contract.OutletCommand, {
  description: "What an outlet is told to do with an order's parcels, and how far that is (REV-03).",
  may: ["INTERCEPT_RELEASE.VIEW"],
  key: ({ id }) => id,
  load: (ids, grant) => grant.call(routes.byIds, { body: { ids: [...ids] } }),
  without: ["orderId"],
  fields: (t) => ({
    orderId: t.id({ description: "Which order.", resolve: (row) => encodeNodeId("Order", row.orderId) }),
    viewerMaySend: viewerMay(
      t,
      "INTERCEPT_RELEASE.SEND",
      "May the viewer send it again? The last one of its order, unless it was withdrawn.",
      ({ isLast }) => isLast,
    ),
  }),
});
list("outletCommands", {
  type: OutletCommand,
  description:
    "Commands to outlets, among the rows that you may see, a page: what is held back, what was let go on (REV-03). One call to the order service.",
  sorts: contract.outletCommandSorts,
  filter: contract.OutletCommandFilter,
  page: (grant, query) => grant.call(routes.pageQuery, { body: query }),
});

const CommandAttempt = objectOf(contract.CommandAttempt);
builder.queryField("outletCommandAttempts", (t) =>
  t.may("INTERCEPT_RELEASE.VIEW").field({
    type: [CommandAttempt],
    description: `Attempts to send a command, the newest ${contract.ATTEMPTS_SHOWN}, the newest first; none of one that you may not see. One call to the order service.`,
    args: { id: t.arg.id({ required: true, description: "The command's node id." }) },
    resolve: (_root, { id }, grant) => grant.call(routes.attempts, { body: { id: keyOf("OutletCommand", id) } }),
  }),
);
