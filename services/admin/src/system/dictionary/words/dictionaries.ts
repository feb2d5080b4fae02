import type { ReferencePath } from "@linehaul/schema/system/reference-list";
import { customerStatus, customerType } from "./customer-words.ts";
import {
  auditStatus,
  cancelType,
  declarationMethod,
  orderStatus,
  pickupType,
  senderReason,
  sourceSystem,
  tradeCondition,
} from "./order-words.ts";
import { clearanceType, goodsLimit, monthlyStatus, senderType, unit, unitArea } from "./reference-words.ts";
import { entriesOf, type Entry, type Words } from "./words.ts";

/** The dictionaries that ship with the console, by path key. */
export const DICTIONARIES = {
  "order/status": orderStatus,
  "order/auditStatus": auditStatus,
  "order/sourceSystem": sourceSystem,
  "order/pickupType": pickupType,
  "order/cancelType": cancelType,
  "order/tradeCondition": tradeCondition,
  "order/declarationMethod": declarationMethod,
  "order/senderReason": senderReason,
  "customer/status": customerStatus,
  "customer/type": customerType,
  "customer/monthlyStatus": monthlyStatus,
  "order/clearanceType": clearanceType,
  "order/senderType": senderType,
  "order/unitArea": unitArea,
  "order/unit": unit,
  "order/goodsLimit": goodsLimit,
} as const satisfies Readonly<Record<string, Words>> & Readonly<Record<ReferencePath, Words>>;

export const dictionaryEntries = (): Entry[] =>
  Object.entries(DICTIONARIES).flatMap(([pathKey, words]) => entriesOf(pathKey, words));
