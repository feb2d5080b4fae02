import { exportTasks } from "@linehaul/kit/exports/feature";
import { auditExport } from "../../permissions/perm-audit/export-list.ts";

export const feature = exportTasks("admin", [auditExport]);
