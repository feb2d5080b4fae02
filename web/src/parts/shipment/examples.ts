import type { shipmentAnswerQuery$variables } from "../../__generated__/shipmentAnswerQuery.graphql.ts";
import type { Examples } from "../../relay/examples.ts";

export const shipmentAnswerQuery: Examples<shipmentAnswerQuery$variables> = [
  { input: { fromCountry: "MY", toCountry: "SG", day: "2026-11-20" } },
];
