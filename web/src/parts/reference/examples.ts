import type { useReferenceQuery$variables } from "../../__generated__/useReferenceQuery.graphql.ts";
import type { Examples } from "../../relay/examples.ts";

export const useReferenceQuery: Examples<useReferenceQuery$variables> = [
  { list: "currencyList" },
  { list: "countryList" },
  { list: "unitList" },
];
