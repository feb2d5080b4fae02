import { type BillWhitelist, billWhitelistRoutes as routes } from "@linehaul/schema/base-data/bill-whitelist";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { encodeNodeId } from "../../access/node-id.ts";
import { sessionActor } from "../../testing/fixtures.ts";
import { uuid } from "../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../testing/start.ts";

const row: BillWhitelist = {
  site: "MY",
  customerCode: "6010000001",
  customerName: "Kinta Trading",
  id: uuid(9, 1),
  version: 1,
  status: "ENABLED",
  createdBy: "admin",
  createdAt: "2026-11-20T10:00:00.000Z",
  modifiedBy: "admin",
  modifiedAt: "2026-11-20T10:00:00.000Z",
};
const ADD = `mutation ($input: AddBillWhitelistsInput!) {
  addBillWhitelists(input: $input) {
    batch { outcomes { customerCode outcome row { customerName viewerMayEdit viewerMayDisable } } } errors { field }
  }
}`;
const turn = (verb: string) =>
  `mutation { ${verb}BillWhitelist(input: { id: "${encodeNodeId("BillWhitelist", row.id)}" }) { billWhitelist { customerCode } errors { code } } }`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const buttons = ["BILL_WHITELIST.VIEW", "BILL_WHITELIST.CREATE", "BILL_WHITELIST.DISABLE"] as const;
  gateway.people.set("maker", sessionActor({ buttons: [...buttons, "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] }));
  gateway.people.set("other", sessionActor({ buttons: ["PRODUCT.VIEW", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] }));
  gateway.stubs.on(routes.batchSave, async () => ({
    outcomes: [
      { customerCode: row.customerCode, outcome: "ADDED" as const, row },
      { customerCode: "1", outcome: "NOT_FOUND" as const, row: null },
    ],
  }));
  gateway.stubs.on(routes.setWhiteListIsEnable, async () => row);
});
afterAll(() => gateway.close());
beforeEach(() => (gateway.stubs.calls.length = 0));

const add = (customerCodes: string[], token = "maker") =>
  gateway.graph(ADD, { token, variables: { input: { customerCodes } } });

test("SYS-08 customers are added by one write, each code with its outcome", async () => {
  const { data, calls } = await add([" 6010000001 ", "1"]);
  const added = { customerName: "Kinta Trading", viewerMayEdit: false, viewerMayDisable: true };
  const outcomes = [
    { customerCode: "6010000001", outcome: "ADDED", row: added },
    { customerCode: "1", outcome: "NOT_FOUND", row: null },
  ];
  expect(data).toEqual({ addBillWhitelists: { batch: { outcomes }, errors: [] } });
  expect(calls).toEqual(["POST /billWhitelist/batchSave"]);
  expect(gateway.stubs.calls.at(-1)).toMatchObject({ input: { body: { customerCodes: ["6010000001", "1"] } } });
});

test.each([[[]], [Array.from({ length: 201 }, String)]])(
  "SYS-08 none, and more than 200, are refused before any call",
  async (codes) => {
    const { data, calls } = await add(codes);
    expect(data).toMatchObject({ addBillWhitelists: { batch: null, errors: [{ field: ["customerCodes"] }] } });
    expect(calls).toEqual([]);
  },
);

test("SYS-08 a row is taken out of use by its own button", async () => {
  const { data } = await gateway.graph(turn("disable"), { token: "maker" });
  expect(data).toMatchObject({ disableBillWhitelist: { billWhitelist: { customerCode: row.customerCode } } });
  expect(gateway.stubs.calls.at(-1)).toMatchObject({
    caller: { button: "BILL_WHITELIST.DISABLE" },
    input: { body: { id: row.id, status: "DISABLED" } },
  });
});

test("PERM-01 without the button nothing is turned or added, and no call is made", async () => {
  const refused = [await gateway.graph(turn("enable"), { token: "maker" }), await add(["1"], "other")];
  for (const { errors, calls } of refused) {
    expect(errors[0]?.extensions["code"]).toBe("09020203");
    expect(calls).toEqual([]);
  }
});
