import { type StatusMapping, statusMappingRoutes } from "@linehaul/schema/base-data/status-mapping";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sessionActor } from "../../testing/fixtures.ts";
import { uuid } from "../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../testing/start.ts";

const own = {
  system: "CUSTOMS" as const,
  state: "APPROVED" as const,
  externalCode: 200,
  externalName: "Accepted",
  isBack: true,
};
const row: StatusMapping = {
  ...own,
  stateCode: 40,
  id: uuid(9, 1),
  version: 2,
  status: "ENABLED",
  createdBy: "admin",
  createdAt: "2026-11-20T10:00:00.000Z",
  modifiedBy: "admin",
  modifiedAt: "2026-11-20T10:00:00.000Z",
};
const SAVE = `mutation ($input: SaveStatusMappingInput!) {
  saveStatusMapping(input: $input) { statusMapping { stateCode externalCode } errors { message field } }
}`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const buttons = ["STATUS_MAPPING.VIEW", "STATUS_MAPPING.CREATE", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  gateway.people.set("maker", sessionActor({ buttons: [...buttons] }));
  gateway.stubs.on(statusMappingRoutes.save, async () => row);
});
afterAll(() => gateway.close());
beforeEach(() => (gateway.stubs.calls.length = 0));

const save = (input: object) => gateway.graph(SAVE, { token: "maker", variables: { input } });

test("ORD-13 a state is mapped, and bears its own code", async () => {
  const { data, calls } = await save(own);
  expect(data).toEqual({
    saveStatusMapping: { statusMapping: { stateCode: 40, externalCode: 200 }, errors: [] },
  });
  expect(calls).toEqual(["POST /statusMapping/save"]);
});

test.each([1000, -1])("ORD-13 the code %d is refused at its field, before any call", async (externalCode) => {
  const { data, calls } = await save({ ...own, externalCode });
  expect(data).toMatchObject({ saveStatusMapping: { statusMapping: null, errors: [{ field: ["externalCode"] }] } });
  expect(calls).toEqual([]);
});
