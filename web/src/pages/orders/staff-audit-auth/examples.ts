import type { staffAuditAuthFormSaveMutation$variables } from "../../../__generated__/staffAuditAuthFormSaveMutation.graphql.ts";
import type { staffAuditAuthPageDisableMutation$variables } from "../../../__generated__/staffAuditAuthPageDisableMutation.graphql.ts";
import type { staffAuditAuthPageEnableMutation$variables } from "../../../__generated__/staffAuditAuthPageEnableMutation.graphql.ts";
import type { staffAuditAuthPageQuery$variables } from "../../../__generated__/staffAuditAuthPageQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = { userName: "auditor", countries: ["JP", "KR"], remark: "For the peak season" };
const row = { id: exampleId("StaffAuditAuth") };

export const staffAuditAuthPageQuery: Examples<staffAuditAuthPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "USER_NAME_ASC" },
];
export const staffAuditAuthFormSaveMutation: Examples<staffAuditAuthFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const staffAuditAuthPageEnableMutation: Examples<staffAuditAuthPageEnableMutation$variables> = [{ input: row }];
export const staffAuditAuthPageDisableMutation: Examples<staffAuditAuthPageDisableMutation$variables> = [
  { input: row },
];
