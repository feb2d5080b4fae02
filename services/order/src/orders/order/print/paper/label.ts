import { bars, squares } from "./codes.ts";
import type { PaperOrder, PaperParty } from "./content.ts";
import { MM, type Drawing } from "./page.ts";
import { amount, countryName, inWords, spaced } from "./words.ts";

/** A label, in millimetres. */
export const LABEL = { width: 100, height: 150 } as const;

/** The number of a parcel, from 0: the order's own, then those of its children; parcels without their own share the order's. */
export const parcelNo = (order: PaperOrder, parcel: number): string =>
  (parcel === 0 ? undefined : order.childNos[parcel - 1]) ?? order.waybillNo;

/** What the square code says: the parcel's number, which of how many, the country, the postal code. Nothing of people. */
export const squareText = (order: PaperOrder, parcel: number): string =>
  [
    parcelNo(order, parcel),
    `${parcel + 1}/${order.parcelNum}`,
    order.receiver.countryCode,
    order.receiver.postCode ?? "",
  ].join("|");

const placeOf = (party: PaperParty): string =>
  [...party.address, party.postCode, countryName(party.countryCode)].filter((part) => part !== null).join(", ");
const partyLines = (party: PaperParty) => [
  { text: party.company === null ? party.name : `${party.name}, ${party.company}`, weight: "bold" as const },
  party.phone,
];
const money = (value: string | null, currency: string): string =>
  value === null ? "–" : `${currency} ${amount(value)}`;
const goodsLine = (order: PaperOrder): string =>
  order.goods.map((line) => `${line.name} (${line.hsCode}) × ${amount(line.quantity, 0)} ${line.unit}`).join("; ");

/** The label of one parcel, from 0, at the top left of the page or of what the page is moved to. */
export function label({ doc, write, cell }: Drawing, order: PaperOrder, parcel: number): void {
  const [x, width] = [4, LABEL.width - 8];
  const no = parcelNo(order, parcel);
  const isChild = no !== order.waybillNo;
  cell({
    x,
    y: 4,
    width: 66,
    height: 12,
    title: `LINEHAUL, ${order.day}`,
    lines: [order.serviceName],
    size: 15,
    weight: "bold",
  });
  cell({
    x: x + 66,
    y: 4,
    width: width - 66,
    height: 12,
    title: "PARCEL",
    lines: [`${parcel + 1}/${order.parcelNum}`],
    size: 20,
    weight: "bold",
    align: "center",
  });

  bars(doc, no, { x: x * MM, y: 18 * MM, width: width * MM, height: 16 * MM });
  write(spaced(no), {
    x: x * MM,
    y: 34.5 * MM,
    width: width * MM,
    height: 5.5 * MM,
    size: 11,
    weight: "bold",
    align: "center",
  });

  const { sender, receiver } = order;
  cell({ x, y: 41, width, height: 19, title: "FROM", lines: [], size: 7 });
  cell({ x, y: 43.4, width, height: 8, lines: partyLines(sender), size: 7, open: true });
  cell({ x, y: 51, width, height: 9, lines: [placeOf(sender)], size: 7, open: true });

  cell({ x, y: 60, width: 62, height: 34, title: "TO", lines: [], size: 9 });
  cell({ x, y: 62.4, width: 62, height: 13, lines: partyLines(receiver), size: 10, open: true });
  cell({ x, y: 75, width: 62, height: 19, lines: [placeOf(receiver)], size: 10, open: true });
  cell({ x: x + 62, y: 60, width: width - 62, height: 34, lines: [], size: 9 });
  squares(doc, squareText(order, parcel), { x: (x + 62) * MM, y: 60 * MM, width: (width - 62) * MM, height: 25 * MM });
  const where = [receiver.countryCode, receiver.postCode, receiver.cityCode].filter((part) => part !== null).join(" ");
  write(where, {
    x: (x + 63) * MM,
    y: 85 * MM,
    width: (width - 64) * MM,
    height: 8 * MM,
    size: 16,
    weight: "bold",
    align: "center",
    middle: true,
  });

  const third = width / 3;
  const facts: [string, string][] = [
    ["WEIGHT OF ALL PARCELS", `${amount(order.weight, 3)} kg`],
    ["VOLUME", order.volume === null ? "–" : `${amount(order.volume, 3)} m³`],
    ["FREIGHT, DUTIES", `${inWords(order.payMethod)}, ${inWords(order.taxPayMethod)}`],
    ["CASH ON DELIVERY", order.cod === null ? "–" : money(order.cod.amount, order.cod.currency)],
    ["DECLARED VALUE", money(order.declaredValue, order.currency)],
    ["INSURED VALUE", money(order.insuredValue, order.currency)],
  ];
  for (const [n, [title, text]] of facts.entries())
    cell({
      x: x + (n % 3) * third,
      y: 94 + Math.floor(n / 3) * 10,
      width: third,
      height: 10,
      title,
      lines: [text],
      size: 9,
      weight: "bold",
    });

  const customs = `${inWords(order.senderReason)} / ${order.tradeCondition} / export ${inWords(order.exportDeclaration).toLowerCase()} / import ${inWords(order.importDeclaration).toLowerCase()}`;
  cell({ x, y: 114, width, height: 6.5, title: "CUSTOMS", lines: [customs], size: 7 });
  cell({ x, y: 120.5, width, height: 15.5, title: "GOODS (HS CODE)", lines: [goodsLine(order)], size: 7.5, least: 5 });
  cell({
    x,
    y: 136,
    width: width / 2,
    height: 10,
    title: isChild ? "BELONGS TO WAYBILL" : "WAYBILL",
    lines: [spaced(order.waybillNo)],
    size: 9,
  });
  cell({
    x: x + width / 2,
    y: 136,
    width: width / 2,
    height: 10,
    title: "CUSTOMER ORDER, AGENT",
    lines: [[order.customerOrderNo, order.agentWayBillNo].filter((part) => part !== null).join(" / ")],
    size: 8,
  });
}
