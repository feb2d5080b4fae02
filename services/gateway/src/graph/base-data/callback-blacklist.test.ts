import {
  type CallbackBlacklist,
  callbackBlacklistRoutes as routes,
} from "@linehaul/schema/base-data/callback-blacklist/callback-blacklist";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { encodeNodeId } from "../../access/node-id.ts";
import { sessionActor } from "../../testing/fixtures.ts";
import { uuid } from "../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../testing/start.ts";

const row: CallbackBlacklist = {
  site: "MY",
  subject: "shop.example",
  customerCode: null,
  customerName: null,
  host: "shop.example",
  reason: "Closed",
  id: uuid(9, 1),
  version: 1,
  status: "ENABLED",
  createdBy: "admin",
  createdAt: "2026-11-20T10:00:00.000Z",
  modifiedBy: "admin",
  modifiedAt: "2026-11-20T10:00:00.000Z",
};
const ADD = `mutation ($input: AddCallbackBlacklistInput!) {
  addCallbackBlacklist(input: $input) { callbackBlacklist { subject viewerMayEdit viewerMayDelete } errors { field } }
}`;
const TRY = `query ($input: CallbackToTryInput!) {
  callbackTried(input: $input) { answer { isWithheld row { host reason } } errors { field } }
}`;
const DELETE = `mutation { deleteCallbackBlacklist(input: { id: "${encodeNodeId("CallbackBlacklist", row.id)}" }) { errors { code } } }`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const buttons = ["CALLBACK_BLACKLIST.VIEW", "CALLBACK_BLACKLIST.CREATE", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  gateway.people.set("maker", sessionActor({ buttons: [...buttons] }));
  gateway.people.set("other", sessionActor({ buttons: ["PRODUCT.VIEW", "GRAPHIQL.VIEW"] }));
  gateway.stubs.on(routes.save, async () => row);
  gateway.stubs.on(routes.tried, async () => ({ isWithheld: true, row }));
});
afterAll(() => gateway.close());
beforeEach(() => (gateway.stubs.calls.length = 0));

test("SYS-08 a host is withheld by one write, as browsers have it; nobody edits a row", async () => {
  const input = { host: "https://SHOP.example/", reason: "Closed" };
  const { data, calls } = await gateway.graph(ADD, { token: "maker", variables: { input } });
  const callbackBlacklist = { subject: "shop.example", viewerMayEdit: false, viewerMayDelete: false };
  expect(data).toEqual({ addCallbackBlacklist: { callbackBlacklist, errors: [] } });
  expect(calls).toEqual(["POST /callbackBlacklist/save"]);
  const body = { customerCode: null, host: "shop.example", reason: "Closed" };
  expect(gateway.stubs.calls.at(-1)).toMatchObject({ input: { body } });
});

test.each([
  ["customerCode", { reason: "Closed" }],
  ["host", { host: "shop.example", customerCode: "6010000001", reason: "Closed" }],
  ["reason", { host: "shop.example", reason: "" }],
])("SYS-08 bad input is refused at %s, before any call", async (field, input) => {
  const { data, calls } = await gateway.graph(ADD, { token: "maker", variables: { input } });
  expect(data).toMatchObject({ addCallbackBlacklist: { callbackBlacklist: null, errors: [{ field: [field] }] } });
  expect(calls).toEqual([]);
});

test("SYS-08 a call-back is tried by one call, which names the row; what is no address by none", async () => {
  const ask = (address: string) => gateway.graph(TRY, { token: "maker", variables: { input: { address } } });
  const tried = await ask("https://api.shop.example");
  const answer = { isWithheld: true, row: { host: "shop.example", reason: "Closed" } };
  expect(tried.data).toEqual({ callbackTried: { answer, errors: [] } });
  expect(tried.calls).toEqual(["POST /callbackBlacklist/try"]);
  const bad = await ask("ftp://shop.example");
  expect(bad.data).toEqual({ callbackTried: { answer: null, errors: [{ field: ["address"] }] } });
  expect(bad.calls).toEqual([]);
});

test.each([
  ["maker", DELETE, {}],
  ["other", TRY, { input: { address: "shop.example" } }],
  ["other", ADD, { input: { host: "shop.example", reason: "Closed" } }],
])("PERM-01 a %s may not: %s, and no call is made", async (token, query, variables) => {
  const { errors, calls } = await gateway.graph(query, { token, variables });
  expect(errors[0]?.extensions["code"]).toBe("09020203");
  expect(calls).toEqual([]);
});
