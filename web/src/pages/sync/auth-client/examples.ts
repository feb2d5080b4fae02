import type { authClientFormQuery$variables } from "../../../__generated__/authClientFormQuery.graphql.ts";
import type { authClientFormSaveMutation$variables } from "../../../__generated__/authClientFormSaveMutation.graphql.ts";
import type { authClientPageQuery$variables } from "../../../__generated__/authClientPageQuery.graphql.ts";
import type { authClientResetMutation$variables } from "../../../__generated__/authClientResetMutation.graphql.ts";
import type { authClientPageDisableMutation$variables } from "../../../__generated__/authClientPageDisableMutation.graphql.ts";
import type { authClientPageEnableMutation$variables } from "../../../__generated__/authClientPageEnableMutation.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  name: "sample-tool",
  operations: ["currencyPageQuery"],
  fields: ["Query.currencies"],
  sites: ["MY" as const],
  ratePerMinute: 60,
  costPerMinute: 1_000,
};
const row = { id: exampleId("AuthClient") };

export const authClientPageQuery: Examples<authClientPageQuery$variables> = [{ first: EXAMPLE_PAGE, sort: "NAME_ASC" }];
export const authClientFormQuery: Examples<authClientFormQuery$variables> = [{}];
export const authClientFormSaveMutation: Examples<authClientFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const authClientPageEnableMutation: Examples<authClientPageEnableMutation$variables> = [{ input: row }];
export const authClientPageDisableMutation: Examples<authClientPageDisableMutation$variables> = [{ input: row }];
export const authClientResetMutation: Examples<authClientResetMutation$variables> = [
  { input: row },
  { input: { ...row, hasLeaked: true } },
];
