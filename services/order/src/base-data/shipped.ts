import { bringOnce } from "@linehaul/kit/brought";
import { CITY_LIST } from "@linehaul/kit/cities";
import { COUNTRIES } from "@linehaul/kit/countries";
import type { Db } from "@linehaul/kit/database-type";
import { fixedId } from "@linehaul/kit/ids";
import { city } from "./city/table.ts";
import { country } from "./country/table.ts";
import { CURRENCIES } from "./currency/currencies.ts";
import { currency } from "./currency/table.ts";

const countries = COUNTRIES.map(({ countryNameI18n: name, ...c }) => ({
  ...c,
  nameEn: name.en,
  nameZhCn: name["zh-CN"],
  nameZhHk: name["zh-HK"],
}));
const currencies = CURRENCIES.map((c, n) => ({ ...c, id: fixedId("currency", c.code), sort: (n + 1) * 10 }));

/** Countries, cities and currencies (SYS-07): reference data without which no order can be shown. */
export async function bringBaseData(db: Db, at: Date): Promise<void> {
  await bringOnce(db, {
    service: "order",
    at,
    things: new Map(countries.map((c) => [`country: ${c.countryCode}`, c])),
    store: async (tx, rows, emit) => {
      await tx
        .insert(country)
        .values([...rows])
        .onConflictDoNothing();
      emit({ type: "country.changed", subject: "release" });
    },
  });
  await bringOnce(db, {
    service: "order",
    at,
    things: new Map(CITY_LIST.map((c) => [`city: ${c.countryCode}/${c.region}/${c.name}`, c])),
    store: async (tx, rows, emit) => {
      await tx
        .insert(city)
        .values([...rows])
        .onConflictDoNothing();
      emit({ type: "city.changed", subject: "release" });
    },
  });
  const by = { createdBy: "system", createdAt: at, modifiedBy: "system", modifiedAt: at };
  await bringOnce(db, {
    service: "order",
    at,
    things: new Map(currencies.map((c) => [`currency: ${c.code}`, c])),
    store: async (tx, rows, emit) => {
      await tx
        .insert(currency)
        .values(rows.map((row) => ({ ...row, ...by })))
        .onConflictDoNothing();
      emit({ type: "currency.changed", subject: "release" });
    },
  });
}
