import type { permAuditPageQuery } from "../../../__generated__/permAuditPageQuery.graphql.ts";
import query from "../../../__generated__/permAuditPageQuery$parameters.ts";
import { readListState } from "../../../parts/list/list-state.ts";
import { page } from "../../entry.ts";
import { auditList, auditVariables } from "./audit-list.ts";

export const entry = page<permAuditPageQuery>({
  query,
  variables: (params) => auditVariables(readListState(auditList, params)),
  load: () => import("./perm-audit-page.tsx"),
});
