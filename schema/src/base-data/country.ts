import { z } from "zod";
import { ConfigStatus } from "../catalogue.ts";
import { route } from "../route.ts";
import { inLanguages, listsInLanguages } from "./coded.ts";

export const Country = z
  .object({
    countryCode: z.string().length(2).describe("ISO 3166-1 alpha-2, e.g. `MY`."),
    countryNameI18n: inLanguages("Its name, by language."),
    phoneCode: z.string().describe("Without the plus sign, e.g. `60`."),
    currencyCode: z.string().describe("ISO 4217."),
    timeZone: z.string().describe("IANA name, e.g. `Asia/Kuala_Lumpur`."),
    status: ConfigStatus.describe("May it be chosen in new work?"),
    levelsI18n: listsInLanguages("What the levels of its places are called, the largest first, by language."),
  })
  .meta({ id: "Country", description: "A country or region: reference data, in the gateway's memory." });
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
