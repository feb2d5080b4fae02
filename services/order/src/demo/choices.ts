import { COUNTRIES } from "@linehaul/kit/countries";
import { type DemoCustomer, demoCustomers } from "@linehaul/kit/demo/customers";
import { type Random, weighted } from "@linehaul/kit/demo/prng";
import type { PAY_METHODS, PICKUP_TYPES, SENDER_REASONS, SOURCE_SYSTEMS } from "@linehaul/schema/orders/order/status";
import { SITE_CODES, type SiteCode } from "@linehaul/schema/sites";
import { isClosedTo } from "../base-data/order-flow/demo.ts";

type Choice<T> = (r: Random) => T;
const bySite = <T>(make: (site: SiteCode) => T): Record<SiteCode, T> => ({
  MY: make("MY"),
  ID: make("ID"),
  VN: make("VN"),
});

export const site: Choice<SiteCode> = weighted([
  [SITE_CODES[0], 45],
  [SITE_CODES[1], 30],
  [SITE_CODES[2], 25],
]);

/** Those who may order, the large ones more often. */
export const customer: Record<SiteCode, Choice<DemoCustomer>> = bySite((s) =>
  weighted(
    demoCustomers()
      .filter((c) => c.site === s && (c.status === "USABLE" || c.status === "UNUSABLE"))
      .map((c) => [c, c.status === "USABLE" ? c.size : c.size / 4]),
  ),
);

const LANES: Record<SiteCode, string> = {
  MY: "SG 22 CN 15 HK 8 US 8 JP 7 AU 6 TW 5 KR 5 GB 5 TH 5 ID 4 VN 3 IN 3 AE 2 DE 2 BN 2 PH 2 FR 1 NL 1 NZ 1 CA 1 IT 1 KH 1",
  ID: "SG 18 CN 16 MY 12 US 9 JP 8 AU 8 HK 5 TW 5 KR 5 NL 3 GB 3 SA 3 AE 2 TH 3 VN 2 IN 2 DE 2 PH 2 FR 1 TL 1 NZ 1 CA 1 IT 1",
  VN: "CN 18 US 16 JP 10 KR 10 SG 7 HK 6 TW 6 AU 5 TH 4 DE 3 GB 3 FR 3 MY 4 KH 3 LA 2 CA 2 NL 1 IT 1 ID 2 AE 1 IN 1 CZ 1 PL 1",
};
/** The rest of the world shares a fortieth of the parcels, so that rare values exist. */
const rare = COUNTRIES.map((c) => c.countryCode).filter((code) => !isClosedTo(code));
const lane = bySite((s) =>
  weighted([...LANES[s].matchAll(/([A-Z]{2}) (\d+)/g)].map((m) => [m[1] ?? s, Number(m[2] ?? 0)] as const)),
);
export function destination(r: Random, s: SiteCode): string {
  if (!r.chance(0.025)) return lane[s](r);
  const found = r.pick(rare);
  return found === s ? lane[s](r) : found;
}

/** Parcels start in the site's country, a few with a neighbour that it serves. */
const NEIGHBOURS: Record<SiteCode, readonly string[]> = { MY: ["SG", "BN"], ID: ["TL", "SG"], VN: ["KH", "LA"] };
export const origin = (r: Random, s: SiteCode): string => (r.chance(0.035) ? r.pick(NEIGHBOURS[s]) : s);

type Source = (typeof SOURCE_SYSTEMS)[number];
const companySource = weighted<Source>([
  ["ORDER_PLATFORM", 48],
  ["API", 34],
  ["BATCH_IMPORT", 10],
  ["WEBSITE", 8],
]);
const personSource = weighted<Source>([
  ["WEBSITE", 46],
  ["APP", 44],
  ["ORDER_PLATFORM", 10],
]);
export const source = (r: Random, c: DemoCustomer): Source =>
  c.customerType === "ENTERPRISE" ? companySource(r) : personSource(r);

const moneyOf: Record<SiteCode, Choice<string>> = {
  MY: weighted([
    ["MYR", 56],
    ["USD", 34],
    ["CNY", 6],
    ["SGD", 4],
  ]),
  ID: weighted([
    ["USD", 58],
    ["IDR", 37],
    ["CNY", 5],
  ]),
  VN: weighted([
    ["USD", 62],
    ["VND", 32],
    ["CNY", 6],
  ]),
};
export const money = (r: Random, s: SiteCode): string => moneyOf[s](r);

type Reason = (typeof SENDER_REASONS)[number];
const companyReason = weighted<Reason>([
  ["SALE", 70],
  ["SAMPLE", 15],
  ["RETURN", 5],
  ["REPAIR", 5],
  ["EXHIBITION", 3],
  ["GIFT", 2],
]);
const personReason = weighted<Reason>([
  ["GIFT", 44],
  ["PERSONAL_USE", 44],
  ["RETURN", 8],
  ["SALE", 4],
]);
export const reason = (r: Random, c: DemoCustomer): Reason =>
  c.customerType === "ENTERPRISE" ? companyReason(r) : personReason(r);

export const payer: Choice<(typeof PAY_METHODS)[number]> = weighted([
  ["SENDER", 78],
  ["RECEIVER", 18],
  ["THIRD_PARTY", 4],
]);
export const taxPayer: Choice<(typeof PAY_METHODS)[number]> = weighted([
  ["RECEIVER", 70],
  ["SENDER", 26],
  ["THIRD_PARTY", 4],
]);
export const pickup: Choice<(typeof PICKUP_TYPES)[number]> = weighted([
  ["COURIER", 70],
  ["OUTLET", 20],
  ["WAREHOUSE", 10],
]);
export const product: Choice<string> = weighted([
  ["International Express", 58],
  ["International Economy", 27],
  ["E-commerce Express", 15],
]);
