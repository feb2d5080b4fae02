import { lazyPart } from "../lazy/lazy-part.ts";
import { withTexts } from "../lazy/lazy-texts.ts";

/** Tries a shipment, within a `Suspense`; its texts are the namespace `shipment`. */
export const ShipmentBox = lazyPart(() =>
  withTexts(() => import("./shipment-box.tsx"), "shipment", {
    en: () => import("./locales/en.json"),
    "zh-CN": () => import("./locales/zh-CN.json"),
    "zh-HK": () => import("./locales/zh-HK.json"),
  }),
);
