import type { Db } from "@linehaul/kit/database-type";
import {
  type CustomsDeclaration,
  CustomsGoods,
  CustomsParty,
  type CustomsState,
} from "@linehaul/schema/outside/customs";
import { asc, inArray } from "drizzle-orm";
import { type Convert, convertOn } from "../../base-data/cargo-convert/convert.ts";
import { customsOf } from "../../customers/customer-customs-type/declared.ts";
import { orderGoods, orderParty } from "../order/parts/table.ts";
import type { OrderRecord } from "../order/table.ts";

type PartyRecord = typeof orderParty.$inferSelect;
type GoodsRecord = typeof orderGoods.$inferSelect;

/** A declaration without the order's state, which is told in the system's words: see push.ts. */
export type Declared = Omit<CustomsDeclaration, keyof CustomsState>;

/** An order as the customs system is told of it: what is declared, by whom, to whom. No history, no fee, nothing of our own handling. */
export const declarationOf = (
  o: OrderRecord,
  parties: readonly PartyRecord[],
  goods: readonly GoodsRecord[],
  convert: Convert,
  customs: Pick<Declared, "customsType" | "registrationNo" | "clientCode">,
): Declared => {
  // What the contract does not name stays in the house.
  const party = (role: PartyRecord["role"]) =>
    CustomsParty.nullable().parse(parties.find((p) => p.role === role) ?? null);
  return {
    sfWaybillNo: o.sfWaybillNo,
    customerOrderNo: o.customerOrderNo,
    agentWayBillNo: o.agentWayBillNo,
    mergedWaybillNos: o.mergedWaybillNos,
    senderReason: o.senderReason,
    tradeCondition: o.tradeCondition,
    exportDeclaration: o.exportDeclaration,
    importDeclaration: o.importDeclaration,
    parcelNum: o.parcelNum,
    weight: o.weight,
    declaredCurrency: o.declaredCurrency,
    declaredValue: o.declaredValue,
    insuredValue: o.insuredValue,
    taxPayMethod: o.taxPayMethod,
    ...customs,
    sender: party("SENDER"),
    receiver: party("RECEIVER"),
    importer:
      o.importerCompany === null
        ? null
        : { company: o.importerCompany, phone: o.importerPhone, address: o.importerAddress },
    goods: goods.map((line) => CustomsGoods.parse(convert(line))),
  };
};

/** The same of orders as they stand, by their ids; five statements whatever their number. */
export async function declarations(db: Db, orders: readonly OrderRecord[]): Promise<ReadonlyMap<string, Declared>> {
  if (orders.length === 0) return new Map();
  const ids = orders.map(({ id }) => id);
  const [parties, goods] = [
    await db.select().from(orderParty).where(inArray(orderParty.orderId, ids)),
    await db.select().from(orderGoods).where(inArray(orderGoods.orderId, ids)).orderBy(asc(orderGoods.lineNo)),
  ];
  const convert = await convertOn(db, ["LINEHAUL", "CUSTOMS"]);
  const [partiesOf, goodsOf] = [Map.groupBy(parties, (p) => p.orderId), Map.groupBy(goods, (g) => g.orderId)];
  const sent = ({ id, site, customerCode }: OrderRecord) => ({
    site,
    customerCode,
    countryCode: partiesOf.get(id)?.find(({ role }) => role === "RECEIVER")?.countryCode ?? null,
  });
  const customs = await customsOf(db, orders.map(sent));
  return new Map(
    orders.map((o) => [
      o.id,
      declarationOf(o, partiesOf.get(o.id) ?? [], goodsOf.get(o.id) ?? [], convert, customs(sent(o))),
    ]),
  );
}
