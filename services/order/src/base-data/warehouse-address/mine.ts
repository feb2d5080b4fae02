import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import type { Reader } from "@linehaul/kit/exports/list";
import { siteScope } from "@linehaul/kit/scope";
import { siteCatalogue } from "@linehaul/kit/site-catalogue";
import type { WarehouseAddress, WarehouseAddressFilter } from "@linehaul/schema/base-data/warehouse-address";
import { and, eq, type SQL } from "drizzle-orm";
import { warehouseAddress } from "./table.ts";

export const view = (row: typeof warehouseAddress.$inferSelect): WarehouseAddress => ({
  ...row,
  ...catalogueView(row),
});
export const kind = { table: warehouseAddress, row: view, event: "warehouseAddress.changed" };

/** The rows of a site, for those whose data groups open it. */
export const rowsOf = ({ site, scope }: Pick<Reader, "site" | "scope">): SQL =>
  siteScope({ site }, scope, warehouseAddress.site);

export const mine = siteCatalogue(kind);

export const matching = ({ keyword, status }: WarehouseAddressFilter = {}): SQL | undefined => {
  const { code, nameEn, nameZh, city, address, postCode } = warehouseAddress;
  return and(
    anyContains([code, nameEn, nameZh, city, address, postCode], keyword),
    status && eq(warehouseAddress.status, status),
  );
};
