import type { createUserFormMutation$variables } from "../../../__generated__/createUserFormMutation.graphql.ts";
import type { editUserFormMutation$variables } from "../../../__generated__/editUserFormMutation.graphql.ts";
import type { resetPasswordFormMutation$variables } from "../../../__generated__/resetPasswordFormMutation.graphql.ts";
import type { useAccountRulesQuery$variables } from "../../../__generated__/useAccountRulesQuery.graphql.ts";
import type { userListPageQuery$variables } from "../../../__generated__/userListPageQuery.graphql.ts";
import type { userMailsQuery$variables } from "../../../__generated__/userMailsQuery.graphql.ts";
import type { userSignInsQuery$variables } from "../../../__generated__/userSignInsQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const id = exampleId("UserAccount");
const own = { userName: "lorry_driver", firstName: "Lan", lastName: "Nguyễn" };

export const userListPageQuery: Examples<userListPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "CREATED_AT_DESC" },
];
export const userMailsQuery: Examples<userMailsQuery$variables> = [{ id }];
export const userSignInsQuery: Examples<userSignInsQuery$variables> = [{ id }];
export const useAccountRulesQuery: Examples<useAccountRulesQuery$variables> = [
  { customerId: exampleId("Customer", "1000000001"), accountId: null },
  { customerId: null, accountId: id },
];
export const createUserFormMutation: Examples<createUserFormMutation$variables> = [
  { input: { ...own, customerId: exampleId("Customer", "1000000001"), email: "lan@lorry.example" } },
];
export const editUserFormMutation: Examples<editUserFormMutation$variables> = [{ input: { ...own, id, version: 1 } }];
export const resetPasswordFormMutation: Examples<resetPasswordFormMutation$variables> = [
  { input: { id, password: "Lorry-2026", again: "Lorry-2026" } },
];
