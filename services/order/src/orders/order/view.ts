import { maskPhone } from "@linehaul/schema/masked";
import type { OrderRow } from "@linehaul/schema/orders/order/row";
import { maskUserCode } from "@linehaul/schema/user-code";
import type { OrderRecord } from "./table.ts";

const shown = (userCode: string | null) => (userCode === null ? null : maskUserCode(userCode));

/** An order as a list shows it: a few columns, the receiver's phone masked (PERM-12). */
export const orderRow = (o: OrderRecord): OrderRow => ({
  id: o.id,
  site: o.site,
  sfWaybillNo: o.sfWaybillNo,
  customerOrderNo: o.customerOrderNo,
  customerOrderNoTwo: o.customerOrderNoTwo,
  agentWayBillNo: o.agentWayBillNo,
  sourceSystem: o.sourceSystem,
  orderStatus: o.orderStatus,
  auditStatus: o.auditStatus,
  customerCode: o.customerCode,
  customerName: o.customerName,
  userCode: shown(o.userCode),
  mainUserCode: shown(o.mainUserCode),
  senderCountry: o.senderCountry,
  receiverName: o.receiverName,
  receiverCountry: o.receiverCountry,
  receiverPhone: maskPhone(o.receiverPhoneCode, o.receiverPhone),
  orgCode: o.orgCode,
  productCode: o.productCode,
  serviceName: o.serviceName,
  cargoTypeCode: o.cargoTypeCode,
  parcelNum: o.parcelNum,
  weight: o.weight,
  declaredValue: o.declaredValue,
  declaredCurrency: o.declaredCurrency,
  createdAt: o.createdAt.toISOString(),
});
