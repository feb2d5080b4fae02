import type { customerCodFormSaveMutation$variables } from "../../../__generated__/customerCodFormSaveMutation.graphql.ts";
import type { customerCodPageDisableMutation$variables } from "../../../__generated__/customerCodPageDisableMutation.graphql.ts";
import type { customerCodPageEnableMutation$variables } from "../../../__generated__/customerCodPageEnableMutation.graphql.ts";
import type { customerCodPageQuery$variables } from "../../../__generated__/customerCodPageQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = { customerCode: "6010228841", currency: "MYR", least: "10.00", most: "5000.00" };
const row = { id: exampleId("CustomerCod") };

export const customerCodPageQuery: Examples<customerCodPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "CUSTOMER_ASC" },
];
export const customerCodFormSaveMutation: Examples<customerCodFormSaveMutation$variables> = [
  { input: { ...own, card: "6212345678901234", account: "1234567890" } },
  { input: { ...own, ...row, version: 1 } },
];
export const customerCodPageEnableMutation: Examples<customerCodPageEnableMutation$variables> = [{ input: row }];
export const customerCodPageDisableMutation: Examples<customerCodPageDisableMutation$variables> = [{ input: row }];
