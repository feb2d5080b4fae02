// Compiled by tsc, never run: a line that is marked must not compile. Each is a way in which a permission could be forgotten.
import { currencyRoutes } from "@linehaul/schema/base-data/currency";
import { customerRoutes } from "@linehaul/schema/customers/customer";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import type { OrderRow } from "@linehaul/schema/orders/order/row";
import { sessionRoutes } from "@linehaul/schema/permissions/session";
import { builder } from "../access/builder.ts";
import { entity } from "../access/entity.ts";
import { Customer } from "../graph/customers/customer/customer.ts";
import { Order } from "../graph/orders/order/order.ts";
import { callAsGateway } from "../upstream/system.ts";
import type { Upstream } from "../upstream/upstream.ts";

const one = { body: { ids: ["018f0001-0000-7000-8000-000000000001"] } };
const route = orderRoutes.byIds;
const codeOf = (order: OrderRow) => order.customerCode;

/** Never called. */
export function leaks(upstream: Upstream): void {
  builder.queryField("a", (t) =>
    // @ts-expect-error a root field without may has no way to a service
    t.field({ type: [Order], resolve: (_r, _a, ctx) => ctx.call(route, one) }),
  );
  builder.queryField("b", (t) =>
    // @ts-expect-error nor has a field that is open to everybody
    t.open("all").field({ type: [Order], resolve: (_r, _a, ctx) => ctx.call(route, one) }),
  );
  builder.mutationField("c", (t) =>
    // @ts-expect-error nor a mutation
    t.field({ type: [Order], resolve: (_r, _a, ctx) => ctx.call(route, one) }),
  );
  builder.queryField("d", (t) =>
    // @ts-expect-error nor a connection
    t.connection({ type: Order, resolve: (_r, _a, ctx) => ctx.call(route, one) }),
  );
  builder.subscriptionField("e", (t) =>
    // @ts-expect-error nor a subscription
    t.field({ type: "String", subscribe: (_r, _a, ctx) => ctx.call(route, one), resolve: () => "" }),
  );
  builder.objectField(Order, "f", (t) =>
    // @ts-expect-error nor a relation by the helper
    t.field({ type: Customer, nullable: true, resolve: Customer.by(codeOf) }),
  );
  builder.objectField(Order, "g", (t) =>
    // @ts-expect-error nor a relation by the loader
    t.field({ type: Customer, nullable: true, resolve: (o, _a, ctx) => Customer.rows(ctx).load(codeOf(o)) }),
  );
  builder.objectField(Order, "h", (t) =>
    // @ts-expect-error a button that the entity's own list does not name does not open it
    t.may("CURRENCY.VIEW").field({ type: Customer, nullable: true, resolve: Customer.by(codeOf) }),
  );
  builder.queryField("i", (t) =>
    // @ts-expect-error no such button
    t.may("ORDER_LIST.VIEWW").string({ resolve: () => "" }),
  );
  builder.queryField("j", (t) =>
    // @ts-expect-error the gateway's own button is no user's
    t.may("GATEWAY").string({ resolve: () => "" }),
  );
  builder.queryField("k", (t) =>
    // @ts-expect-error a button that the route does not take
    t.may("ORDER_LIST.VIEW").field({ type: [Order], resolve: (_r, _a, grant) => grant.call(route, one) }),
  );
  builder.queryField("l", (t) =>
    t.may("ORDER_DETAIL.VIEW", "ORDER_LIST.VIEW").field({
      type: [Order],
      // @ts-expect-error one of several buttons that the route does not take
      resolve: (_r, _a, grant) => grant.call(route, one),
    }),
  );
  // @ts-expect-error a node without buttons
  entity("Forgotten", { description: "", key: (c: { id: string }) => c.id, load: async () => [], fields: () => ({}) });
  entity("Disagreeing", {
    description: "",
    may: ["CURRENCY.VIEW"],
    key: (order: OrderRow) => order.id,
    // @ts-expect-error a node whose loader needs another button
    load: (ids, grant) => grant.call(route, { body: { ids: [...ids] } }),
    fields: () => ({}),
  });
  // @ts-expect-error a route that takes users' buttons only is not for the gateway itself
  void callAsGateway(upstream, currencyRoutes.pageQuery, { body: { pageSize: 1 } }, { traceId: "" });

  // What is as it should be compiles.
  void callAsGateway(upstream, sessionRoutes.check, { body: { token: "", site: "MY" } }, { traceId: "" });
  builder.queryField("y", (t) =>
    t.may("ORDER_DETAIL.VIEW").field({ type: [Order], resolve: (_r, _a, grant) => grant.call(route, one) }),
  );
  builder.queryField("z", (t) =>
    t.may("ORDER_DETAIL.VIEW", ...Customer.may).field({
      type: [Customer],
      resolve: (_r, _a, grant) => grant.call(customerRoutes.byCodes, { body: { codes: [] } }),
    }),
  );
}
