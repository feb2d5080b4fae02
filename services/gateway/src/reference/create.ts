import { addServiceRoutes } from "@linehaul/schema/base-data/add-service";
import { cargoTypeRoutes } from "@linehaul/schema/base-data/cargo-type";
import { countryRoutes } from "@linehaul/schema/base-data/country";
import { currencyRoutes } from "@linehaul/schema/base-data/currency";
import { payMethodRoutes } from "@linehaul/schema/base-data/pay-method";
import { moduleRoutes } from "@linehaul/schema/permissions/perm-module";
import { roleRoutes } from "@linehaul/schema/permissions/perm-role";
import type { Route } from "@linehaul/schema/route";
import { productInfoRoutes } from "@linehaul/schema/service-centre/product-information";
import { dictionaryRoutes, type DictionaryEntry } from "@linehaul/schema/system/dictionary";
import type { Logger } from "pino";
import { newTraceId } from "@linehaul/kit/trace-id";
import { callAsGateway } from "../upstream/system.ts";
import { routeName } from "../upstream/target.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { kept } from "./kept.ts";
import type { Reference } from "./reference.ts";

/** Changes come by event; this is for the event that got lost. */
const LIFE_MS = 10 * 60_000;

function byPath(entries: readonly DictionaryEntry[]): ReadonlyMap<string, readonly DictionaryEntry[]> {
  return Map.groupBy(entries, (entry) => entry.pathKey);
}

/** Reference data, fetched in the gateway's own name at first use. */
export function createReference(upstream: Upstream, log: Logger): Reference {
  const keep = <T>(route: Route, fetch: (traceId: string) => Promise<T>) =>
    kept({
      ms: LIFE_MS,
      fetch: () => fetch(newTraceId()),
      onError: (err) => log.warn({ err, route: routeName(route) }, "reference data could not be fetched"),
    });
  return {
    countries: keep(countryRoutes.list, async (traceId) => {
      const rows = await callAsGateway(upstream, countryRoutes.list, {}, { traceId });
      return new Map(rows.map((row) => [row.countryCode, row]));
    }),
    currencies: keep(currencyRoutes.list, (traceId) => callAsGateway(upstream, currencyRoutes.list, {}, { traceId })),
    products: keep(productInfoRoutes.names, async (traceId) => {
      const rows = await callAsGateway(upstream, productInfoRoutes.names, {}, { traceId });
      return new Map(rows.map((row) => [row.code, row]));
    }),
    cargoTypes: keep(cargoTypeRoutes.list, (traceId) => callAsGateway(upstream, cargoTypeRoutes.list, {}, { traceId })),
    addServices: keep(addServiceRoutes.list, (traceId) =>
      callAsGateway(upstream, addServiceRoutes.list, {}, { traceId }),
    ),
    payMethods: keep(payMethodRoutes.list, (traceId) => callAsGateway(upstream, payMethodRoutes.list, {}, { traceId })),
    dictionaries: keep(dictionaryRoutes.byPath, async (traceId) =>
      byPath(await callAsGateway(upstream, dictionaryRoutes.byPath, { body: {} }, { traceId })),
    ),
    modules: keep(moduleRoutes.all, (traceId) => callAsGateway(upstream, moduleRoutes.all, {}, { traceId })),
    whomToAsk: keep(roleRoutes.whomToAsk, (traceId) => callAsGateway(upstream, roleRoutes.whomToAsk, {}, { traceId })),
  };
}
