import type { actFormMutation$variables } from "../../../__generated__/actFormMutation.graphql.ts";
import type { correctFormMutation$variables } from "../../../__generated__/correctFormMutation.graphql.ts";
import type { emergencyPageQuery$variables } from "../../../__generated__/emergencyPageQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const order = exampleId("StuckOrder");

export const emergencyPageQuery: Examples<emergencyPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "CREATED_AT_ASC" },
];
export const actFormMutation: Examples<actFormMutation$variables> = [
  { input: { id: order, version: 2, act: "SEND", reason: "The outlet is back." } },
];
export const correctFormMutation: Examples<correctFormMutation$variables> = [
  {
    input: {
      id: order,
      version: 2,
      reason: "Customs asked for the value.",
      senderReason: "SALE",
      tradeCondition: "DAP",
      exportDeclaration: "GENERAL_TRADE",
      importDeclaration: "GENERAL_TRADE",
      declaredValue: "320",
      insuredValue: null,
      weight: "2.5",
      senderCityCode: "603",
    },
  },
];
