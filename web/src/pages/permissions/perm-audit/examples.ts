import type { auditExportPreviewQuery$variables } from "../../../__generated__/auditExportPreviewQuery.graphql.ts";
import type { auditCardQuery$variables } from "../../../__generated__/auditCardQuery.graphql.ts";
import type { auditExportMutation$variables } from "../../../__generated__/auditExportMutation.graphql.ts";
import type { permAuditPageQuery$variables } from "../../../__generated__/permAuditPageQuery.graphql.ts";
import { EXAMPLE_PAGE, type Examples } from "../../../relay/examples.ts";

export const permAuditPageQuery: Examples<permAuditPageQuery$variables> = [{ first: EXAMPLE_PAGE, sort: "AT_DESC" }];

export const auditCardQuery: Examples<auditCardQuery$variables> = [{}];

export const auditExportPreviewQuery: Examples<auditExportPreviewQuery$variables> = [{ filter: {} }];
export const auditExportMutation: Examples<auditExportMutation$variables> = [
  { input: { filter: {}, columns: ["at"], format: "CSV" } },
];
