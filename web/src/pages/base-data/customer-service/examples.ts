import type { customerServiceFormSaveMutation$variables } from "../../../__generated__/customerServiceFormSaveMutation.graphql.ts";
import type { customerServicePageDeleteMutation$variables } from "../../../__generated__/customerServicePageDeleteMutation.graphql.ts";
import type { customerServicePageQuery$variables } from "../../../__generated__/customerServicePageQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  countryCode: "MY",
  area: "Melaka",
  phone: "+60 6-281 4400",
  email: "care.melaka@linehaul.example",
  nameEn: "Customer service Malacca",
  nameZhCn: "马六甲客服",
  nameZhHk: "馬六甲客戶服務",
};
const row = { id: exampleId("CustomerService") };

export const customerServicePageQuery: Examples<customerServicePageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "COUNTRY_ASC" },
];
export const customerServiceFormSaveMutation: Examples<customerServiceFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const customerServicePageDeleteMutation: Examples<customerServicePageDeleteMutation$variables> = [
  { input: row },
];
