// The three services as subgraphs, in a process of their own: each question is worked out once and then answered with the same bytes.
import { createServer } from "node:http";
import { buildSchema, graphql } from "graphql";
import { MODULE_ROWS, sessionActor, currency } from "@linehaul/gateway/testing/fixtures";
import { uuid } from "@linehaul/gateway/testing/numbered";
import { queryHash } from "@linehaul/schema/paging";
import { answerParent, listen, ready } from "../../gateway/child.ts";
import { cursorOf, pageOf } from "../../gateway/page.ts";
import { countries, currencies, customers, detailOf, dictionary, orders } from "../../gateway/world.ts";
import { SUBGRAPHS } from "./sdl.mjs";

const nodeId = (type, key) => Buffer.from(`${type}:${key}`).toString("base64");
const places = new Map(
  countries.map((c) => [c.countryCode, { ...c, code: c.countryCode, name: c.countryNameI18n.en }]),
);
const place = (code) => places.get(code) ?? null;

const party = (p) => ({ ...p, country: place(p.countryCode) });
const orderOf = (row) => ({
  ...row,
  id: nodeId("Order", row.id),
  senderCountry: place(row.senderCountry),
  receiverCountry: place(row.receiverCountry),
  customer: { __typename: "Customer", customerCode: row.customerCode },
});
const detailed = (d) => ({
  ...d,
  sender: party(d.sender),
  receiver: party(d.receiver),
  viewerMayShowClear: true,
  goods: d.goods.map((line) => ({ ...line, origin: place(line.origin) })),
  history: d.history.map((h) => ({
    ...h,
    params: Object.entries(h.params).map(([name, value]) => ({ name, value })),
  })),
});
const currencyOf = (row) => ({
  ...row,
  id: nodeId("Currency", row.id),
  viewerMayEdit: true,
  viewerMayEnable: true,
  viewerMayDisable: true,
});
function connection(rows, { first, after, sort }, valueOf, shown) {
  const page = pageOf(rows, { pageSize: first, after: after ?? undefined, sort, want: ["total"] }, valueOf);
  return {
    edges: page.data.map((row) => ({ node: shown(row) })),
    totalCount: page.total,
    totalIsExact: page.totalExact,
    pageInfo: {
      hasNextPage: page.after !== null,
      hasPreviousPage: page.before !== null,
      startCursor: page.before ?? cursorOf(page.data[0], queryHash(sort, undefined), valueOf),
      endCursor: page.after,
    },
  };
}

const actor = sessionActor();
const role = (r) => ({ ...r, isDefaultRole: r.isDefaultRole === "1" });
const leavesOf = (code) =>
  MODULE_ROWS.filter((row) => row.parentCode === code).map((row) => ({ ...row, ownName: null }));
const roots = {
  admin: {
    dictionary: ({ path }) => dictionary.filter((e) => e.pathKey === path && e.language === "en"),
    viewer: {
      ...actor,
      role: role(actor.roles[0]),
      roles: actor.roles.map(role),
      buttons: [...actor.buttons].sort(),
      menu: MODULE_ROWS.filter((row) => row.parentCode === null)
        .map((row) => ({ ...row, ownName: null, childModules: leavesOf(row.moduleCode) }))
        .filter((row) => row.childModules.length > 0),
    },
  },
  customer: {
    _entities: ({ representations }) =>
      representations.map(({ customerCode }) => {
        const found = customers.find((c) => c.customerCode === customerCode);
        const id = nodeId("Customer", customerCode);
        const country = { __typename: "Country", code: found.countryCode };
        return { __typename: "Customer", ...found, id, country, viewerMayShowClear: true };
      }),
  },
  order: {
    _entities: ({ representations }) => representations.map(({ code }) => ({ __typename: "Country", ...place(code) })),
    orders: (args) => connection(orders, args, (o) => o.createdAt, orderOf),
    order({ number }) {
      const at = orders.findIndex((o) => o.sfWaybillNo === number);
      return { ...orderOf(orders[at]), detail: detailed(detailOf(at + 1)) };
    },
    currencies: (args) => connection(currencies, args, (c) => String(c.sort), currencyOf),
    saveCurrency: ({ input: { idempotencyKey: _key, ...own } }) => ({
      currency: currencyOf(currency(9, { ...own, id: uuid(5, 9), version: 1 })),
      errors: [],
    }),
  },
};

const FEDERATION = `
  directive @key(fields: String!, resolvable: Boolean) on OBJECT
  directive @shareable on OBJECT`;
const entities = (type, keyword) => `
  scalar _Any
  union _Entity = ${type}
  ${keyword} Query { _entities(representations: [_Any!]!): [_Entity]! }`;
/** What a subgraph of federation has besides. */
const BESIDES = {
  admin: "",
  customer: entities("Customer", "type"),
  order: entities("Country", "extend type"),
};

async function serve(name) {
  const text = SUBGRAPHS[name].split("\n").slice(1).join("\n");
  const schema = buildSchema(`${text}${FEDERATION}${BESIDES[name]}`);
  const known = new Map();
  async function answerTo(body) {
    const { query, variables } = JSON.parse(body);
    const result = await graphql({ schema, source: query, variableValues: variables, rootValue: roots[name] });
    return Buffer.from(JSON.stringify(result));
  }
  const server = createServer({ keepAliveTimeout: 600_000 }, async (req, res) => {
    let body = "";
    for await (const chunk of req.setEncoding("utf8")) body += chunk;
    if (!known.has(body)) known.set(body, await answerTo(body));
    const bytes = known.get(body);
    res.writeHead(200, { "content-type": "application/json", "content-length": bytes.length }).end(bytes);
  });
  return new Promise((opened) => {
    listen(server, opened);
  });
}

const [admin, customer, order] = [await serve("admin"), await serve("customer"), await serve("order")];
answerParent({});
ready({ admin, customer, order });
