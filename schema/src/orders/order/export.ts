import type { ExportColumns } from "../../export-column.ts";
import { exportRequest, exportRows } from "../../export-request.ts";
import { addDays, formatDay } from "../../time.ts";
import { OrderFilter } from "./row.ts";

/** ORD-07: the most days of a period. */
export const MOST_EXPORT_DAYS = 31;
/** ORD-07: the one system whose orders are exported. */
export const EXPORTED_SOURCE = "ORDER_PLATFORM";
/** The rule that a period breaks which is missing or too long. */
export const EXPORT_PERIOD_RULE = "export.period";

const opens = ["ORDER_DETAIL.SHOW_CLEAR"] as const;
const needs = "ORDER_DETAIL.VIEW";
/** What a file of orders can hold (ORD-07): what the list shows, and with the detail's button what the detail does. */
export const orderColumns = {
  sfWaybillNo: { kind: "code", head: "order.sfWaybillNo" },
  customerOrderNo: { kind: "code", head: "order.customerOrderNo" },
  customerOrderNoTwo: { kind: "code", head: "order.customerOrderNoTwo" },
  agentWayBillNo: { kind: "code", head: "order.agentWayBillNo" },
  sourceSystem: { kind: "code", head: "order.sourceSystem" },
  orderStatus: { kind: "code", head: "order.orderStatus" },
  auditStatus: { kind: "code", head: "order.auditStatus" },
  customerCode: { kind: "code", head: "order.customerCode" },
  customerName: { kind: "text", head: "order.customerName" },
  userCode: { kind: "code", head: "order.userCode" },
  mainUserCode: { kind: "code", head: "order.mainUserCode" },
  senderCountry: { kind: "code", head: "order.senderCountry" },
  receiverName: { kind: "text", head: "order.receiverName" },
  receiverCountry: { kind: "code", head: "order.receiverCountry" },
  // The one field that the list's button opens as well (LIST_CLEAR_FIELD).
  receiverPhone: { kind: "text", head: "order.receiverPhone", opens: ["ORDER_LIST.SHOW_CLEAR", ...opens] },
  orgCode: { kind: "code", head: "order.orgCode" },
  serviceName: { kind: "text", head: "order.serviceName" },
  productCode: { kind: "code", head: "order.productCode" },
  cargoTypeCode: { kind: "code", head: "order.cargoTypeCode" },
  parcelNum: { kind: "integer", head: "order.parcelNum" },
  weight: { kind: "amount", head: "order.weight" },
  declaredValue: { kind: "amount", head: "order.declaredValue" },
  declaredCurrency: { kind: "code", head: "order.declaredCurrency" },
  createdAt: { kind: "instant", head: "order.createdAt" },
  mergedWaybillNos: { kind: "code", head: "order.mergedWaybillNos", needs },
  cancelType: { kind: "code", head: "order.cancelType", needs },
  cancelReason: { kind: "text", head: "order.cancelReason", needs },
  cancelledAt: { kind: "instant", head: "order.cancelledAt", needs },
  pickupType: { kind: "code", head: "order.pickupType", needs },
  pickupAt: { kind: "instant", head: "order.pickupAt", needs },
  volume: { kind: "amount", head: "order.volume", needs },
  insuredValue: { kind: "amount", head: "order.insuredValue", needs },
  payMethod: { kind: "code", head: "order.payMethod", needs },
  taxPayMethod: { kind: "code", head: "order.taxPayMethod", needs },
  payMethodCode: { kind: "code", head: "order.payMethodCode", needs },
  taxPayMethodCode: { kind: "code", head: "order.taxPayMethodCode", needs },
  payMonthCard: { kind: "code", head: "order.payMonthCard", needs, opens },
  taxMonthCard: { kind: "code", head: "order.taxMonthCard", needs, opens },
  couponNo: { kind: "code", head: "order.couponNo", needs },
  couponAmount: { kind: "amount", head: "order.couponAmount", needs },
  estimatedFee: { kind: "amount", head: "order.estimatedFee", needs },
  feeCurrency: { kind: "code", head: "order.feeCurrency", needs },
  codCard: { kind: "code", head: "order.codCard", needs, opens },
  codAmount: { kind: "amount", head: "order.codAmount", needs },
  codCurrency: { kind: "code", head: "order.codCurrency", needs },
  senderReason: { kind: "code", head: "order.senderReason", needs },
  tradeCondition: { kind: "code", head: "order.tradeCondition", needs },
  exportDeclaration: { kind: "code", head: "order.exportDeclaration", needs },
  importDeclaration: { kind: "code", head: "order.importDeclaration", needs },
  importerCompany: { kind: "text", head: "order.importerCompany", needs },
  importerPhone: { kind: "text", head: "order.importerPhone", needs, opens },
  importerAddress: { kind: "text", head: "order.importerAddress", needs, opens },
  senderName: { kind: "text", head: "order.senderName", needs },
  senderCompany: { kind: "text", head: "order.senderCompany", needs },
  senderPhone: { kind: "text", head: "order.senderPhone", needs, opens },
  senderEmail: { kind: "text", head: "order.senderEmail", needs, opens },
  senderAddress: { kind: "text", head: "order.senderAddress", needs, opens },
  receiverCompany: { kind: "text", head: "order.receiverCompany", needs },
  receiverEmail: { kind: "text", head: "order.receiverEmail", needs, opens },
  receiverAddress: { kind: "text", head: "order.receiverAddress", needs, opens },
  receiverPostCode: { kind: "code", head: "order.receiverPostCode", needs },
} as const satisfies ExportColumns;
export type OrderColumn = keyof typeof orderColumns;

export const OrderExport = exportRequest(OrderFilter.shape, orderColumns);
export const OrderExportRows = exportRows(OrderFilter.shape);

const dayIn = (zone: string, at: Date): string => formatDay(at, zone).replaceAll("/", "-");

/** Does a period have no more days of that zone than a file may? Its beginning is inside, its end is outside. */
export function fitsExportPeriod(from: string, to: string, zone: string): boolean {
  const last = new Date(new Date(to).getTime() - 1);
  return dayIn(zone, last) < addDays(dayIn(zone, new Date(from)), MOST_EXPORT_DAYS);
}
