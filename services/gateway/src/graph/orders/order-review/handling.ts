import {
  CaseHandling as CaseHandlingContract,
  orderReviewHandlingRoutes as routes,
} from "@linehaul/schema/orders/order-review/handling";
import { builder } from "../../../access/builder.ts";
import { encodeNodeId } from "../../../access/node-id.ts";
import { objectOf } from "../../../contract/named.ts";
import { caseMutation } from "./case-mutation.ts";

const CaseHandling = objectOf(CaseHandlingContract, {
  without: ["orderId"],
  more: (t) => ({
    caseId: t.id({
      description: "Node id of the case.",
      resolve: ({ orderId }) => encodeNodeId("ReviewCase", orderId),
    }),
    isByViewer: t.boolean({
      description: "Is it the viewer himself?",
      resolve: ({ handledBy }, _args, { visit: { actor } }) => handledBy === actor.userName,
    }),
  }),
});

builder.queryField("caseHandlings", (t) =>
  t.may(...routes.handlings.may).field({
    type: [CaseHandling],
    description:
      "The viewer's cases that somebody is on, at most one a reviewer (REV-06); ask again when `REVIEWS` change. One small call.",
    resolve: (_root, _args, grant) => grant.call(routes.handlings, {}),
  }),
);

caseMutation(
  "handleCase",
  routes.handle,
  "The viewer is on a case from now on, or still: for two minutes, so that it is said again every minute. His earlier one is free again. A case that somebody else is on is answered as it stands (REV-06).",
);
caseMutation(
  "takeOverCase",
  routes.takeOver,
  "The viewer is on a case in place of whoever was, who is told (REV-06). It stands in the order's history and in the trail.",
);
caseMutation("leaveCase", routes.leave, "The viewer is on a case no longer; nothing happens where he is not (REV-06).");
