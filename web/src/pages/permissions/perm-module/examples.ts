import type { permModuleFormSaveMutation$variables } from "../../../__generated__/permModuleFormSaveMutation.graphql.ts";
import type { permModulePageQuery$variables } from "../../../__generated__/permModulePageQuery.graphql.ts";
import type { permModulePageDisableMutation$variables } from "../../../__generated__/permModulePageDisableMutation.graphql.ts";
import type { permModulePageEnableMutation$variables } from "../../../__generated__/permModulePageEnableMutation.graphql.ts";
import type { systemFormSaveMutation$variables } from "../../../__generated__/systemFormSaveMutation.graphql.ts";
import type { systemPanelStatusMutation$variables } from "../../../__generated__/systemPanelStatusMutation.graphql.ts";
import { exampleId, type Examples } from "../../../relay/examples.ts";

const own = { code: "SAMPLE", nameEn: "Sample", nameZh: "样本", nameHk: "", parentCode: "ORDERS", sort: 1 };
const row = { id: exampleId("Module") };

export const permModulePageQuery: Examples<permModulePageQuery$variables> = [{}];
export const permModuleFormSaveMutation: Examples<permModuleFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const permModulePageEnableMutation: Examples<permModulePageEnableMutation$variables> = [{ input: row }];
export const permModulePageDisableMutation: Examples<permModulePageDisableMutation$variables> = [{ input: row }];
export const systemFormSaveMutation: Examples<systemFormSaveMutation$variables> = [
  { input: { systemId: "LINEHAUL", version: 1, systemName: "Linehaul", isSwitchRole: true } },
];
export const systemPanelStatusMutation: Examples<systemPanelStatusMutation$variables> = [
  { input: { systemId: "LINEHAUL", status: "ENABLED" } },
  { input: { systemId: "LINEHAUL", status: "DISABLED" } },
];
