import { CaseHandler, CommandSent, ReviewCase as ReviewCaseContract } from "@linehaul/schema/orders/order-review/case";
import { orderReviewDocumentRoutes as documents } from "@linehaul/schema/orders/order-review/document";
import { orderReviewRoutes } from "@linehaul/schema/orders/order-review/routes";
import { isFinal, mayStep } from "@linehaul/schema/orders/order/lifecycle";
import { builder } from "../../../access/builder.ts";
import { entity } from "../../../access/entity.ts";
import { holds } from "../../../access/actor.ts";
import { keyOf } from "../../../access/node-id.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import { enumOf, nameOf } from "../../../contract/named.ts";
import { shown } from "../../../contract/shown.ts";
import { Country, countryOf } from "../../base-data/country.ts";
import "../order/order-parts.ts";
import { encodeNodeId } from "../../../access/node-id.ts";
import { ReviewFile, reviewFiles } from "./review-file.ts";

enumOf(CommandSent);
enumOf(CaseHandler);
/** Which step each button takes. */
const STEPS = {
  viewerMayApprove: ["APPROVED", "ORDER_REVIEW.APPROVE"],
  viewerMayContact: ["TO_CONTACT", "ORDER_REVIEW.CONTACT"],
  viewerMaySupplement: ["TO_SUPPLEMENT", "ORDER_REVIEW.SUPPLEMENT"],
  viewerMayPutBack: ["BACK", "ORDER_REVIEW.BACK"],
  viewerMayCancel: ["CANCELLED", "ORDER_REVIEW.CANCEL"],
} as const;
const WHAT = {
  viewerMayApprove: "May the viewer approve it in this state?",
  viewerMayContact:
    "May the viewer have its customer contacted in this state? One that is being contacted can be once more.",
  viewerMaySupplement: "May the viewer ask for documents in this state?",
  viewerMayPutBack: "May the viewer put it back to those that nobody has reviewed?",
  viewerMayCancel: "May the viewer cancel it in this state?",
} as const satisfies Record<keyof typeof STEPS, string>;
const ACTS = Object.keys(STEPS) as readonly string[] as readonly (keyof typeof STEPS)[];

export const ReviewCase = entity("ReviewCase", {
  description: nameOf(ReviewCaseContract).description,
  may: ["ORDER_REVIEW.VIEW"],
  key: (row: ReviewCaseContract) => row.id,
  load: (ids, grant) => grant.call(orderReviewRoutes.byIds, { body: { ids: [...ids] } }),
  fields: (t) => ({
    ...shown(ReviewCaseContract, (field) => t.field(field), ["id"]),
    orderId: t.id({
      description: "Node id of the order, for who may open it.",
      resolve: (row) => encodeNodeId("Order", row.id),
    }),
    country: t.field({
      type: Country,
      nullable: true,
      description: "Where it goes; null for a code that is not kept.",
      resolve: (row, _args, context) => countryOf(row.receiverCountry, context),
    }),
    file: t.may("ORDER_REVIEW.VIEW").field({
      type: ReviewFile,
      nullable: true,
      description: "All that a reviewer decides by; costs one more call to the order service, none under `reviewCase`.",
      resolve: (row, _args, grant) => reviewFiles(grant).load(row.id),
    }),
    ...Object.fromEntries(
      ACTS.map((name) => [
        name,
        t.boolean({
          description: `${WHAT[name]} The server refuses anyway.`,
          resolve: ({ orderStatus }, _args, { visit: { actor } }) => {
            const [step, button] = STEPS[name];
            const isAgain = step === "TO_CONTACT" && orderStatus === "TO_CONTACT";
            return holds(actor, button) && (isAgain || mayStep(step, button, orderStatus));
          },
        }),
      ]),
    ),
    isHandledByViewer: t.boolean({
      description: "Is it the viewer himself who is on it (REV-06)?",
      resolve: ({ handledBy }, _args, { visit: { actor } }) => handledBy === actor.userName,
    }),
    viewerMayIntercept: viewerMay(
      t,
      "ORDER_REVIEW.INTERCEPT",
      "May the viewer have its outlet hold its parcels, which it does not yet? The server refuses anyway.",
      ({ intercepted, released, orderStatus }) => !isFinal(orderStatus) && (intercepted === null || released !== null),
    ),
    viewerMayRelease: viewerMay(
      t,
      "ORDER_REVIEW.RELEASE",
      "Was its outlet told to hold its parcels, and may the viewer have it let them go on?",
      ({ intercepted, released }) => intercepted !== null && released === null,
    ),
    viewerMayCloseFollowUp: viewerMay(
      t,
      "ORDER_REVIEW.APPROVE",
      "Is something to be followed up of it, and may the viewer say that it is done?",
      ({ followUp }) => followUp !== null,
    ),
    viewerMayAddDocument: viewerMay(
      t,
      documents.keep.may,
      "May the viewer add a document, or another file of one, in this state? The server refuses anyway.",
      ({ orderStatus }) => !isFinal(orderStatus),
    ),
    viewerMayJudgeDocument: viewerMay(t, documents.judge.may, "May the viewer accept and refuse documents?"),
    viewerMayShowDocument: viewerMay(t, documents.show.may, "May the viewer see its documents?"),
    viewerMayShowClear: viewerMay(t, "ORDER_REVIEW.SHOW_CLEAR", "May the viewer reveal what is masked?"),
  }),
});

builder.queryField("reviewCase", (t) =>
  t.may(...ReviewCase.may).field({
    type: ReviewCase,
    nullable: true,
    description: "A case with everything, in one call; null where the viewer reviews no such order (PERM-10).",
    args: { id: t.arg.id({ required: true, description: "The case's node id." }) },
    resolve: async (_root, { id }, grant) => {
      const found = await grant.call(orderReviewRoutes.detail, { body: { id: keyOf("ReviewCase", id) } });
      if (!found) return null;
      ReviewCase.rows(grant).prime(found.row.id, found.row);
      reviewFiles(grant).prime(found.row.id, found.file);
      return found.row;
    },
  }),
);
