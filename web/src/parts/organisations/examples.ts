import type { organisationChoiceQuery$variables } from "../../__generated__/organisationChoiceQuery.graphql.ts";
import type { Examples } from "../../relay/examples.ts";

export const organisationChoiceQuery: Examples<organisationChoiceQuery$variables> = [{}];
