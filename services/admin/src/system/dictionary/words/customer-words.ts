import type { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import type { CUSTOMER_STATUSES } from "@linehaul/schema/customers/status";
import type { Words } from "./words.ts";

export const customerStatus: Words<(typeof CUSTOMER_STATUSES)[number]> = {
  ADDED: ["Added", "已新增", "已新增"],
  PENDING_REVIEW: ["Pending review", "待审核", "待審核"],
  APPROVED: ["Approved", "审核通过", "審核通過"],
  REJECTED: ["Rejected", "已驳回", "已拒絕"],
  USABLE: ["Usable", "可用", "可用"],
  UNUSABLE: ["Unusable", "不可用", "不可用"],
};

export const customerType: Words<(typeof CUSTOMER_TYPES)[number]> = {
  ENTERPRISE: ["Enterprise", "企业客户", "企業客戶"],
  PERSONAL: ["Personal", "个人客户", "個人客戶"],
};
