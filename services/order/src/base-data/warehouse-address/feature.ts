import { catalogueByIds, catalogueDelete, catalogueSave, catalogueView } from "@linehaul/kit/catalogue";
import type { Call } from "@linehaul/kit/call";
import { anyContains } from "@linehaul/kit/contains";
import { fail } from "@linehaul/kit/fail";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { newRowsSite, siteScope } from "@linehaul/kit/scope";
import { sortsIn } from "@linehaul/kit/sorts-in";
import {
  warehouseAddressRoutes,
  warehouseAddressSorts,
  type WarehouseAddress,
  type WarehouseAddressFilter,
  type WarehouseAddressInput,
} from "@linehaul/schema/base-data/warehouse-address";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, asc, eq, type SQL } from "drizzle-orm";
import { country } from "../country/table.ts";
import { warehouseAddress } from "./table.ts";

const view = (row: typeof warehouseAddress.$inferSelect): WarehouseAddress => ({ ...row, ...catalogueView(row) });
const kind = { table: warehouseAddress, row: view, event: "warehouseAddress.changed" };
const sorts = sortsIn(warehouseAddress, warehouseAddressSorts);

/** The catalogue as the caller has it: the rows of his site. */
const mine = async (call: Call) => ({
  ...kind,
  within: siteScope(call.caller, await call.scope(), warehouseAddress.site),
});

const matching = ({ keyword, status }: WarehouseAddressFilter = {}): SQL | undefined => {
  const { code, nameEn, nameZh, city, address, postCode } = warehouseAddress;
  return and(
    anyContains([code, nameEn, nameZh, city, address, postCode], keyword),
    status && eq(warehouseAddress.status, status),
  );
};

/** A country is one of the list (SYS-07). */
async function checkCountry({ db }: Call, code: string): Promise<void> {
  const [found] = await db.select().from(country).where(eq(country.countryCode, code));
  if (found === undefined)
    throw fail(SERVICE_CODES.invalid, {
      fields: [{ path: ["countryCode"], key: "country.unknown", params: { code } }],
    });
}

async function save(call: Call, { id, version, ...values }: WarehouseAddressInput): Promise<WarehouseAddress> {
  await checkCountry(call, values.countryCode);
  return catalogueSave(call, {
    ...(await mine(call)),
    id,
    version,
    values: { ...values, site: newRowsSite(call.caller, await call.scope()) },
    unique: { warehouse_address_code: "code" },
    buttons: { create: "WAREHOUSE_ADDRESS.CREATE", edit: "WAREHOUSE_ADDRESS.EDIT" },
  });
}

export const feature = bind(warehouseAddressRoutes, {
  pageQuery: async ({ body: query }, call) => {
    const { within, ...own } = await mine(call);
    return pageRows({ db: call.db, ...own, query, sorts, where: and(within, matching(query.filter)) });
  },
  byIds: async ({ body }, call) => catalogueByIds(call, { ...(await mine(call)), ids: body.ids }),
  getById: async ({ params }, call) => {
    const [found] = await catalogueByIds(call, { ...(await mine(call)), ids: [params.id] });
    if (found === undefined) throw fail(SERVICE_CODES.notFound);
    return found;
  },
  query: async ({ body: { keyword } }, call) => {
    const { within } = await mine(call);
    const { sort, id } = warehouseAddress;
    const rows = await call.db
      .select()
      .from(warehouseAddress)
      .where(and(within, matching({ keyword, status: "ENABLED" })))
      .orderBy(asc(sort), asc(id))
      .limit(50);
    return rows.map(view);
  },
  add: ({ body }, call) => save(call, body),
  update: ({ body }, call) => save(call, body),
  delete: async ({ body }, call) => catalogueDelete(call, { ...(await mine(call)), id: body.id }),
});
