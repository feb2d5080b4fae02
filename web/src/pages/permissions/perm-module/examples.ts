import type { moduleFormSaveMutation$variables } from "../../../__generated__/moduleFormSaveMutation.graphql.ts";
import type { modulePageQuery$variables } from "../../../__generated__/modulePageQuery.graphql.ts";
import type { moduleToggleDisableMutation$variables } from "../../../__generated__/moduleToggleDisableMutation.graphql.ts";
import type { moduleToggleEnableMutation$variables } from "../../../__generated__/moduleToggleEnableMutation.graphql.ts";
import type { systemFormSaveMutation$variables } from "../../../__generated__/systemFormSaveMutation.graphql.ts";
import type { systemPanelStatusMutation$variables } from "../../../__generated__/systemPanelStatusMutation.graphql.ts";
import { exampleId, type Examples } from "../../../relay/examples.ts";

const own = { code: "SAMPLE", nameEn: "Sample", nameZh: "样本", nameHk: "", parentCode: "ORDERS", sort: 1 };
const row = { id: exampleId("Module") };

export const modulePageQuery: Examples<modulePageQuery$variables> = [{}];
export const moduleFormSaveMutation: Examples<moduleFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const moduleToggleEnableMutation: Examples<moduleToggleEnableMutation$variables> = [{ input: row }];
export const moduleToggleDisableMutation: Examples<moduleToggleDisableMutation$variables> = [{ input: row }];
export const systemFormSaveMutation: Examples<systemFormSaveMutation$variables> = [
  { input: { systemId: "LINEHAUL", version: 1, systemName: "Linehaul", isSwitchRole: true } },
];
export const systemPanelStatusMutation: Examples<systemPanelStatusMutation$variables> = [
  { input: { systemId: "LINEHAUL", status: "ENABLED" } },
  { input: { systemId: "LINEHAUL", status: "DISABLED" } },
];
