import { withTurnTexts } from "../customer-turn/texts.ts";
import { withTexts } from "../lazy/lazy-texts.ts";
import { withOrderActTexts } from "../order-act/texts.ts";

/** A part with the texts of acts on all customers that match: namespace `customer-act`, and what acts on orders and ticked customers say alike. */
export const withCustomerActTexts = <T>(load: () => Promise<T>): Promise<T> =>
  withOrderActTexts(() =>
    withTurnTexts(() =>
      withTexts(load, "customer-act", {
        en: () => import("./locales/en.json"),
        "zh-CN": () => import("./locales/zh-CN.json"),
        "zh-HK": () => import("./locales/zh-HK.json"),
      }),
    ),
  );
