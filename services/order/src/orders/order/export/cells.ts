import { asInstant, asText, type Cell } from "@linehaul/kit/exports/list";
import { maskedCell, phoneCell } from "@linehaul/kit/exports/masked-cells";
import { maskAddress, maskCertificate, maskEmail, maskPhone } from "@linehaul/schema/masked";
import { maskUserCode } from "@linehaul/schema/user-code";
import type { OrderColumn } from "@linehaul/schema/orders/order/export";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type SQL, sql } from "drizzle-orm";
import { orderParty } from "../parts/table.ts";
import { orders } from "../table.ts";

const plain = (column: PgColumn): Cell => ({ reads: [asText(column)] });
export const instantCell = (column: PgColumn): Cell => ({ reads: [asInstant(column)] });

type Mask = (text: string) => string;
/** No button opens one that is a phone or an e-mail. */
const userCode = (column: PgColumn): Cell => ({
  reads: [asText(column)],
  text: ([code]) => (code == null ? null : maskUserCode(code)),
});
const card = (column: PgColumn): Cell => maskedCell(asText(column), maskCertificate);

/** A column of one of the order's parties. */
const partyColumn = (role: "SENDER" | "RECEIVER", column: PgColumn): SQL =>
  sql`(select ${column}::text from ${orderParty} where ${orderParty.orderId} = ${orders.id} and ${orderParty.role} = ${role})`;
const party = (role: "SENDER" | "RECEIVER") => ({
  plain: (column: PgColumn): Cell => ({ reads: [partyColumn(role, column)] }),
  masked: (column: PgColumn, mask: Mask): Cell => maskedCell(partyColumn(role, column), mask),
  phone: (): Cell => phoneCell(partyColumn(role, orderParty.phoneCode), partyColumn(role, orderParty.phone)),
});
const [sender, receiver] = [party("SENDER"), party("RECEIVER")];

/** Where each column of a file of orders comes from; masked as list and detail mask it (PERM-12). */
export const orderCells: Readonly<Record<OrderColumn, Cell>> = {
  sfWaybillNo: plain(orders.sfWaybillNo),
  customerOrderNo: plain(orders.customerOrderNo),
  customerOrderNoTwo: plain(orders.customerOrderNoTwo),
  agentWayBillNo: plain(orders.agentWayBillNo),
  sourceSystem: plain(orders.sourceSystem),
  orderStatus: plain(orders.orderStatus),
  auditStatus: plain(orders.auditStatus),
  customerCode: plain(orders.customerCode),
  customerName: plain(orders.customerName),
  userCode: userCode(orders.userCode),
  mainUserCode: userCode(orders.mainUserCode),
  senderCountry: plain(orders.senderCountry),
  receiverName: plain(orders.receiverName),
  receiverCountry: plain(orders.receiverCountry),
  receiverPhone: phoneCell(asText(orders.receiverPhoneCode), asText(orders.receiverPhone)),
  orgCode: plain(orders.orgCode),
  serviceName: plain(orders.serviceName),
  productCode: plain(orders.productCode),
  cargoTypeCode: plain(orders.cargoTypeCode),
  parcelNum: plain(orders.parcelNum),
  weight: plain(orders.weight),
  declaredValue: plain(orders.declaredValue),
  declaredCurrency: plain(orders.declaredCurrency),
  createdAt: instantCell(orders.createdAt),
  mergedWaybillNos: { reads: [sql`array_to_string(${orders.mergedWaybillNos}, ', ')`] },
  cancelType: plain(orders.cancelType),
  cancelReason: plain(orders.cancelReason),
  cancelledAt: instantCell(orders.cancelledAt),
  pickupType: plain(orders.pickupType),
  pickupAt: instantCell(orders.pickupAt),
  volume: plain(orders.volume),
  insuredValue: plain(orders.insuredValue),
  payMethod: plain(orders.payMethod),
  taxPayMethod: plain(orders.taxPayMethod),
  payMethodCode: plain(orders.payMethodCode),
  taxPayMethodCode: plain(orders.taxPayMethodCode),
  payMonthCard: card(orders.payMonthCard),
  taxMonthCard: card(orders.taxMonthCard),
  couponNo: plain(orders.couponNo),
  couponAmount: plain(orders.couponAmount),
  estimatedFee: plain(orders.estimatedFee),
  feeCurrency: plain(orders.feeCurrency),
  codCard: card(orders.codCard),
  codAmount: plain(orders.codAmount),
  codCurrency: plain(orders.codCurrency),
  senderReason: plain(orders.senderReason),
  tradeCondition: plain(orders.tradeCondition),
  exportDeclaration: plain(orders.exportDeclaration),
  importDeclaration: plain(orders.importDeclaration),
  importerCompany: plain(orders.importerCompany),
  importerPhone: maskedCell(asText(orders.importerPhone), (phone) => maskPhone(null, phone)),
  importerAddress: maskedCell(asText(orders.importerAddress), maskAddress),
  senderName: sender.plain(orderParty.name),
  senderCompany: sender.plain(orderParty.company),
  senderPhone: sender.phone(),
  senderEmail: sender.masked(orderParty.email, maskEmail),
  senderAddress: sender.masked(orderParty.address, maskAddress),
  receiverCompany: receiver.plain(orderParty.company),
  receiverEmail: receiver.masked(orderParty.email, maskEmail),
  receiverAddress: receiver.masked(orderParty.address, maskAddress),
  receiverPostCode: receiver.plain(orderParty.postCode),
};
