import { newId } from "@linehaul/kit/ids";
import type { PayFor } from "@linehaul/schema/base-data/pay-method";
import { Money, sum } from "@linehaul/schema/money";
import { controlHits } from "@linehaul/schema/orders/order/control-rules";
import { BEGINNING } from "@linehaul/schema/orders/order/lifecycle";
import type { NewOrder } from "@linehaul/schema/orders/order/new-order";
import { firstWay, type Payer } from "@linehaul/schema/orders/order/pay-way";
import type { NumberKind } from "@linehaul/schema/orders/order/number-kinds";
import type { NewParty } from "@linehaul/schema/orders/order/new-party";
import type { SourceSystem } from "@linehaul/schema/orders/order/status";
import { SITES } from "@linehaul/schema/sites";
import type { CustomerCopy } from "../../../customers/customer/table.ts";
import { plainNumber } from "../number.ts";
import { controlRows } from "../parts/controls.ts";
import type { OrderParts } from "../parts/insert.ts";
import type { orderParty } from "../parts/table.ts";
import type { KnownMeans } from "../means.ts";
import type { OrderWriter } from "./writer.ts";

/** What an order gets beside what was asked for. */
export interface Placing {
  readonly writer: OrderWriter;
  readonly source: SourceSystem;
  readonly customer: CustomerCopy;
  /** The customer's main account; null where it has none. */
  readonly userCode: string | null;
  readonly means: KnownMeans;
  /** What an address without a city code gets. */
  readonly cityCode: (party: NewParty) => string | null;
  /** When it passes by itself (REV-04). */
  readonly passAt: Date;
  /** The waybill of the order and its first parcel, and those of its further parcels. */
  readonly mother: string;
  readonly children: readonly string[];
  /** Further orders of the customer that travel as this one, by their own numbers. */
  readonly joined: readonly Pick<NewOrder, "customerOrderNo" | "customerOrderNoTwo">[];
}

const prefixOf = (party: NewParty, { means }: Placing): string =>
  (party.phoneCode ?? means.phoneCode(party.countryCode) ?? "").replace(/\D/g, "");
const instant = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

const placeOf = ({ countryCode: country, regionLevels: regions }: NewParty) => ({ country, regions });
/** Which rows of base data the order means: its product by name or code, and who names no pay method pays by the first that fits of those that are taken there. */
function codesOf(order: NewOrder, { product, payWays, takenFor }: KnownMeans) {
  const sent = product(order.serviceName);
  const isTaken = takenFor({
    from: placeOf(order.sender),
    to: placeOf(order.receiver),
    cargoType: order.cargoTypeCode,
  });
  const taken = payWays.filter(({ code }) => isTaken(code));
  const paid = (what: PayFor, payer: Payer, card: string | null) =>
    firstWay(taken, { what, payer, byCard: card !== null })?.code ?? null;
  return {
    serviceName: sent?.nameEn ?? order.serviceName,
    productCode: sent?.code ?? null,
    cargoTypeCode: order.cargoTypeCode,
    payMethodCode: order.payMethodCode ?? paid("FREIGHT", order.payMethod, order.payMonthCard),
    taxPayMethodCode: order.taxPayMethodCode ?? paid("TAX", order.taxPayMethod, order.taxMonthCard),
  };
}

/** The order's own row: to be verified, as whatever comes from outside is. */
function rowOf(id: string, order: NewOrder, placing: Placing): OrderParts["order"] {
  const { writer, customer, userCode, source, mother, children } = placing;
  const { sender, receiver, importer, exhibition, cod } = order;
  const fees = order.services.map(({ fee }) => fee);
  return {
    id,
    site: writer.site,
    sfWaybillNo: mother,
    customerOrderNo: order.customerOrderNo,
    customerOrderNoTwo: order.customerOrderNoTwo,
    agentWayBillNo: order.agentWayBillNo,
    mergedWaybillNos: [...children],
    sourceSystem: source,
    ...BEGINNING,
    version: 1,
    passAt: placing.passAt,
    waitingSince: writer.at,
    pushState: "NONE",
    customerCode: customer.customerCode,
    customerName: customer.name,
    userCode,
    mainUserCode: userCode,
    orgCode: customer.orgCode,
    senderCountry: sender.countryCode,
    receiverName: receiver.name,
    receiverCountry: receiver.countryCode,
    receiverPhoneCode: prefixOf(receiver, placing),
    receiverPhone: receiver.phone,
    ...codesOf(order, placing.means),
    pickupType: order.pickupType,
    pickupAt: instant(order.pickupAt),
    timeZoneCode: SITES[writer.site].timeZone,
    parcelNum: order.parcelNum,
    weight: order.weight,
    volume: order.volume,
    declaredCurrency: order.declaredCurrency,
    declaredValue: order.declaredValue,
    insuredValue: order.insuredValue,
    payMethod: order.payMethod,
    taxPayMethod: order.taxPayMethod,
    payMonthCard: order.payMonthCard,
    taxMonthCard: order.taxMonthCard,
    estimatedFee: fees.length === 0 ? null : sum(fees),
    feeCurrency: SITES[writer.site].currency,
    codCard: cod?.card ?? null,
    codAmount: cod?.amount ?? null,
    codCurrency: cod?.currency ?? null,
    senderReason: order.senderReason,
    tradeCondition: order.tradeCondition,
    exportDeclaration: order.exportDeclaration,
    importDeclaration: order.importDeclaration,
    importerCompany: importer?.company ?? null,
    importerPhone: importer?.phone ?? null,
    importerAddress: importer?.address ?? null,
    exhibitor: exhibition?.exhibitor ?? null,
    exhibition: exhibition?.exhibition ?? null,
    exhibitionVenue: exhibition?.venue ?? null,
    exhibitionBooth: exhibition?.booth ?? null,
    exhibitionRecipientName: exhibition?.recipientName ?? null,
    exhibitionRecipientTel: exhibition?.recipientTel ?? null,
    exhibitionExpectedAt: instant(exhibition?.expectedAt ?? null),
    createdAt: writer.at,
  };
}

/** Every number that the order answers to, those of joined orders too. */
function numbersOf(orderId: string, order: NewOrder, { mother, children, joined }: Placing): OrderParts["numbers"] {
  const asked = [order, ...joined];
  const kinds: [NumberKind, string | null][] = [
    ["WAYBILL", mother],
    ...children.map((no): [NumberKind, string] => ["MERGED", no]),
    ...asked.map((o): [NumberKind, string] => ["CUSTOMER_ORDER", o.customerOrderNo]),
    ...asked.map((o): [NumberKind, string | null] => ["CUSTOMER_ORDER_TWO", o.customerOrderNoTwo]),
    ["AGENT", order.agentWayBillNo],
  ];
  const rows = kinds.flatMap(([kind, no]) => (no === null ? [] : [{ kind, number: plainNumber(no), orderId }]));
  return [...new Map(rows.map((row) => [`${row.kind} ${row.number}`, row])).values()];
}

/** A new order with its parts, ready to be stored. */
export function partsOf(order: NewOrder, placing: Placing): OrderParts {
  const { writer, source, joined, means } = placing;
  const orderId = newId();
  const own = { orderId, site: writer.site };
  const party = (role: (typeof orderParty.$inferInsert)["role"], { regionLevels, ...rest }: NewParty) => ({
    ...own,
    ...rest,
    role,
    phoneCode: prefixOf({ regionLevels, ...rest }, placing),
    cityCode: rest.cityCode ?? placing.cityCode({ regionLevels, ...rest }),
    regionLevels: [...regionLevels],
  });
  const happened = { ...own, actor: writer.userName, at: writer.at };
  return {
    order: rowOf(orderId, order, placing),
    parties: [party("SENDER", order.sender), party("RECEIVER", order.receiver)],
    goods: order.goods.map((line, i) => ({
      ...own,
      ...line,
      id: newId(),
      lineNo: i + 1,
      total: new Money(line.price).times(line.quantity).toFixed(2),
    })),
    controls: controlRows(own, controlHits(order, means)),
    services: order.services.map((s, i) => ({ ...own, ...s, lineNo: i + 1, currency: SITES[writer.site].currency })),
    history: [
      { ...happened, id: newId(), event: "CREATED", params: { source } },
      ...(joined.length === 0
        ? []
        : [{ ...happened, id: newId(), event: "MERGED", params: { orders: String(joined.length + 1) } }]),
    ],
    numbers: numbersOf(orderId, order, placing),
  };
}
