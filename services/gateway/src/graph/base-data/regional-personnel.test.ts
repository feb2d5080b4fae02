import { regionalPersonnelRoutes as routes } from "@linehaul/schema/base-data/regional-personnel/routes";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { encodeNodeId } from "../../access/node-id.ts";
import { sessionActor } from "../../testing/fixtures.ts";
import { startTestGateway, type TestGateway } from "../../testing/start.ts";

const key = "0197f000-0000-7000-8000-00000000a001";
const id = encodeNodeId("RegionalPersonnel", key);
const REVEAL = `mutation { reveal(input: { id: "${id}", field: PERSONNEL_PHONE, reason: "A call back" }) { value errors { field } } }`;
const SAVE = `mutation ($input: SaveRegionalPersonnelInput!) { saveRegionalPersonnel(input: $input) { regionalPersonnel { id } errors { field message } } }`;
const own = { countryCode: "MY", duty: "DELIVERY", name: "Somebody", workNo: "100200", phone: "+60 12-345 6701" };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const graphiql = ["GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  gateway.people.set("clear", sessionActor({ buttons: ["REGIONAL_PERSONNEL.SHOW_CLEAR", ...graphiql] }));
  gateway.people.set("maker", sessionActor({ buttons: ["REGIONAL_PERSONNEL.CREATE", ...graphiql] }));
});
afterAll(() => gateway.close());
beforeEach(() => (gateway.stubs.calls.length = 0));

test("PERM-12 a person's telephone is revealed by the module's own SHOW_CLEAR, in one write with its reason", async () => {
  gateway.stubs.on(routes.showClear, async () => ({ value: "+60 12-345 6701" }));
  const shown = await gateway.graph(REVEAL, { token: "clear" });
  expect(shown.data).toEqual({ reveal: { value: "+60 12-345 6701", errors: [] } });
  expect(gateway.stubs.calls.at(-1)).toMatchObject({
    route: "POST /regionalPersonnel/showClear",
    input: { body: { id: key, field: "PERSONNEL_PHONE", reason: "A call back" } },
    caller: { button: "REGIONAL_PERSONNEL.SHOW_CLEAR" },
  });
  const refused = await gateway.graph(REVEAL, { token: "maker" });
  expect(refused.errors[0]?.extensions["code"]).toBe("09020203");
  expect(refused.calls).toEqual([]);
});

test("ACC-04 a bad work number, and a telephone in words, are refused at their fields before any call", async () => {
  const input = { ...own, workNo: "1234567", phone: "call me" };
  const bad = await gateway.graph(SAVE, { token: "maker", variables: { input } });
  expect(bad.data).toMatchObject({ saveRegionalPersonnel: { errors: [{ field: ["workNo"] }, { field: ["phone"] }] } });
  expect(bad.calls).toEqual([]);
});
