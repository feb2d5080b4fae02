import query from "../../../__generated__/permAuditPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { auditList } from "./audit-list.ts";

export const entry = listPage({ query, list: auditList, load: () => import("./perm-audit-page.tsx") });
