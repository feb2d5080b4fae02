import { catalogueView } from "@linehaul/kit/catalogue";
import { SourcedCurrency, type Currency } from "@linehaul/schema/base-data/currency";
import { MOST_PULLED } from "@linehaul/schema/base-data/pull/found";
import { z } from "zod";
import type { PullKind } from "../pull/kind.ts";
import { currencyOf } from "./currencies.ts";
import { keepRates, plainRate } from "./rates.ts";
import { currency } from "./table.ts";

const view = ({ sourced: _sourced, ...row }: typeof currency.$inferSelect): Currency => ({
  ...row,
  ...catalogueView(row),
});
export const kind = { table: currency, row: view, event: "currency.changed" };

/** New ones stand behind those that somebody has given a place. */
const LAST = 9999;

export const pulled: PullKind<typeof currency, Currency, SourcedCurrency> = {
  ...kind,
  what: "currencies",
  contract: z.object({
    rows: z
      .array(SourcedCurrency)
      .max(MOST_PULLED)
      .refine((rows) => new Set(rows.map(({ code }) => code)).size === rows.length, "duplicate"),
  }),
  keyOf: ({ code }) => code,
  nameOf: ({ code, nameEn }) => `${code} ${nameEn}`,
  fields: {
    nameEn: ({ nameEn }) => nameEn,
    nameZh: ({ nameZh }) => nameZh,
    symbol: ({ symbol }) => symbol,
    decimals: ({ decimals }) => String(decimals),
    rateToCny: ({ rateToCny }) => plainRate(rateToCny),
  },
  // What came with the release and was never pulled: as it came, while nobody has saved it.
  base: (row) => row.sourced ?? (row.version === 1 && row.createdBy === "system" ? view(row) : currencyOf(row.code)),
  columns: (row) => ({ sort: LAST, ...row, sourced: row }),
  // Orders keep it.
  gone: "DISABLE",
  kept: ["sort"],
  written: (tx, rows) => keepRates(tx, rows, "SOURCE"),
};
