import { type CargoConvert, cargoConvertRoutes } from "@linehaul/schema/base-data/cargo-convert";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { encodeNodeId } from "../../access/node-id.ts";
import { sessionActor } from "../../testing/fixtures.ts";
import { uuid } from "../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../testing/start.ts";

const own = {
  fromSystem: "IMPORT" as const,
  fromTerm: "Phone shell",
  toSystem: "LINEHAUL" as const,
  toTerm: "Mobile phone case",
  hsCode: null,
};
const row: CargoConvert = {
  ...own,
  id: uuid(9, 1),
  version: 2,
  status: "ENABLED",
  createdBy: "admin",
  createdAt: "2026-11-20T10:00:00.000Z",
  modifiedBy: "admin",
  modifiedAt: "2026-11-20T10:00:00.000Z",
};
const SAVE = `mutation ($input: SaveCargoConvertInput!) {
  saveCargoConvert(input: $input) { cargoConvert { toTerm hsCode } errors { message field } }
}`;
const DELETE = `mutation { deleteCargoConvert(input: { id: "${encodeNodeId("CargoConvert", row.id)}" }) { errors { code } } }`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const buttons = ["CARGO_CONVERT.VIEW", "CARGO_CONVERT.CREATE", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  gateway.people.set("maker", sessionActor({ buttons: [...buttons] }));
  gateway.stubs.on(cargoConvertRoutes.save, async () => row);
});
afterAll(() => gateway.close());
beforeEach(() => (gateway.stubs.calls.length = 0));

const save = (input: object) => gateway.graph(SAVE, { token: "maker", variables: { input } });

test("SYS-07 what is left out stays the same", async () => {
  const { hsCode: _, ...input } = own;
  const { data, calls } = await save(input);
  expect(data).toEqual({
    saveCargoConvert: { cargoConvert: { toTerm: "Mobile phone case", hsCode: null }, errors: [] },
  });
  expect(calls).toEqual(["POST /cargoConvert/save"]);
});

test.each([
  ["toSystem", { toSystem: "CUSTOMS" }],
  ["toTerm", { toTerm: "" }],
  ["hsCode", { hsCode: "12" }],
])("bad input is refused at %s, before any call", async (field, bad) => {
  const { data, calls } = await save({ ...own, ...bad });
  expect(data).toMatchObject({ saveCargoConvert: { cargoConvert: null, errors: [{ field: [field] }] } });
  expect(calls).toEqual([]);
});

test("PERM-01 who may make one may not delete one, and no call is made", async () => {
  const { errors, calls } = await gateway.graph(DELETE, { token: "maker" });
  expect(errors[0]?.extensions["code"]).toBe("09020203");
  expect(calls).toEqual([]);
});
