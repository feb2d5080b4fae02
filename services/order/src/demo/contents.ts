import { countryOf } from "@linehaul/kit/countries";
import type { DemoCustomer } from "@linehaul/kit/demo/customers";
import { type Random, weighted } from "@linehaul/kit/demo/prng";
import { Money } from "@linehaul/schema/money";
import { SITES, type SiteCode } from "@linehaul/schema/sites";
import { money, product, reason, source } from "./choices.ts";
import { currencyOf, type ShippedCurrency, quoted } from "../base-data/currency/currencies.ts";
import { declaration } from "./customs.ts";
import { goods } from "./goods.ts";
import { fees, inMoney } from "./money.ts";
import type { offeredSince } from "./offered.ts";

interface Sending {
  readonly at: number;
  readonly site: SiteCode;
  readonly by: DemoCustomer;
  readonly from: string;
  readonly to: string;
  /** The product that is had where that one is wanted. */
  readonly offered: ReturnType<typeof offeredSince>;
}

/** Where money is taken at the door. */
const COD_COUNTRIES = new Set(["SG", "MY", "ID", "VN", "TH", "HK", "TW", "PH", "AE"]);
const PARCEL_KG = 25;
const tradeTerm = weighted<"DAP" | "DDP" | "CIF" | "FOB" | "EXW">([
  ["DAP", 70],
  ["DDP", 18],
  ["CIF", 5],
  ["FOB", 4],
  ["EXW", 3],
]);

/** Gross weight and volume of the parcels: each has a box of 250 g, and no box holds more than 25 kg. */
function packed(r: Random, net: Money) {
  const least = Number(net.div(PARCEL_KG).ceil());
  const parcelNum = Math.min(16, Math.max(1, least) + (r.chance(0.15) ? r.int(1, 3) : 0));
  const weight = net.plus(new Money("0.25").times(parcelNum));
  const volume = r.chance(0.85) ? weight.times(r.int(4, 7)).div(1000).toFixed(3) : null;
  return { parcelNum, weight, volume };
}

/** Of what is worth insuring, all or a round part, never above the declared value (ORD-03). */
function insured(r: Random, worth: Money, cny: Money): Money | null {
  if (!r.chance(cny.gt(2000) ? 0.5 : 0.12)) return null;
  return worth.times(r.pick(["1", "1", "0.9", "0.8", "0.5"])).floor();
}

function collected(r: Random, to: string, cny: Money): { amount: string; currency: string } | null {
  const local: ShippedCurrency | null = currencyOf(countryOf(to).currencyCode);
  if (!COD_COUNTRIES.has(to) || local === null || !r.chance(0.09)) return null;
  return { amount: Money.max(inMoney(cny, local), 1).toFixed(2), currency: local.code };
}

/** What is sent, what it is worth, what sending it costs: amounts that add up. */
export function contents(r: Random, { at, site, by, from, to, offered }: Sending) {
  const declared = quoted(money(r, site));
  const feeCurrency = quoted(SITES[site].currency);
  const chinese = by.nameZh !== null && r.chance(0.7);
  const { lines, net, worth } = goods(r, at, from, declared, chinese);
  const cny = worth.times(declared.rateToCny);
  const { parcelNum, weight, volume } = packed(r, net);
  const cover = insured(r, worth, cny);
  const why = reason(r, by);
  const customs = declaration(r, why, by, cny);
  const cod = why === "SALE" ? collected(r, to, cny) : null;
  const wanted = weight.gt(70) ? "Heavy Freight" : product(r);
  const serviceName = offered({ site, at, from, to, weight: weight.toFixed(3) }, wanted);
  const { services, ...charged } = fees(
    r,
    {
      product: serviceName,
      weight,
      overseas: from !== to,
      cod: cod !== null,
      insuredCny: cover && cover.times(declared.rateToCny),
      declared: customs.export === "GENERAL_TRADE",
    },
    feeCurrency,
  );
  const tradeCondition = tradeTerm(r);
  return {
    lines,
    services,
    tradeCondition,
    scalars: {
      sourceSystem: source(r, by),
      serviceName,
      parcelNum,
      volume,
      weight: weight.toFixed(3),
      declaredCurrency: declared.code,
      declaredValue: worth.toFixed(2),
      insuredValue: cover && cover.toFixed(2),
      ...charged,
      feeCurrency: feeCurrency.code,
      codCard: cod && r.digits("8888############"),
      codAmount: cod && cod.amount,
      codCurrency: cod && cod.currency,
      senderReason: why,
      tradeCondition,
      exportDeclaration: customs.export,
      importDeclaration: customs.import,
    },
  };
}
