import type { Db } from "@linehaul/kit/database-type";
import { SITES } from "@linehaul/schema/sites";
import { and, asc, inArray, ne, type SQL } from "drizzle-orm";
import { orderGoods, orderParty } from "../parts/table.ts";
import { orders, type OrderRecord } from "../table.ts";
import type { PaperOrder, PaperParty } from "./paper/content.ts";

/** Orders that are read, sent and drawn at a time. */
const BATCH = 10;

type PartyRecord = typeof orderParty.$inferSelect;
const papersOf = (p: PartyRecord): string[] =>
  (
    [
      ["VAT", p.vat],
      ["EORI", p.eori],
      ["IOSS", p.ioss],
    ] as const
  ).flatMap(([name, no]) => (no === null ? [] : [`${name} ${no}`]));
const paperParty = (p: PartyRecord): PaperParty => ({
  name: p.name,
  company: p.company,
  phone: `+${p.phoneCode.replace(/\D/g, "")} ${p.phone}`,
  address: [p.address, ...p.regionLevels.toReversed()],
  postCode: p.postCode,
  cityCode: p.cityCode,
  countryCode: p.countryCode,
  papers: papersOf(p),
});

function paperOrder(o: OrderRecord, parties: readonly PartyRecord[], goods: PaperOrder["goods"]): PaperOrder {
  const party = (role: PartyRecord["role"]) => {
    const found = parties.find((p) => p.role === role);
    if (found === undefined) throw new Error(`order ${o.id} has no ${role}`);
    return paperParty(found);
  };
  return {
    waybillNo: o.sfWaybillNo,
    childNos: o.mergedWaybillNos,
    customerOrderNo: o.customerOrderNo,
    agentWayBillNo: o.agentWayBillNo,
    customerName: o.customerName,
    // Sweden writes days as ISO does.
    day: o.createdAt.toLocaleDateString("sv", { timeZone: SITES[o.site].timeZone }),
    serviceName: o.serviceName,
    parcelNum: o.parcelNum,
    weight: o.weight,
    volume: o.volume,
    currency: o.declaredCurrency,
    declaredValue: o.declaredValue,
    insuredValue: o.insuredValue,
    cod: o.codAmount === null || o.codCurrency === null ? null : { amount: o.codAmount, currency: o.codCurrency },
    payMethod: o.payMethod,
    taxPayMethod: o.taxPayMethod,
    senderReason: o.senderReason,
    tradeCondition: o.tradeCondition,
    exportDeclaration: o.exportDeclaration,
    importDeclaration: o.importDeclaration,
    importer:
      o.importerCompany === null
        ? null
        : { company: o.importerCompany, phone: o.importerPhone ?? "", address: o.importerAddress ?? "" },
    sender: party("SENDER"),
    receiver: party("RECEIVER"),
    goods,
  };
}

/** These orders as they stand on paper, some at a time, in their order: those that are among the caller's (`mine`) and not cancelled now. */
export async function* paperOrders(db: Db, mine: SQL, ids: readonly string[]): AsyncGenerator<PaperOrder[]> {
  for (let done = 0; done < ids.length; done += BATCH) {
    const some = ids.slice(done, done + BATCH);
    const found = await db
      .select()
      .from(orders)
      .where(and(mine, inArray(orders.id, some), ne(orders.orderStatus, "CANCELLED")));
    const own = found.map(({ id }) => id);
    if (own.length === 0) continue;
    const [parties, goods] = await Promise.all([
      db.select().from(orderParty).where(inArray(orderParty.orderId, own)),
      db.select().from(orderGoods).where(inArray(orderGoods.orderId, own)).orderBy(asc(orderGoods.lineNo)),
    ]);
    const partiesOf = Map.groupBy(parties, (p) => p.orderId);
    const goodsOf = Map.groupBy(goods, (g) => g.orderId);
    const inOrder = some.flatMap((id) => found.filter((o) => o.id === id));
    yield inOrder.map((o) => paperOrder(o, partiesOf.get(o.id) ?? [], goodsOf.get(o.id) ?? []));
  }
}
