import type { qrCodesDownloadMutation$variables } from "../../../__generated__/qrCodesDownloadMutation.graphql.ts";
import type { resellerFormSaveMutation$variables } from "../../../__generated__/resellerFormSaveMutation.graphql.ts";
import type { resellerPageDeleteMutation$variables } from "../../../__generated__/resellerPageDeleteMutation.graphql.ts";
import type { resellerPageQuery$variables } from "../../../__generated__/resellerPageQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  customerCode: "6010228841",
  userCode: "MY10228841",
  creditAccount: "6010228841",
  dcCode: "MY-DC1",
  storeCode: "MY-S900",
  name: "Kejora Express",
  area: "Bukit Bintang, Kuala Lumpur",
  phone: "+60 3-2145 7700",
};
const row = { id: exampleId("Reseller") };

export const resellerPageQuery: Examples<resellerPageQuery$variables> = [{ first: EXAMPLE_PAGE, sort: "NAME_ASC" }];
export const resellerFormSaveMutation: Examples<resellerFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1, creditAccount: null, phone: null } },
];
export const resellerPageDeleteMutation: Examples<resellerPageDeleteMutation$variables> = [{ input: row }];
export const qrCodesDownloadMutation: Examples<qrCodesDownloadMutation$variables> = [
  { input: { ...row, form: "SHEET" } },
];
