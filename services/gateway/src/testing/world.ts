import { addServiceRoutes } from "@linehaul/schema/base-data/add-service";
import { cargoTypeRoutes } from "@linehaul/schema/base-data/cargo-type";
import { countryRoutes } from "@linehaul/schema/base-data/country";
import { currencyRoutes } from "@linehaul/schema/base-data/currency";
import { payMethodRoutes } from "@linehaul/schema/base-data/pay-method";
import { customerRoutes } from "@linehaul/schema/customers/customer";
import { encodeCursor, queryHash } from "@linehaul/schema/paging";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { moduleRoutes } from "@linehaul/schema/permissions/perm-module";
import { roleRoutes } from "@linehaul/schema/permissions/perm-role";
import { sessionRoutes, type SessionActor, type SessionEnd } from "@linehaul/schema/permissions/session";
import type { StatusCount } from "@linehaul/schema/orders/order/row";
import type { RouteResult } from "@linehaul/schema/route";
import { productInfoRoutes } from "@linehaul/schema/service-centre/product-information";
import { dictionaryRoutes } from "@linehaul/schema/system/dictionary";
import { preferenceRoutes } from "@linehaul/schema/system/preference";
import type { z } from "zod";
import {
  COUNTRIES,
  WHOM_TO_ASK,
  currency,
  customer,
  DICTIONARY,
  MODULE_ROWS,
  orderDetail,
  orderRow,
  role,
  rowInUse,
} from "./fixtures.ts";
import { customerCode, uuid } from "./numbered.ts";
import type { Stubs } from "./stubs.ts";

/** Who is signed in, by token; a reason for a session that ended. */
export type People = Map<string, SessionActor | SessionEnd>;

const TOTAL = 95;
const TO_VERIFY: z.infer<typeof StatusCount> = { status: "TO_VERIFY", count: TOTAL, exact: true };
const numberOf = (id: string): number => Number.parseInt(id.slice(-12), 16);

/** A small world: 95 orders, their customers, three currencies; every route that the graph calls is answered. */
export function inhabit(stubs: Stubs, people: People): void {
  stubs.on(sessionRoutes.check, async ({ body }): Promise<RouteResult<typeof sessionRoutes.check>> => {
    const who = people.get(body.token) ?? "none";
    return typeof who === "string"
      ? { valid: false, reason: who }
      : { valid: true, actor: { ...who, site: body.site } };
  });
  stubs.on(sessionRoutes.close, async ({ body }) => ({ closed: people.delete(body.token) }));
  stubs.on(countryRoutes.list, async () => [...COUNTRIES]);
  stubs.on(productInfoRoutes.names, async () => [
    rowInUse("INTL_EXPRESS", "International Express", "国际特快", "國際特快"),
  ]);
  stubs.on(cargoTypeRoutes.list, async () => [rowInUse("PARCEL", "Parcel", "包裹", "包裹")]);
  stubs.on(addServiceRoutes.list, async () => [rowInUse("INSURANCE", "Insurance", "保价", "保價")]);
  stubs.on(payMethodRoutes.list, async () => [rowInUse("CASH", "Cash", "现金", "現金")]);
  stubs.on(moduleRoutes.all, async () => [...MODULE_ROWS]);
  stubs.on(roleRoutes.byIds, async ({ body }) => body.ids.map(role));
  stubs.on(roleRoutes.whomToAsk, async () => WHOM_TO_ASK);
  stubs.on(dictionaryRoutes.byPath, async () => [...DICTIONARY]);
  stubs.on(preferenceRoutes.get, async () => [{ key: "table.ORDER_LIST", value: "{}" }]);
  stubs.on(preferenceRoutes.save, async ({ body }) => body);
  stubs.on(orderRoutes.pageQuery, async ({ body }) => {
    const { pageSize, sort, filter, want } = body;
    const page = body.pageNum ?? 1;
    const from = (page - 1) * pageSize;
    const rows = Array.from({ length: Math.max(0, Math.min(pageSize, TOTAL - from)) }, (_, i) =>
      orderRow(from + i + 1),
    );
    const hash = queryHash(sort, filter);
    const cursor = (row: (typeof rows)[number] | undefined) =>
      row ? encodeCursor({ kind: "key", hash, value: `=${row.createdAt}`, id: row.id }) : null;
    return {
      data: rows,
      total: want.includes("total") ? TOTAL : null,
      totalExact: want.includes("total"),
      after: from + pageSize < TOTAL ? cursor(rows.at(-1)) : null,
      before: from > 0 ? cursor(rows[0]) : null,
      statusCounts: want.includes("statusCounts") ? [TO_VERIFY] : null,
      numbersFound: want.includes("numbersFound") && filter?.numbers ? { unknown: filter.numbers, foundBy: [] } : null,
      finding: null,
    };
  });
  const exists = (id: string) => numberOf(id) >= 1 && numberOf(id) <= TOTAL;
  stubs.on(orderRoutes.byIds, async ({ body }) =>
    body.ids
      .filter(exists)
      .reverse()
      .map((id) => orderRow(numberOf(id))),
  );
  stubs.on(orderRoutes.details, async ({ body }) =>
    body.ids
      .filter(exists)
      .reverse()
      .map((id) => orderDetail(numberOf(id))),
  );
  stubs.on(orderRoutes.detail, async ({ body }) => {
    const n = "id" in body ? numberOf(body.id) : Number(body.number.replace(/\D/g, ""));
    return exists(uuid(1, n)) ? { row: orderRow(n), detail: orderDetail(n) } : null;
  });
  const known = new Map([0, 1, 2, 3, 4, 5, 6].map((n) => [customerCode(n), customer(n)]));
  stubs.on(customerRoutes.byCodes, async ({ body }) => body.codes.flatMap((code) => known.get(code) ?? []).reverse());
  const currencies = [0, 1, 2].map((n) => currency(n));
  stubs.on(currencyRoutes.pageQuery, async ({ body }) => ({
    data: currencies.slice(0, body.pageSize),
    total: body.want.includes("total") ? currencies.length : null,
    totalExact: true,
    after: null,
    before: null,
  }));
  stubs.on(currencyRoutes.list, async () => [...currencies]);
  stubs.on(currencyRoutes.byIds, async ({ body }) => currencies.filter((c) => body.ids.includes(c.id)));
  stubs.on(currencyRoutes.save, async ({ body: { id = uuid(5, 9), version = 0, ...own } }) =>
    currency(9, { ...own, id, version: version + 1 }),
  );
  stubs.on(currencyRoutes.enable, async ({ params }) => currency(0, { id: params.id, status: "ENABLED" }));
  stubs.on(currencyRoutes.disable, async ({ params }) => currency(0, { id: params.id, status: "DISABLED" }));
}
