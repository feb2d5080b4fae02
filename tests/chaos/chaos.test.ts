import { z } from "zod";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Behaviour } from "../house/faults.ts";
import { startHouse, type House } from "../house/house.ts";
import { insideOf } from "../house/inside.ts";
import { operationId } from "../house/operations.ts";
import { signIn, visitor, type Answered, type Visitor } from "../house/visitor.ts";

const OPEN_MS = 60_000;
/** What stands in a service and must never leave the gateway. */
const INSIDE = "relation orders does not exist at 10.1.2.3:5432";
const ORDERS = `query($first: Int, $after: String) { orders(first: $first, after: $after) { edges { node { id sfWaybillNo customer { nameEn } } } } }`;

const Orders = z.object({ orders: z.object({ edges: z.array(z.object({ node: z.object({ id: z.string() }) })) }) });

let house: House;
/** Holds GRAPHIQL.VIEW, so that tests may send documents of their own. */
let admin: Visitor;
/** What an answer tells its reader: codes of the catalogue, its trace id, and whatever of the inside has got out. */
const told = ({ errors, traceId, text }: Answered) => ({
  codes: errors?.map((e) => e.extensions.code),
  withItsTrace: errors?.every((e) => e.extensions.traceId === traceId),
  inside: insideOf(text),
});
const only = (code: string) => ({ codes: [code], withItsTrace: true, inside: null });
const behaving = async (behaviour: Behaviour, during: () => Promise<void>): Promise<void> => {
  house.fronts.order.behave(behaviour);
  await during();
};

beforeAll(async () => {
  house = await startHouse({ deadlineMs: 3_000 });
  admin = await signIn(house, "admin");
}, OPEN_MS);
afterEach(() => {
  for (const front of Object.values(house.fronts)) front.behave({ kind: "well" });
});
afterAll(() => house.close());

describe("a service that misbehaves", () => {
  test("is down: 09020501, and the other services' data still comes", () =>
    behaving({ kind: "down" }, async () => {
      expect(told(await admin.graph({ query: ORDERS, variables: { first: 5 } }))).toEqual(only("09020501"));
      expect((await admin.graph({ query: "{ viewer { userName } }" })).data).toEqual({ viewer: { userName: "admin" } });
    }));

  test("does not answer in time: 09020502, and the request ends", () =>
    behaving({ kind: "silent" }, async () => {
      expect(told(await admin.graph({ query: ORDERS, variables: { first: 5 } }))).toEqual(only("09020502"));
    }));

  test("answers what is no envelope: 09020501, and nothing of it gets out", () =>
    behaving({ kind: "broken", status: 500, body: INSIDE }, async () => {
      expect(told(await admin.graph({ query: ORDERS, variables: { first: 5 } }))).toEqual(only("09020501"));
    }));

  test("is asked again when it is back", async () => {
    const { data, errors } = await admin.graph({ query: ORDERS, variables: { first: 5 } });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ orders: { edges: [{}, {}, {}, {}, {}] } });
  });

  test("behind a relation: the rows stay, the relation is null, one error tells it", async () => {
    house.fronts.customer.behave({ kind: "down" });
    const answer = await admin.graph({ query: ORDERS, variables: { first: 5 } });
    expect(told(answer)).toEqual(only("09020501"));
    expect(answer.data).toMatchObject({ orders: { edges: [{ node: { customer: null } }, {}, {}, {}, {}] } });
  });

  test("is the admin service: nobody may anything, and is told so", async () => {
    const fresh = await signIn(house, "auditor");
    house.fronts.admin.behave({ kind: "down" });
    expect(told(await fresh.graph({ query: ORDERS, variables: { first: 5 } }))).toEqual(only("09020501"));
  });
});

describe("input that is wrong", () => {
  test("a body of 5 MB is refused before it is read", async () => {
    const response = await admin.fetch("/graphql", { method: "POST", body: "x".repeat(5_000_000) });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain("09020701");
    expect(response.headers.get("x-trace-id")).toMatch(/^[0-9a-f]{32}$/);
  });

  test.each([
    ["first: 100000", { first: 100_000 }],
    ["a negative size", { first: -1 }],
    ["a rubbish cursor", { first: 5, after: "rubbish" }],
    ["a cursor that is another's", { first: 5, after: "WyJrIiwieCIsInkiLCJ6Il0" }],
  ])("%s is refused without a call", async (_name, variables) => {
    const answer = await admin.graph({ query: ORDERS, variables });
    expect(told(answer)).toEqual(only("09020701"));
    expect(house.fronts.order.asked(answer.traceId)).toEqual([]);
  });

  test.each(["nonsense", "T3JkZXI6bm9wZQ", "Order:018f0000-0000-7000-8000-000000000000", ""])(
    "an id like %j is refused or finds nothing",
    async (id) => {
      const answer = await admin.graph({ query: "query($id: ID!) { node(id: $id) { id } }", variables: { id } });
      expect(JSON.stringify(answer.data ?? null)).toMatch(/^(null|\{"node":null\})$/);
      for (const error of answer.errors ?? []) expect(error.extensions.code).toBe("09020701");
    },
  );

  test("an id of another site finds nothing, as one that does not exist", async () => {
    const clerk = await signIn(house, "clerk.vn", { site: "VN" });
    const { data } = await admin.graph({ query: ORDERS, variables: { first: 1 } });
    const [edge] = Orders.parse(data).orders.edges;
    const asked = await clerk.graph({ id: operationId("orderDetailPageQuery"), variables: { id: edge?.node.id } });
    expect(asked.errors).toBeUndefined();
    expect(asked.data).toEqual({ order: null });
  });

  test.each(["{", "[]", '{"query": 5}', '{"id": "short"}', ""])("a body of %j is refused", async (body) => {
    expect(told(await admin.graph(body))).toEqual(only("09020701"));
  });

  test("a document of his own is refused to one who may not use GraphiQL", async () => {
    const clerk = await signIn(house, "clerk.vn", { site: "VN" });
    const answer = await clerk.graph({ query: "{ viewer { userName } }" });
    expect(answer.errors?.[0]?.extensions.code).toMatch(/^0902020[13]$/);
  });
});

describe("a session that is none", () => {
  test.each(["", "linehaul_session=forged", `linehaul_session=${"a".repeat(500)}`, "linehaul_session=%00"])(
    "AUTH-05 %j is answered 401",
    async (cookie) => {
      const answer = await visitor(house, cookie).graph({ query: "{ viewer { userName } }" });
      expect(answer.status).toBe(401);
      expect(told(answer)).toEqual(only("09020101"));
      expect(house.fronts.order.asked(answer.traceId)).toEqual([]);
    },
  );

  test("AUTH-07 signing in elsewhere ends the earlier session with 09020102", async () => {
    const own = { id: operationId("queryShellQuery") };
    const first = await signIn(house, "content.editor");
    expect((await first.graph(own)).status).toBe(200);
    await signIn(house, "content.editor");
    // The gateway hears of it by the admin service's events.
    await expect.poll(async () => (await first.graph(own)).status, { timeout: 5_000 }).toBe(401);
    expect(told(await first.graph(own))).toEqual(only("09020102"));
  });

  test("AUTH-12 the trace id of a refusal stands in the gateway's log", async () => {
    const answer = await admin.graph({ query: ORDERS, variables: { first: 100_000 } });
    expect(house.log()).toContain(answer.traceId);
  });
});
