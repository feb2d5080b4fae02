import { catalogueByIds, catalogueToggle } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { staffAuditAuthRoutes } from "@linehaul/schema/orders/staff-audit-auth/routes";
import { type StaffAuditAuthFilter, staffAuditAuthSorts } from "@linehaul/schema/orders/staff-audit-auth/row";
import { and, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import { coverage } from "./coverage.ts";
import { reachOf } from "./reviewable.ts";
import { countryCodes, keepFromOwn, mine, save } from "./save.ts";
import { staffAuditAuth } from "./table.ts";

const sorts = sortsIn(staffAuditAuth, staffAuditAuthSorts);

const matching = ({ keyword, country, status }: StaffAuditAuthFilter = {}): SQL | undefined => {
  const { userName, remark, countries } = staffAuditAuth;
  return and(
    anyContains([userName, remark], keyword),
    country ? or(isNull(countries), sql`${countries} @> array[${country}]::text[]`) : undefined,
    status && eq(staffAuditAuth.status, status),
  );
};

export const feature = bind(staffAuditAuthRoutes, {
  pageQuery: async ({ body: query }, call) => {
    const { within, ...own } = await mine(call);
    return pageRows({ db: call.db, ...own, query, sorts, where: and(within, matching(query.filter)) });
  },
  byIds: async ({ body }, call) => catalogueByIds(call, { ...(await mine(call)), ids: body.ids }),
  save: ({ body }, call) => save(call, body),
  enable: async ({ params }, call) =>
    catalogueToggle(call, {
      ...(await mine(call)),
      id: params.id,
      status: "ENABLED",
      check: async (_tx, after) => keepFromOwn(call, after),
    }),
  disable: async ({ params }, call) =>
    catalogueToggle(call, {
      ...(await mine(call)),
      id: params.id,
      status: "DISABLED",
      check: async (_tx, after) => keepFromOwn(call, after),
    }),
  countries: (_input, call) => countryCodes(call),
  reach: (_input, call) => reachOf(call.db, call.caller),
  coverage: (_input, call) => coverage(call),
});
