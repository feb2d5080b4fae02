import { afterAll, beforeAll, expect, test } from "vitest";
import { dataGroupRoutes } from "@linehaul/schema/permissions/perm-data-group";
import { sampleOf } from "../../../testing/sample.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.stubs.on(dataGroupRoutes.add, async () => sampleOf(dataGroupRoutes.add.result));
  await gateway.graph("{ countries { code } }");
});
afterAll(() => gateway.close());

const SAVE = `mutation ($input: SaveDataGroupInput!) {
  saveDataGroup(input: $input) { dataGroup { code } errors { __typename field message } }
}`;
const save = (more: object) =>
  gateway.graph(SAVE, {
    variables: { input: { code: "TEST_1", name: "Test", kind: "CONSTANT", sites: ["MY"], ...more } },
  });

test("PERM-02 a data group that names an unknown or deleted country is refused at its field, at no cost", async () => {
  const answer = await save({ countries: ["VN", "XX", "YY"] });
  expect(answer.data).toEqual({
    saveDataGroup: {
      dataGroup: null,
      errors: [{ __typename: "InvalidInput", field: ["countries"], message: "Not in the list of countries: XX, YY" }],
    },
  });
  expect(answer.calls).toEqual([]);
});

test("PERM-02 known countries go on to the service, in one write", async () => {
  const answer = await save({ countries: ["VN"] });
  expect(answer.errors).toEqual([]);
  expect(answer.calls).toHaveLength(1);
});
