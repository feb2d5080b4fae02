import type { Call } from "@linehaul/kit/call";
import { anyContains } from "@linehaul/kit/contains";
import { siteScope } from "@linehaul/kit/scope";
import { nameI18n } from "@linehaul/schema/base-data/coded";
import { Money } from "@linehaul/schema/money";
import type {
  ProductAddService,
  ProductInfo,
  ProductInfoFilter,
  ProductLane,
} from "@linehaul/schema/service-centre/product-information";
import { SITES } from "@linehaul/schema/sites";
import { siteDay } from "@linehaul/schema/site-day";
import { and, asc, eq, gte, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { helpI18n } from "../../base-data/named.ts";
import { addService } from "../../base-data/add-service/table.ts";
import { product } from "../../base-data/product/table.ts";
import { productFlow, type ProductFlowRecord } from "../../base-data/product-flow/table.ts";
import { productAddService } from "./table.ts";

type ProductRow = typeof product.$inferSelect;
/** Flows of the caller's site that hold today. */
async function flowsNow(call: Call): Promise<SQL | undefined> {
  const { site, status, validFrom, validTo } = productFlow;
  const day = siteDay(call.caller.site, call.now());
  return and(
    siteScope(call.caller, await call.scope(), site),
    eq(status, "ENABLED"),
    lte(validFrom, day),
    or(isNull(validTo), gte(validTo, day)),
  );
}

/** Products in use that go anywhere from the caller's site (PERM-02), and there to a country if one is named. */
export async function offered(call: Call, { keyword, toCountry }: ProductInfoFilter = {}): Promise<SQL | undefined> {
  const lanes = call.db
    .select({ code: productFlow.productCode })
    .from(productFlow)
    .where(
      and(
        await flowsNow(call),
        toCountry === undefined ? undefined : sql`coalesce(${productFlow.toCountry}, ${toCountry}) = ${toCountry}`,
      ),
    );
  const { code, nameEn, nameZhCn, nameZhHk } = product;
  return and(
    eq(product.status, "ENABLED"),
    inArray(code, lanes),
    anyContains([code, nameEn, nameZhCn, nameZhHk], keyword),
  );
}

async function lanesOf(call: Call, codes: string[]): Promise<ReadonlyMap<string, readonly ProductLane[]>> {
  const { productCode, agingMin, agingMax, toCountry } = productFlow;
  const rows = await call.db
    .select()
    .from(productFlow)
    .where(and(await flowsNow(call), inArray(productCode, codes)))
    .orderBy(asc(agingMin), asc(agingMax), sql`${toCountry} asc nulls last`, asc(productFlow.id));
  const site = SITES[call.caller.site].country;
  const lane = (row: ProductFlowRecord): ProductLane => ({
    fromCountry: row.fromCountry ?? site,
    fromRegion: row.fromRegion,
    toCountry: row.toCountry,
    toRegion: row.toRegion,
    cargoTypeCode: row.cargoTypeCode,
    agingMin: row.agingMin,
    agingMax: row.agingMax,
    maxWeight: row.maxWeight,
  });
  return new Map(
    Array.from(
      Map.groupBy(rows, (row) => row.productCode),
      ([code, all]) => [code, all.map(lane)],
    ),
  );
}

async function servicesOf(call: Call, ids: string[]): Promise<ReadonlyMap<string, readonly ProductAddService[]>> {
  const rows = await call.db
    .select()
    .from(productAddService)
    .innerJoin(addService, eq(addService.id, productAddService.addServiceId))
    .where(
      and(
        siteScope(call.caller, await call.scope(), productAddService.site),
        inArray(productAddService.productId, ids),
        eq(addService.status, "ENABLED"),
      ),
    )
    .orderBy(asc(addService.sort), asc(addService.id));
  const told = rows.map(({ add_service: service, product_add_service: { productId, fee, feeCurrency, feeRate } }) => ({
    productId,
    service: {
      code: service.code,
      nameI18n: nameI18n(service),
      helpI18n: helpI18n(service),
      fee,
      feeCurrency,
      feeRate,
    },
  }));
  return new Map(
    Array.from(
      Map.groupBy(told, (r) => r.productId),
      ([id, all]) => [id, all.map(({ service }) => service)],
    ),
  );
}

/** Products as a reader sees them, with what the caller's site offers of each: two statements, however many. */
export async function asRead(call: Call, products: readonly ProductRow[]): Promise<ProductInfo[]> {
  const ids = products.map(({ id }) => id);
  const codes = products.map(({ code }) => code);
  if (ids.length === 0) return [];
  const [allLanes, allServices] = await Promise.all([lanesOf(call, codes), servicesOf(call, ids)]);
  return products.flatMap((row) => {
    const lanes = allLanes.get(row.code) ?? [];
    const [first] = lanes;
    if (first === undefined) return [];
    return {
      id: row.id,
      code: row.code,
      nameI18n: nameI18n(row),
      helpI18n: helpI18n(row),
      sort: row.sort,
      agingMin: Math.min(...lanes.map(({ agingMin }) => agingMin)),
      agingMax: Math.max(...lanes.map(({ agingMax }) => agingMax)),
      minWeight: row.minWeight,
      maxWeight: Money.min(row.maxWeight, Money.max(...lanes.map(({ maxWeight }) => maxWeight))).toFixed(2),
      maxParcelWeight: row.maxParcelWeight,
      maxLength: row.maxLength,
      maxGirth: row.maxGirth,
      volumeDivisor: row.volumeDivisor,
      cargoTypes: row.cargoTypes,
      payMethods: row.payMethods,
      taxPayMethods: row.taxPayMethods,
      pickupWays: row.pickupWays,
      lanes: [...lanes],
      services: [...(allServices.get(row.id) ?? [])],
    };
  });
}
