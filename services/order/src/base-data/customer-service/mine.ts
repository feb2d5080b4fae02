import type { Call } from "@linehaul/kit/call";
import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { siteScope } from "@linehaul/kit/scope";
import type { CustomerServiceFilter, CustomerService } from "@linehaul/schema/base-data/customer-service";
import { and, eq, type SQL } from "drizzle-orm";
import { customerService as t } from "./table.ts";

const view = ({ areaKey: _areaKey, ...row }: typeof t.$inferSelect): CustomerService => ({
  ...row,
  ...catalogueView(row),
});

/** The catalogue as the caller has it: the rows of his site, when his data groups open it. */
export const mine = async (call: Call) => ({
  table: t,
  row: view,
  event: "customerService.changed",
  site: call.caller.site,
  within: siteScope(call.caller, await call.scope(), t.site),
});

const searched = [t.nameEn, t.nameZhCn, t.nameZhHk, t.area, t.countryCode, t.phone, t.email];
export const matching = ({ keyword, status }: CustomerServiceFilter = {}): SQL | undefined =>
  and(anyContains(searched, keyword), status && eq(t.status, status));
