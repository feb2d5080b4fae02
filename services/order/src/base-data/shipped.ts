import { bringOnce, RELEASE } from "@linehaul/kit/brought";
import type { Db } from "@linehaul/kit/database-type";
import { fixedId } from "@linehaul/kit/ids";
import { ADD_SERVICES } from "./add-service/add-services.ts";
import { addService } from "./add-service/table.ts";
import { CARGO_TYPES } from "./cargo-type/cargo-types.ts";
import { cargoType } from "./cargo-type/table.ts";
import { country } from "./country/table.ts";
import { COUNTRY_ROWS } from "./country-base/shipped.ts";
import { CURRENCIES } from "./currency/currencies.ts";
import { kind as currencyKind } from "./currency/kind.ts";
import { keepRates } from "./currency/rates.ts";
import { currency } from "./currency/table.ts";
import { PRODUCTS } from "./product/products.ts";
import { product } from "./product/table.ts";
import { PAY_METHOD_ROWS } from "./pay-method/pay-methods.ts";
import { payMethod } from "./pay-method/table.ts";
import { bringRegions } from "./region/bring.ts";
import { STATUS_MAPPINGS } from "./status-mapping/status-mappings.ts";
import { statusMapping } from "./status-mapping/table.ts";
import { timeZone } from "./time-zone/table.ts";
import { zoneCodes, zoneNow } from "./time-zone/zones.ts";

const inTheirOrder = <Row extends { readonly code: string }>(name: string, rows: readonly Row[]) =>
  rows.map((row, n) => ({ ...row, id: fixedId(name, row.code), sort: (n + 1) * 10 }));
const currencies = inTheirOrder("currency", CURRENCIES);
const addServices = inTheirOrder("add-service", ADD_SERVICES);
const products = inTheirOrder("product", PRODUCTS);
const payMethods = inTheirOrder("pay-method", PAY_METHOD_ROWS).map((row) => ({
  ...row,
  payFor: [...row.payFor],
  payers: [...row.payers],
}));
const cargoTypes = inTheirOrder("cargo-type", CARGO_TYPES).map((row) => ({ ...row, papers: [...row.papers] }));
const statusMappings = STATUS_MAPPINGS.map((row) => {
  const code = `${row.system}/${row.state}`;
  return { ...row, code, id: fixedId("status-mapping", code) };
});

/** Countries, their regions, currencies, cargo types, pay methods, products and add-on services (SYS-07), and what outside systems call the states of orders (ORD-13): base data without which no order can be shown or written. */
export async function bringBaseData(db: Db, at: Date): Promise<void> {
  const by = { createdBy: "system", createdAt: at, modifiedBy: "system", modifiedAt: at };
  /** Rows of a catalogue by their codes; one whose code is there already is left as it is. */
  const catalogue = <Row extends { readonly code: string }>(
    name: string,
    rows: readonly Row[],
    insert: (tx: Db, rows: (Row & typeof by)[]) => PromiseLike<unknown>,
  ) =>
    bringOnce(db, {
      service: "order",
      at,
      things: new Map(rows.map((row) => [`${name}: ${row.code}`, row])),
      store: async (tx, missing, emit) => {
        await insert(
          tx,
          missing.map((row) => ({ ...row, ...by })),
        );
        emit({ type: `${name}.changed`, subject: RELEASE });
      },
    });
  const countries = COUNTRY_ROWS.map((row) => ({ ...row, code: row.countryCode }));
  await catalogue("country", countries, (tx, rows) => tx.insert(country).values(rows).onConflictDoNothing());
  const zones = zoneCodes().map((code) => ({ code, id: fixedId("time-zone", code) }));
  await catalogue("timeZone", zones, (tx, rows) =>
    tx
      .insert(timeZone)
      .values(rows.map((row) => ({ ...row, ...zoneNow(row.code, at) })))
      .onConflictDoNothing(),
  );
  await bringRegions(db, at);
  await catalogue("currency", currencies, async (tx, rows) => {
    const brought = await tx.insert(currency).values(rows).onConflictDoNothing().returning();
    await keepRates(tx, brought.map(currencyKind.row), "RELEASE");
  });
  await catalogue("payMethod", payMethods, (tx, rows) => tx.insert(payMethod).values(rows).onConflictDoNothing());
  await catalogue("addService", addServices, (tx, rows) => tx.insert(addService).values(rows).onConflictDoNothing());
  await catalogue("cargoType", cargoTypes, (tx, rows) => tx.insert(cargoType).values(rows).onConflictDoNothing());
  await catalogue("statusMapping", statusMappings, (tx, rows) =>
    tx.insert(statusMapping).values(rows).onConflictDoNothing(),
  );
  await catalogue("product", products, (tx, rows) => tx.insert(product).values(rows).onConflictDoNothing());
}
