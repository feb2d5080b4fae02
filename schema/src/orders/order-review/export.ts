import type { ExportColumns } from "../../export-column.ts";
import { orderColumns } from "../order/export.ts";

const { sfWaybillNo, customerOrderNo, orderStatus, auditStatus, sourceSystem, customerCode, customerName } =
  orderColumns;
const { senderCountry, receiverName, receiverCountry, receiverPhone, serviceName, parcelNum, weight } = orderColumns;
const { declaredValue, declaredCurrency, createdAt } = orderColumns;

/** What a file of cases can hold (REV-08): what their orders show, with their clocks. */
export const reviewColumns = {
  sfWaybillNo,
  customerOrderNo,
  orderStatus,
  auditStatus,
  sourceSystem,
  customerCode,
  customerName,
  senderCountry,
  receiverName,
  receiverCountry,
  receiverPhone: { ...receiverPhone, opens: ["ORDER_REVIEW.SHOW_CLEAR"] },
  serviceName,
  parcelNum,
  weight,
  declaredValue,
  declaredCurrency,
  createdAt,
  passAt: { kind: "instant", head: "review.passAt" },
  waitingSince: { kind: "instant", head: "review.waitingSince" },
} as const satisfies ExportColumns;
export type ReviewColumn = keyof typeof reviewColumns;
