import { exportTasks } from "@linehaul/kit/exports/feature";
import { customerExport } from "../../customers/customer/export-list.ts";
import { intlCustomerExport } from "../../customers/intl-customer/export-list.ts";
import { nonCoreCustomerExport } from "../../customers/non-core-customer/export-list.ts";
import { loginExport } from "../../accounts/login-log/export-list.ts";

export const feature = exportTasks("customer", [
  loginExport,
  customerExport,
  intlCustomerExport,
  nonCoreCustomerExport,
]);
