import type { ReviewCase } from "@linehaul/schema/orders/order-review/case";
import { uuid } from "../../../../testing/numbered.ts";

/** A case that waits for its review. */
export const caseRow: ReviewCase = {
  id: uuid(9, 1),
  site: "MY",
  sfWaybillNo: "SF1",
  orderStatus: "TO_VERIFY",
  auditStatus: "NOT_REVIEWED",
  version: 3,
  sourceSystem: "API",
  customerCode: "0000000001",
  customerName: "Kinta Trading",
  receiverCountry: "JP",
  serviceName: "International Express",
  goods: "Sensor",
  goodsLines: 2,
  declaredValue: "100.00",
  declaredCurrency: "MYR",
  createdAt: "2026-11-20T10:00:00.000Z",
  passAt: "2026-11-21T10:00:00.000Z",
  needsReviewer: false,
  controls: [],
  waitingSince: "2026-11-20T10:00:00.000Z",
  intercepted: null,
  released: null,
  followUp: null,
  handledBy: null,
  handledSince: null,
};
