import type { countryChoiceQuery$variables } from "../../__generated__/countryChoiceQuery.graphql.ts";
import type { Examples } from "../../relay/examples.ts";

export const countryChoiceQuery: Examples<countryChoiceQuery$variables> = [{}];
