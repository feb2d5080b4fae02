import type { phoneFieldQuery$variables } from "../../__generated__/phoneFieldQuery.graphql.ts";
import type { Examples } from "../../relay/examples.ts";

export const phoneFieldQuery: Examples<phoneFieldQuery$variables> = [{ input: { phone: "+60 3-2770 8100" } }];
