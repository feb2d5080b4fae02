import { customerDetailRoutes } from "@linehaul/schema/customers/detail";
import { customerRoutes as routes } from "@linehaul/schema/customers/customer";
import { dataGroupRoutes } from "@linehaul/schema/permissions/perm-data-group";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { encodeNodeId } from "../../../access/node-id.ts";
import { sessionActor } from "../../../testing/fixtures.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";

const key = "0197f000-0000-7000-8000-00000000a001";
const [one, two] = ["8410228841", "8410228842"];
const ids = JSON.stringify([one, two].map((code) => encodeNodeId("Customer", code)));
const turning = (name: string, more: string) =>
  `mutation { ${name}Customers(input: { ids: ${ids}, ${more} idempotencyKey: "${key}" }) { turned { outcomes { customerCode outcome } } errors { code field } } }`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const graphiql = ["GRAPHIQL.VIEW", "GRAPHIQL.MUTATE", "CUSTOMER_LIST.VIEW"] as const;
  gateway.people.set("reader", sessionActor({ buttons: [...graphiql] }));
  gateway.people.set(
    "turner",
    sessionActor({ buttons: ["CUSTOMER_LIST.ENABLE", "CUSTOMER_LIST.DISABLE", ...graphiql] }),
  );
});
afterAll(() => gateway.close());
beforeEach(() => (gateway.stubs.calls.length = 0));

const outcomes = [
  { customerCode: one!, outcome: "DONE" as const, name: "Kopi", status: "UNUSABLE" as const },
  { customerCode: two!, outcome: "NOT_FOUND" as const, name: null, status: null },
];

test("CUS-13 customers are turned by their node ids, in one write with its key, each with its outcome", async () => {
  gateway.stubs.on(routes.disable, async () => ({ outcomes }));
  const disabled = await gateway.graph(turning("disable", 'reason: "Bills unpaid",'), { token: "turner" });
  expect(disabled.errors).toEqual([]);
  expect(disabled.data).toMatchObject({
    disableCustomers: { turned: { outcomes: [{ outcome: "DONE" }, { outcome: "NOT_FOUND" }] }, errors: [] },
  });
  expect(disabled.calls).toEqual(["POST /customer/disable"]);
  expect(gateway.stubs.calls.at(-1)).toMatchObject({
    input: { body: { codes: [one, two], reason: "Bills unpaid" } },
    headers: { "idempotency-key": key },
  });
});

test("CUS-13 an empty reason is an error at its field, and costs no call; without the button nothing is asked", async () => {
  const empty = await gateway.graph(turning("disable", 'reason: " ",'), { token: "turner" });
  expect(empty.data).toMatchObject({ disableCustomers: { turned: null, errors: [{ field: ["reason"] }] } });
  expect(empty.calls).toEqual([]);
  const refused = await gateway.graph(turning("enable", ""), { token: "reader" });
  expect([refused.errors[0]?.extensions.code, refused.calls]).toEqual(["09020203", []]);
});

test("CUS-19 a customer is read by his node id, in one call; without his page's button nothing is asked", async () => {
  gateway.people.set("opener", sessionActor({ buttons: ["CUSTOMER_DETAIL.VIEW", "GRAPHIQL.VIEW"] }));
  gateway.stubs.on(customerDetailRoutes.detail, async () => []);
  const asked = `{ customer(id: "${encodeNodeId("Customer", one!)}") { nameEn } }`;
  const gone = await gateway.graph(asked, { token: "opener" });
  expect([gone.data, gone.calls]).toEqual([{ customer: null }, ["POST /customer/detail"]]);
  const other = `{ customer(id: "${encodeNodeId("Order", one!)}") { nameEn } }`;
  expect((await gateway.graph(other, { token: "opener" })).errors[0]?.extensions.code).toBe("09020701");
  const refused = await gateway.graph(asked, { token: "reader" });
  expect([refused.errors[0]?.extensions.code, refused.calls]).toEqual(["09020203", []]);
});

test("CUS-19 a page of customers costs one call, and its tags are asked for only when they are wanted", async () => {
  const page = {
    data: [],
    total: null,
    totalExact: false,
    after: null,
    before: null,
    statusCounts: null,
    finding: null,
  };
  gateway.stubs.on(routes.pageQuery, async () => page);
  const plain = await gateway.graph("{ customers(first: 5) { edges { node { id } } } }", { token: "reader" });
  expect(plain.calls).toEqual(["POST /customer/pageQuery"]);
  expect(gateway.stubs.calls.at(-1)?.input).toMatchObject({ body: { want: [] } });
  const counted = "{ customers(first: 5) { statusCounts { status count isExact } } }";
  expect((await gateway.graph(counted, { token: "reader" })).calls).toHaveLength(1);
  expect(gateway.stubs.calls.at(-1)?.input).toMatchObject({ body: { want: ["statusCounts"] } });
});

test("SHELL-10 a customer is read by his code too, by one of the two alone", async () => {
  gateway.stubs.on(customerDetailRoutes.detail, async () => []);
  const asked = (args: string) => gateway.graph(`{ customer(${args}) { nameEn } }`, { token: "opener" });
  expect((await asked(`code: "${one}"`)).calls).toEqual(["POST /customer/detail"]);
  for (const args of ['code: "12"', `code: "${one}", id: "${encodeNodeId("Customer", one!)}"`, "code: null"]) {
    const refused = await asked(args);
    expect([refused.errors[0]?.extensions.code, refused.calls]).toEqual(["09020701", []]);
  }
});

test("CUS-19 customers are given to an organisation that there is; one that there is not is told at its field, and nothing is written", async () => {
  gateway.people.set("giver", sessionActor({ buttons: ["CUSTOMER_LIST.EDIT", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] }));
  gateway.stubs.on(dataGroupRoutes.organisations, async () => [
    { code: "VNOPS", name: "Operations", countryCode: "VN" },
  ]);
  gateway.stubs.on(routes.assign, async () => ({ outcomes: [] }));
  const assign = (more: string) =>
    gateway.graph(
      `mutation { assignCustomers(input: { ids: ${ids}, ${more} }) { assigned { outcomes { outcome } } errors { field message } } }`,
      { token: "giver" },
    );
  const given = await assign('orgCode: "VNOPS"');
  expect(given.calls).toEqual(["POST /dev-basp-system/dataGroup/organisations", "POST /customer/assign"]);
  expect((await assign('salesPerson: "Hoa"')).calls).toEqual(["POST /customer/assign"]);
  const unknown = await assign('orgCode: "MOON"');
  expect(unknown.calls).toEqual(["POST /dev-basp-system/dataGroup/organisations"]);
  expect(unknown.data).toEqual({
    assignCustomers: {
      assigned: null,
      errors: [{ field: ["orgCode"], message: "Not in the list of organisations: MOON" }],
    },
  });
  const nothing = await assign('salesPerson: " "');
  expect([nothing.data, nothing.calls]).toMatchObject([
    { assignCustomers: { errors: [{ field: ["salesPerson"] }] } },
    [],
  ]);
});
