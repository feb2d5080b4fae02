import { exportTasks } from "@linehaul/kit/exports/feature";
import { loginExport } from "../../accounts/login-log/export-list.ts";

export const feature = exportTasks("customer", [loginExport]);
