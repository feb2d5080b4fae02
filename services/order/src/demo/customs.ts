import type { DemoCustomer } from "@linehaul/kit/demo/customers";
import type { Department } from "@linehaul/kit/demo/departments";
import { person } from "@linehaul/kit/demo/people";
import { phone } from "@linehaul/kit/demo/phones";
import { place } from "@linehaul/kit/demo/places";
import type { Random } from "@linehaul/kit/demo/prng";
import type { Money } from "@linehaul/schema/money";
import type { DECLARATION_METHODS, SENDER_REASONS } from "@linehaul/schema/orders/order/status";
import type { NewOrder } from "../orders/order/table.ts";

type Method = (typeof DECLARATION_METHODS)[number];
type Reason = (typeof SENDER_REASONS)[number];

/** Above this worth customs want the full declaration. */
const GENERAL_FROM_CNY = 5000;

export function declaration(
  r: Random,
  reason: Reason,
  c: DemoCustomer,
  worthCny: Money,
): { export: Method; import: Method } {
  if (reason === "EXHIBITION") return { export: "EXHIBITION", import: "EXHIBITION" };
  if (c.customerType === "PERSONAL") return { export: "PERSONAL", import: "PERSONAL" };
  if (worthCny.lt(GENERAL_FROM_CNY)) return { export: "SIMPLIFIED", import: r.chance(0.8) ? "SIMPLIFIED" : "PERSONAL" };
  return {
    export: r.chance(0.12) ? "CUSTOMER_OWN" : "GENERAL_TRADE",
    import: r.chance(0.2) ? "CUSTOMER_OWN" : "GENERAL_TRADE",
  };
}

/** Customs clearance handles what needs a full declaration, customer service what persons send, operations the rest. */
export const handledBy = (c: DemoCustomer, declared: Method): Department => {
  if (declared === "GENERAL_TRADE" || declared === "EXHIBITION") return "CUST";
  return c.customerType === "PERSONAL" ? "CS" : "OPS";
};

/** Who brings the goods in, where it is not the receiver. */
export function importer(r: Random, country: string, method: Method): Partial<NewOrder> {
  if (method !== "GENERAL_TRADE" || !r.chance(0.6)) return {};
  const door = place(r, country);
  const reached = phone(r, country);
  return {
    importerCompany: `${person(r, country).latin.split(" ").at(-1) ?? "Harbour"} Customs Brokers`,
    importerPhone: `+${reached.code} ${reached.number}`,
    importerAddress: [door.address, ...door.regionLevels.toReversed()].join(", "),
  };
}

const FAIRS = [
  ["Canton Fair", "Area A"],
  ["Hong Kong Electronics Fair", "Convention Centre"],
  ["Gulfood", "World Trade Centre"],
  ["Tokyo Gift Show", "Big Sight"],
  ["Hannover Messe", "Halle"],
  ["Furniture China", "SNIEC"],
  ["广州国际家具博览会", "琶洲展馆"],
] as const;

/** Fair, hall and booth of goods that are sent to be shown. */
export function exhibition(r: Random, reason: Reason, c: DemoCustomer, country: string, at: number): Partial<NewOrder> {
  if (reason !== "EXHIBITION") return {};
  const [fair, venue] = r.pick(FAIRS);
  const reached = phone(r, country);
  return {
    exhibitor: c.name,
    exhibition: fair,
    exhibitionVenue: `${venue} ${r.int(1, 14)}`,
    exhibitionBooth: `${r.pick(["A", "B", "C", "D"])}${r.digits("##")}`,
    exhibitionRecipientName: person(r, country).name,
    exhibitionRecipientTel: `+${reached.code} ${reached.number}`,
    exhibitionExpectedAt: new Date(Math.ceil((at + r.int(8, 30) * 86_400_000) / 3_600_000) * 3_600_000),
  };
}
