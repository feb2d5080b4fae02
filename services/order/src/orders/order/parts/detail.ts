import type { Db } from "@linehaul/kit/database-type";
import { delivery } from "@linehaul/kit/way-out/tables";
import { maskCertificate } from "@linehaul/schema/masked";
import type { OrderDetail } from "@linehaul/schema/orders/order/detail";
import { PushKind } from "@linehaul/schema/orders/order-push";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { whomToCall } from "../../../base-data/customer-service/whom-to-call.ts";
import { personsToCall } from "../../../base-data/regional-personnel/persons-to-call.ts";
import type { OrderRecord } from "../table.ts";
import { controlsOfOrders } from "./controls.ts";
import { printedOf } from "../print/printed.ts";
import { exhibitionView, partyView, tradeView } from "./masking.ts";
import { orderGoods, orderHistory, orderParty, orderService } from "./table.ts";

/** Rows of a part, by the order that they belong to. */
const byOrder = <T extends { orderId: string }>(rows: readonly T[]) => Map.groupBy(rows, (row) => row.orderId);

async function parts(db: Db, ids: string[]) {
  const [parties, goods, services, history, pushes] = await Promise.all([
    db.select().from(orderParty).where(inArray(orderParty.orderId, ids)),
    db.select().from(orderGoods).where(inArray(orderGoods.orderId, ids)).orderBy(asc(orderGoods.lineNo)),
    db.select().from(orderService).where(inArray(orderService.orderId, ids)).orderBy(asc(orderService.lineNo)),
    db
      .select()
      .from(orderHistory)
      .where(inArray(orderHistory.orderId, ids))
      .orderBy(desc(orderHistory.at), desc(orderHistory.id)),
    db
      .select()
      .from(delivery)
      .where(and(eq(delivery.system, "CUSTOMS"), inArray(delivery.subject, ids)))
      .orderBy(desc(delivery.version)),
  ]);
  return {
    parties: byOrder(parties),
    goods: byOrder(goods),
    services: byOrder(services),
    history: byOrder(history),
    pushes: Map.groupBy(pushes, (push) => push.subject),
  };
}

const card = (no: string | null) => (no === null ? null : maskCertificate(no));
const iso = (at: Date | null) => at?.toISOString() ?? null;

/**
 * Everything of these orders that a list does not show, in their order; ten statements at the most, whatever their number. The orders were read
 * within the caller's scope: this asks for nothing else.
 */
export async function orderDetails(db: Db, records: readonly OrderRecord[], now: Date): Promise<OrderDetail[]> {
  if (records.length === 0) return [];
  const [found, callOf, controls, personsOf] = await Promise.all([
    parts(
      db,
      records.map((o) => o.id),
    ),
    whomToCall(
      db,
      records.map(({ site, senderCountry: countryCode }) => ({ site, countryCode })),
      now,
    ),
    controlsOfOrders(
      db,
      records.map((o) => o.id),
    ),
    personsToCall(
      db,
      records.map(({ site, senderCountry, receiverCountry }) => ({
        site,
        countries: [senderCountry, receiverCountry],
      })),
    ),
  ]);
  return records.map((o) => {
    const party = (role: "SENDER" | "RECEIVER") => {
      const row = found.parties.get(o.id)?.find((p) => p.role === role);
      if (row === undefined) throw new Error(`order ${o.id} has no ${role}`);
      return partyView(row);
    };
    const [sender, receiver] = [party("SENDER"), party("RECEIVER")];
    return {
      orderId: o.id,
      mergedWaybillNos: o.mergedWaybillNos,
      cancellation:
        o.cancelType === null || o.cancelledAt === null
          ? null
          : { reason: o.cancelReason, type: o.cancelType, at: o.cancelledAt.toISOString() },
      shipment: {
        pickupType: o.pickupType,
        pickupAt: iso(o.pickupAt),
        timeZoneCode: o.timeZoneCode,
        parcelNum: o.parcelNum,
        weight: o.weight,
        volume: o.volume,
      },
      payment: {
        declaredCurrency: o.declaredCurrency,
        declaredValue: o.declaredValue,
        insuredValue: o.insuredValue,
        payMethod: o.payMethod,
        taxPayMethod: o.taxPayMethod,
        payMethodCode: o.payMethodCode,
        taxPayMethodCode: o.taxPayMethodCode,
        payMonthCard: card(o.payMonthCard),
        taxMonthCard: card(o.taxMonthCard),
        couponNo: o.couponNo,
        couponAmount: o.couponAmount,
        estimatedFee: o.estimatedFee,
        feeCurrency: o.feeCurrency,
      },
      services: (found.services.get(o.id) ?? []).map(({ serviceName, fee, currency }) => ({
        serviceName,
        fee,
        currency,
      })),
      cod:
        o.codCard === null || o.codAmount === null || o.codCurrency === null
          ? null
          : { card: maskCertificate(o.codCard), amount: o.codAmount, currency: o.codCurrency },
      trade: tradeView(o),
      exhibition: exhibitionView(o),
      sender,
      receiver,
      whomToCall: callOf({ site: o.site, countryCode: o.senderCountry, regionLevels: sender.regionLevels }),
      personnel: personsOf({
        site: o.site,
        from: { countryCode: o.senderCountry, regionLevels: sender.regionLevels },
        to: { countryCode: o.receiverCountry, regionLevels: receiver.regionLevels },
      }),
      goods: (found.goods.get(o.id) ?? []).map(({ orderId: _o, site: _s, ...line }) => line),
      controls: controls(o.id),
      labelPrinted: printedOf(found.history.get(o.id) ?? [], "LABEL"),
      invoicePrinted: printedOf(found.history.get(o.id) ?? [], "INVOICE"),
      pushes: (found.pushes.get(o.id) ?? []).map((push) => ({
        id: push.id,
        kind: PushKind.parse(push.kind),
        state: push.state,
        askedAt: push.askedAt.toISOString(),
        askedBy: push.askedBy,
        attempts: push.attempts,
        nextAt: push.state === "PENDING" ? push.nextAt.toISOString() : null,
        endedAt: iso(push.endedAt),
      })),
      history: (found.history.get(o.id) ?? []).map(({ id, event, params, actor, at }) => ({
        id,
        event,
        params,
        actor,
        at: at.toISOString(),
      })),
    };
  });
}
