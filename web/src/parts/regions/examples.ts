import type { useOfferedQuery$variables } from "../../__generated__/useOfferedQuery.graphql.ts";
import type { Examples } from "../../relay/examples.ts";

export const useOfferedQuery: Examples<useOfferedQuery$variables> = [{ input: { countryCode: "MY", text: "Pe" } }];
