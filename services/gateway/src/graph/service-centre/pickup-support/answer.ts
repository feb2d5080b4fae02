import {
  PickupAnswer as PickupAnswerContract,
  PickupQuestion,
  PickupTurn as PickupTurnContract,
} from "@linehaul/schema/service-centre/pickup-support/answer";
import { pickupNoticeRoutes } from "@linehaul/schema/service-centre/pickup-support/routes";
import { builder } from "../../../access/builder.ts";
import { inputOf } from "../../../contract/input.ts";
import { objectOf } from "../../../contract/named.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { payload } from "../../../writing/payload.ts";
import { PickupNotice } from "./pickup-notice.ts";

const PickupTurn = objectOf(PickupTurnContract, {
  without: ["notice"],
  more: (t) => ({
    notice: t.field({ type: PickupNotice, description: "The row that says so.", resolve: (turn) => turn.notice }),
  }),
});
const PickupAnswer = objectOf(PickupAnswerContract, {
  without: ["notice", "next"],
  more: (t) => ({
    notice: t.field({
      type: PickupNotice,
      nullable: true,
      description: "The row that decides that day; null: nothing is said of the place.",
      resolve: (answer) => answer.notice,
    }),
    next: t.field({
      type: PickupTurn,
      nullable: true,
      description: "The next pick-up that can be had; null: none within a year.",
      resolve: (answer) => answer.next,
    }),
  }),
});

builder.queryField("pickupAnswer", (t) =>
  t.may(...PickupNotice.may).field({
    type: payload("PickupAnswer", "answer", PickupAnswer),
    description:
      "What holds at a place and time: how parcels are picked up, whether the day's pick-up can still be had, the next one, and which row says so. One call to the order service.",
    args: {
      input: t.arg({
        required: true,
        description: "Where, of which product, when.",
        type: builder.inputType("PickupAnswerInput", {
          description: "Where, of which product, when.",
          fields: (f) => inputOf(f, PickupQuestion),
        }),
      }),
    },
    resolve: (_root, { input }, grant) =>
      written(grant.visit, () =>
        grant.call(pickupNoticeRoutes.getCfgPickupNotice, { query: parseInput(PickupQuestion, input) }),
      ),
  }),
);
