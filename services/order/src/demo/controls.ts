import { Money } from "@linehaul/schema/money";
import { siteDay } from "@linehaul/schema/site-day";
import { CURRENCIES } from "../base-data/currency/currencies.ts";
import { demoControls } from "../base-data/express-control/demo.ts";
import { view } from "../base-data/express-control/kind.ts";
import { controlRules, controlsOf } from "../base-data/what-applies/controls.ts";
import { controlRows } from "../orders/order/parts/controls.ts";
import type { OrderParts } from "../orders/order/parts/insert.ts";

const RATES = new Map<string, string>(CURRENCIES.map(({ code, rateToCny }) => [code, rateToCny]));

/** The controls that an order of the demo falls under: what is left to a reviewer has not passed by itself. */
export function controlsSince(
  begin: Date,
): (made: Pick<OrderParts, "order" | "goods">) => NonNullable<OrderParts["controls"]> {
  const rules = controlRules(demoControls(begin).map(view));
  return ({ order: o, goods }) => {
    const place = (country: string) => ({ country, regions: [] });
    const day = siteDay(o.site, o.createdAt);
    const valueCny = new Money(o.declaredValue).times(RATES.get(o.declaredCurrency) ?? 0).toFixed();
    const going = { from: place(o.senderCountry), to: place(o.receiverCountry), day, weight: o.weight, valueCny };
    const hits = controlsOf({ ...going, goods }, rules);
    return controlRows(
      { orderId: o.id, site: o.site },
      o.auditStatus === "AUTO_PASSED" ? hits.filter(({ control }) => control.effect !== "REVIEW") : hits,
    );
  };
}
