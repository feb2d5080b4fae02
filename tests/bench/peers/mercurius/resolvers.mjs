// The simplest honest resolvers for what the benchmark asks, over the same calls, session and reference data as the limit.
import { currencyRoutes } from "@linehaul/schema/base-data/currency";
import { customerRoutes } from "@linehaul/schema/customers/customer";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { encodeCursor, queryHash } from "@linehaul/schema/paging";
import { call } from "../../gateway/limit/call.ts";
import { countries, dictionaries } from "../../gateway/limit/session.ts";

/** A check of one button before a root field. */
const may = (button, resolve) => (root, args, context, info) => {
  if (!context.who.buttons.has(button)) throw new Error(`${button} is not held`);
  return resolve(root, args, context, info);
};

const nodeId = (type, key) => Buffer.from(`${type}:${key}`).toString("base64");
const country = (code) => countries.get(code) ?? null;
const holds =
  (...buttons) =>
  (_row, _args, { who }) =>
    buttons.some((button) => who.buttons.has(button));

function pageOf({ first, after }, sort, want) {
  return { pageSize: first ?? 20, ...(after ? { after } : { pageNum: 1 }), sort, want };
}
function connection(page, sort, valueOf) {
  const at = (row) =>
    row ? encodeCursor({ kind: "key", hash: queryHash(sort, undefined), value: `=${valueOf(row)}`, id: row.id }) : null;
  return {
    edges: page.data.map((node) => ({ node })),
    totalCount: page.total ?? 0,
    totalIsExact: page.totalExact,
    pageInfo: {
      hasNextPage: page.after !== null,
      hasPreviousPage: page.before !== null,
      startCursor: page.before ?? at(page.data[0]),
      endCursor: page.after ?? at(page.data.at(-1)),
    },
  };
}

export const resolvers = {
  Query: {
    orders: may("ORDER_LIST.VIEW", async (_root, args, { from }) => {
      const body = pageOf(args, args.sort, ["total"]);
      const page = await call(orderRoutes.pageQuery, "ORDER_LIST.VIEW", { body }, from);
      return connection(page, args.sort, (order) => order.createdAt);
    }),
    order: may("ORDER_DETAIL.VIEW", async (_root, { number }, { from }) => {
      const found = await call(orderRoutes.detail, "ORDER_DETAIL.VIEW", { body: { number } }, from);
      return found && { ...found.row, detail: found.detail };
    }),
    currencies: may("CURRENCY.VIEW", async (_root, args, { from }) => {
      const body = pageOf(args, args.sort, []);
      const page = await call(currencyRoutes.pageQuery, "CURRENCY.VIEW", { body }, from);
      return connection(page, args.sort, (currency) => String(currency.sort));
    }),
    dictionary: (_root, { path }) =>
      (dictionaries.get(path) ?? [])
        .filter((e) => e.language === "en" && e.status === "ENABLED")
        .sort((a, b) => a.sort - b.sort),
    viewer: (_root, _args, { who }) => who,
  },
  Mutation: {
    saveCurrency: may("CURRENCY.CREATE", async (_root, { input: { idempotencyKey, ...body } }, { from }) => ({
      currency: await call(currencyRoutes.save, "CURRENCY.CREATE", { body }, from, idempotencyKey),
      errors: [],
    })),
  },
  Country: { code: (c) => c.countryCode, name: (c) => c.countryNameI18n.en },
  Order: {
    id: (o) => nodeId("Order", o.id),
    senderCountry: (o) => country(o.senderCountry),
    receiverCountry: (o) => country(o.receiverCountry),
  },
  OrderDetail: { viewerMayShowClear: holds("ORDER_DETAIL.SHOW_CLEAR") },
  OrderHistoryEntry: { params: (h) => Object.entries(h.params).map(([name, value]) => ({ name, value })) },
  GoodsLine: { origin: (line) => country(line.origin) },
  Party: { country: (p) => country(p.countryCode) },
  Customer: {
    id: (c) => nodeId("Customer", c.customerCode),
    country: (c) => country(c.countryCode),
    viewerMayShowClear: holds("CUSTOMER_LIST.SHOW_CLEAR", "INTL_CUSTOMER_LIST.SHOW_CLEAR"),
  },
  Currency: {
    id: (c) => nodeId("Currency", c.id),
    viewerMayEdit: holds("CURRENCY.EDIT"),
    viewerMayEnable: holds("CURRENCY.ENABLE"),
    viewerMayDisable: holds("CURRENCY.DISABLE"),
  },
  Viewer: {
    userId: ({ actor }) => actor.userId,
    userName: ({ actor }) => actor.userName,
    displayName: ({ actor }) => actor.displayName,
    viewedBy: ({ actor }) => actor.viewedBy,
    sessionEndsAt: ({ actor }) => actor.endsAt,
    site: ({ actor }) => actor.site,
    role: ({ actor }) => actor.roles.find((role) => role.roleId === actor.roleId) ?? null,
    roles: ({ actor }) => actor.roles,
    system: ({ actor }) => actor.system,
    buttons: ({ sorted }) => sorted,
    menu: ({ menu }) => menu,
  },
  HeldRole: { isDefaultRole: (role) => role.isDefaultRole === "1" },
  MenuModule: {
    moduleId: ({ row }) => row.moduleId,
    moduleName: ({ row }) => row.moduleName,
    moduleCode: ({ row }) => row.moduleCode,
    moduleIcon: ({ row }) => row.moduleIcon,
    childModules: ({ leaves }) => leaves,
  },
};

/** Mercurius' own batching: all customers of a page in one call. */
export const loaders = {
  Order: {
    async customer(queries, { from, who }) {
      if (!who.buttons.has("CUSTOMER_LIST.VIEW")) return queries.map(() => null);
      const codes = [...new Set(queries.map(({ obj }) => obj.customerCode))];
      const found = await call(customerRoutes.byCodes, "CUSTOMER_LIST.VIEW", { body: { codes } }, from);
      const byCode = new Map(found.map((customer) => [customer.customerCode, customer]));
      return queries.map(({ obj }) => byCode.get(obj.customerCode) ?? null);
    },
  },
};
