import type {
  AUDIT_STATUSES,
  CANCEL_TYPES,
  DECLARATION_METHODS,
  ORDER_STATUSES,
  PICKUP_TYPES,
  SENDER_REASONS,
  SOURCE_SYSTEMS,
  TRADE_CONDITIONS,
} from "@linehaul/schema/orders/order/status";
import type { Words } from "./words.ts";

type WordsOf<Codes extends readonly string[]> = Words<Codes[number]>;

export const orderStatus: WordsOf<typeof ORDER_STATUSES> = {
  TO_VERIFY: ["To verify", "待审核", "待審核"],
  TO_CONTACT: ["To contact", "待联系", "待聯絡"],
  TO_SUPPLEMENT: ["To supplement", "待补充资料", "待補文件"],
  APPROVED: ["Approved", "审核通过", "審核通過"],
  PICKED_UP: ["Picked up", "已收件", "已取件"],
  IN_TRANSIT: ["In transit", "运输中", "運送中"],
  DELIVERED: ["Delivered", "已签收", "已簽收"],
  CANCELLED: ["Cancelled", "已取消", "已取消"],
};

export const auditStatus: WordsOf<typeof AUDIT_STATUSES> = {
  NOT_REVIEWED: ["Not reviewed", "未审核", "未審核"],
  TO_CONTACT: ["To contact", "待联系", "待聯絡"],
  TO_SUPPLEMENT: ["To supplement", "待补充资料", "待補文件"],
  APPROVED: ["Approved", "审核通过", "審核通過"],
  CANCELLED: ["Cancelled", "已取消", "已取消"],
  AUTO_PASSED: ["Passed by time-out", "超时自动通过", "逾時自動通過"],
};

export const sourceSystem: WordsOf<typeof SOURCE_SYSTEMS> = {
  ORDER_PLATFORM: ["Order platform", "下单平台", "下單平台"],
  API: ["API", "API", "API"],
  WEBSITE: ["Website", "官网", "網站"],
  APP: ["App", "App", "App"],
  BATCH_IMPORT: ["Batch import", "批量导入", "批量匯入"],
};

export const pickupType: WordsOf<typeof PICKUP_TYPES> = {
  COURIER: ["Courier pick-up", "上门收件", "上門取件"],
  OUTLET: ["Drop-off at an outlet", "网点自寄", "網點自寄"],
  WAREHOUSE: ["Warehouse delivery", "送仓", "送倉"],
};

export const cancelType: WordsOf<typeof CANCEL_TYPES> = {
  BY_CUSTOMER: ["By the customer", "客户取消", "客戶取消"],
  BY_CLERK: ["By a clerk", "订单专员取消", "訂單專員取消"],
  BY_REVIEWER: ["By a reviewer", "审核员取消", "審核員取消"],
  BY_ADMINISTRATOR: ["By an administrator", "管理员取消", "管理員取消"],
  BY_SYSTEM: ["By the system", "系统取消", "系統取消"],
};

/** Incoterms keep their codes, with what they mean. */
export const tradeCondition: WordsOf<typeof TRADE_CONDITIONS> = {
  DAP: ["DAP: delivered at place", "DAP 目的地交货", "DAP 目的地交貨"],
  DDP: ["DDP: delivered, duty paid", "DDP 完税后交货", "DDP 完稅後交貨"],
  CIF: ["CIF: cost, insurance and freight", "CIF 成本、保险费加运费", "CIF 成本、保險費加運費"],
  FOB: ["FOB: free on board", "FOB 船上交货", "FOB 船上交貨"],
  EXW: ["EXW: ex works", "EXW 工厂交货", "EXW 工廠交貨"],
};

export const declarationMethod: WordsOf<typeof DECLARATION_METHODS> = {
  PERSONAL: ["Personal effects", "个人物品申报", "個人物品申報"],
  GENERAL_TRADE: ["General trade", "一般贸易申报", "一般貿易申報"],
  SIMPLIFIED: ["Simplified declaration", "简易申报", "簡易申報"],
  EXHIBITION: ["Exhibition goods", "展览品申报", "展覽品申報"],
  CUSTOMER_OWN: ["Declared by the customer", "客户自行申报", "客戶自行申報"],
};

export const senderReason: WordsOf<typeof SENDER_REASONS> = {
  SALE: ["Sale", "销售", "銷售"],
  GIFT: ["Gift", "礼品", "禮品"],
  SAMPLE: ["Sample", "样品", "樣品"],
  RETURN: ["Return", "退货", "退貨"],
  REPAIR: ["Repair", "维修", "維修"],
  PERSONAL_USE: ["Personal use", "个人自用", "個人自用"],
  EXHIBITION: ["Exhibition", "参展", "參展"],
};
