import { z } from "zod";
import { route } from "../route.ts";

/** ISO 3166-1 alpha-2. `countryNameI18n` holds the name per language; `phoneCode` has no plus sign. */
export const Country = z
  .object({
    countryCode: z.string().length(2),
    countryNameI18n: z.object({ en: z.string(), "zh-CN": z.string(), "zh-HK": z.string() }),
    phoneCode: z.string(),
    currencyCode: z.string(),
    timeZone: z.string(),
  })
  .meta({ id: "Country" });
export type Country = z.infer<typeof Country>;

export const countryRoutes = {
  list: route({
    service: "order",
    method: "GET",
    path: "/baseData/countryList",
    may: ["GATEWAY"],
    safe: true,
    summary: "Every country: reference data of the gateway",
    result: z.array(Country),
  }),
} as const;
