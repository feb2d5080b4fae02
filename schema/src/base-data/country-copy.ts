import { z } from "zod";
import { copied, copiedShape } from "../copy.ts";
import { CountryBase } from "./country-base.ts";

/** What a service obeys of a country that takes addresses. */
export const CountryCopied = z
  .object({
    ...copiedShape,
    ...CountryBase.pick({ countryCode: true, postPattern: true, postExample: true }).shape,
  })
  .meta({ id: "CountryCopied" });
export type CountryCopied = z.infer<typeof CountryCopied>;

export const countryCopied = copied("order", "country", CountryCopied);
export const countryCopyRoutes = { copy: countryCopied.route } as const;
