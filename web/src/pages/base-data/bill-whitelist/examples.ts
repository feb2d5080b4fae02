import type { billWhitelistFormAddMutation$variables } from "../../../__generated__/billWhitelistFormAddMutation.graphql.ts";
import type { billWhitelistPageDisableMutation$variables } from "../../../__generated__/billWhitelistPageDisableMutation.graphql.ts";
import type { billWhitelistPageEnableMutation$variables } from "../../../__generated__/billWhitelistPageEnableMutation.graphql.ts";
import type { billWhitelistPageQuery$variables } from "../../../__generated__/billWhitelistPageQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const row = { id: exampleId("BillWhitelist") };

export const billWhitelistPageQuery: Examples<billWhitelistPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "CUSTOMER_ASC" },
];
export const billWhitelistFormAddMutation: Examples<billWhitelistFormAddMutation$variables> = [
  { input: { customerCodes: ["6010000001", "0000000000"] } },
];
export const billWhitelistPageEnableMutation: Examples<billWhitelistPageEnableMutation$variables> = [{ input: row }];
export const billWhitelistPageDisableMutation: Examples<billWhitelistPageDisableMutation$variables> = [{ input: row }];
