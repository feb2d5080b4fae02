import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { siteCatalogue } from "@linehaul/kit/site-catalogue";
import type { CustomerServiceFilter, CustomerService } from "@linehaul/schema/base-data/customer-service";
import { and, eq, type SQL } from "drizzle-orm";
import { customerService as t } from "./table.ts";

const view = ({ areaKey: _areaKey, ...row }: typeof t.$inferSelect): CustomerService => ({
  ...row,
  ...catalogueView(row),
});

export const mine = siteCatalogue({ table: t, row: view, event: "customerService.changed" });

const searched = [t.nameEn, t.nameZhCn, t.nameZhHk, t.area, t.countryCode, t.phone, t.email];
export const matching = ({ keyword, status }: CustomerServiceFilter = {}): SQL | undefined =>
  and(anyContains(searched, keyword), status && eq(t.status, status));
