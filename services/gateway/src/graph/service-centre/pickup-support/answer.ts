import {
  PickupAnswer as PickupAnswerContract,
  PickupHoliday as PickupHolidayContract,
  PickupQuestion,
  PickupTurn as PickupTurnContract,
} from "@linehaul/schema/service-centre/pickup-support/answer";
import { pickupNoticeRoutes } from "@linehaul/schema/service-centre/pickup-support/routes";
import { objectOf } from "../../../contract/named.ts";
import { question } from "../../../writing/question.ts";
import { PickupNotice } from "./pickup-notice.ts";

const PickupTurn = objectOf(PickupTurnContract, {
  without: ["notice"],
  more: (t) => ({
    notice: t.field({ type: PickupNotice, description: "The row that says so.", resolve: (turn) => turn.notice }),
  }),
});
objectOf(PickupHolidayContract, {
  without: ["nameI18n"],
  more: (t) => ({
    name: t.string({
      description: "What it is called, in the reader's language.",
      resolve: ({ nameI18n }, _args, { visit }) => nameI18n[visit.language],
    }),
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

question("pickupAnswer", {
  may: PickupNotice.may,
  description:
    "What holds at a place and time: how parcels are picked up, which holiday keeps them from it, whether the day's pick-up can still be had, the next one, and which row says so. One call to the order service.",
  answer: PickupAnswer,
  input: { name: "PickupAnswerInput", description: "Where, of which product, when.", schema: PickupQuestion },
  ask: (grant, query) => grant.call(pickupNoticeRoutes.getCfgPickupNotice, { query }),
});
