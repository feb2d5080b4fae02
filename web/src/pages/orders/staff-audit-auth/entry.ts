import query from "../../../__generated__/staffAuditAuthPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { staffAuditAuthList } from "./staff-audit-auth-list.ts";

export const entry = listPage({
  query,
  list: staffAuditAuthList,
  load: () => import("./staff-audit-auth-page.tsx"),
});
