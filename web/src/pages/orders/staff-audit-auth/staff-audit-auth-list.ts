import { staffAuditAuthSorts } from "@linehaul/schema/orders/staff-audit-auth/row";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const staffAuditAuthList = catalogueList("STAFF_AUDIT_AUTH", staffAuditAuthSorts);
