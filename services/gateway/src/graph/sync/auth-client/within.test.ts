import type { MenuButton } from "@linehaul/schema/modules";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeNodeId } from "../../../access/node-id.ts";
import { sessionActor } from "../../../testing/fixtures.ts";
import { uuid } from "../../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";

const LIST = "query toolOrdersQuery { orders(first: 1) { edges { node { customer { nameEn } } } } }";
const RESET = 'mutation toolResetMutation { resetAuthClientSecret(input: { id: "x" }) { appSecret } }';
const operations = new Map([LIST, RESET].map((text, n) => [String(n).repeat(64), text]));

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ operations });
});
afterAll(() => gateway.close());

/** Somebody at MY who makes clients, and holds these buttons beside. */
function maker(...buttons: MenuButton[]): string {
  const token = crypto.randomUUID();
  const all: MenuButton[] = [
    "AUTH_CLIENT.VIEW",
    "AUTH_CLIENT.CREATE",
    "AUTH_CLIENT.EDIT",
    "GRAPHIQL.VIEW",
    "GRAPHIQL.MUTATE",
  ];
  gateway.people.set(token, sessionActor({ sessionId: token, buttons: [...all, ...buttons], sites: ["MY"] }));
  return token;
}
const own = { name: "tool", sites: ["MY"], ratePerMinute: 1, costPerMinute: 1, operations: [], fields: [] };
const save = (token: string, input: object) =>
  gateway.graph("mutation ($i: SaveAuthClientInput!) { saveAuthClient(input: $i) { errors { field message } } }", {
    variables: { i: { ...own, ...input } },
    token,
  });
const edited = { id: encodeNodeId("AuthClient", uuid(1, 1)), version: 1 };

test.each([
  ["a field", { fields: ["Query.orders", "Query.currencies"] }, "fields", "Query.currencies"],
  ["an operation", { operations: ["toolOrdersQuery"] }, "operations", "toolOrdersQuery"],
  ["a site", { fields: ["Query.orders"], sites: ["MY", "VN"] }, "sites", "VN"],
])(
  "SEC-02 the gateway saves no client with %s beyond the viewer's own, and asks no service",
  async (_what, input, field, names) => {
    const token = maker("ORDER_LIST.VIEW");
    const errors = [{ field: [field], message: `More than you may yourself: ${names}` }];
    for (const which of [{}, edited]) {
      const { data, calls } = await save(token, { ...input, ...which });
      expect([data, calls]).toEqual([{ saveAuthClient: { errors } }, []]);
    }
  },
);

test.each([
  ["fields", "Mutation.grantRole"],
  ["fields", "Mutation.reveal"],
  ["operations", "toolResetMutation"],
])("SEC-02 the gateway lets nobody bind %s of %s", async (field, name) => {
  const { data, calls } = await save("admin", { [field]: [name] });
  const message = "Names something that there is not, or that no client may have";
  expect([data, calls]).toEqual([{ saveAuthClient: { errors: [{ field: [field], message }] } }, []]);
});

test("SEC-02 what can be bound says which buttons it asks for, and whether the viewer may bind it", async () => {
  const query =
    "{ bindable { sites operations { name buttons viewerMayBind } fields { name buttons viewerMayBind } } }";
  const { data } = await gateway.graph(query, { token: maker("ORDER_LIST.VIEW") });
  expect(data).toMatchObject({
    bindable: {
      sites: ["MY"],
      operations: [
        {
          name: "toolOrdersQuery",
          buttons: ["CUSTOMER_DETAIL.VIEW", "CUSTOMER_LIST.VIEW", "ORDER_LIST.VIEW"],
          viewerMayBind: false,
        },
      ],
      fields: expect.arrayContaining([
        { name: "Query.orders", buttons: ["ORDER_LIST.VIEW"], viewerMayBind: true },
        { name: "Query.countries", buttons: [], viewerMayBind: true },
        { name: "Mutation.saveCurrency", buttons: ["CURRENCY.CREATE", "CURRENCY.EDIT"], viewerMayBind: false },
      ]),
    },
  });
});
