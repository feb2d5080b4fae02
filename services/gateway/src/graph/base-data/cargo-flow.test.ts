import { cargoFlowRoutes as routes } from "@linehaul/schema/base-data/cargo-flow/routes";
import type { CargoFlow } from "@linehaul/schema/base-data/cargo-flow/row";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { encodeNodeId } from "../../access/node-id.ts";
import { sessionActor } from "../../testing/fixtures.ts";
import { startTestGateway, type TestGateway } from "../../testing/start.ts";

const key = "0197f000-0000-7000-8000-00000000a001";
const at = "2026-11-20T10:00:00.000Z";
const by = { createdBy: "system", createdAt: at, modifiedBy: "system", modifiedAt: at };
const lane = { fromCountry: "MY", fromRegion: "", toCountry: "SG", toRegion: "" };
const days = { validFrom: "2026-01-01", validTo: null };
const row: CargoFlow = {
  id: key,
  status: "ENABLED",
  version: 1,
  ...by,
  ...lane,
  ...days,
  site: "MY",
  cargoTypeCode: null,
  payWays: [],
  services: ["INSURANCE"],
};
const pickup = {
  ...by,
  ...days,
  id: key,
  status: "ENABLED" as const,
  version: 1,
  site: "MY" as const,
  place: "MY / Selangor / Klang",
  countryCode: "MY",
  region: "Selangor",
  city: "Klang",
  productCode: "",
  ways: [],
  weekdays: [],
  fromTime: "09:00",
  toTime: "18:00",
  cutOff: "16:00",
  noticeEn: "",
  noticeZhCn: "",
  noticeZhHk: "",
};
const LIST = "{ cargoFlows { edges { node { servicesNamed { name } pickups { place country { name } } } } } }";
const SAVE = `mutation ($input: SaveCargoFlowInput!) { saveCargoFlow(input: $input) { cargoFlow { version } errors { code } } }`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const graphiql = ["GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  gateway.people.set("reader", sessionActor({ buttons: ["CARGO_FLOW.VIEW", ...graphiql] }));
  gateway.people.set("maker", sessionActor({ buttons: ["CARGO_FLOW.CREATE", ...graphiql] }));
  gateway.people.set("editor", sessionActor({ buttons: ["CARGO_FLOW.EDIT", ...graphiql] }));
  const page = { total: null, totalExact: false, after: null, before: null };
  const anywhere = { ...row, id: "0197f000-0000-7000-8000-00000000a002", fromCountry: null };
  gateway.stubs.on(routes.pageQuery, async () => ({ ...page, data: [row, anywhere] }));
  gateway.stubs.on(routes.pickUps, async () => ({ ...page, data: [pickup] }));
  gateway.stubs.on(routes.save, async () => row);
  gateway.stubs.on(routes.modify, async () => ({ ...row, version: 2 }));
});
afterAll(() => gateway.close());
beforeEach(() => (gateway.stubs.calls.length = 0));

test("SYS-08 pick-ups where a flow comes from are one call, by this module's button; one from anywhere asks for none", async () => {
  const read = await gateway.graph(LIST, { token: "reader" });
  const servicesNamed = [{ name: "Insurance" }];
  expect(read.errors).toEqual([]);
  expect(read.data).toEqual({
    cargoFlows: {
      edges: [
        { node: { servicesNamed, pickups: [{ place: pickup.place, country: { name: "Malaysia" } }] } },
        { node: { servicesNamed, pickups: [] } },
      ],
    },
  });
  expect(read.calls.filter((call) => call.includes("pickUp"))).toEqual(["POST /cargoFlow/pickUp/queryPage"]);
});

test("PERM-01 a new flow and an edit each take their button and their path", async () => {
  const {
    id: _i,
    status: _s,
    version: _v,
    createdBy: _b,
    createdAt: _c,
    modifiedBy: _m,
    modifiedAt: _a,
    site: _o,
    ...own
  } = row;
  const made = await gateway.graph(SAVE, { token: "maker", variables: { input: own } });
  expect(made.calls).toEqual(["POST /cargoFlow/saveCargoFlow"]);
  const input = { ...own, id: encodeNodeId("CargoFlow", key), version: 1 };
  expect((await gateway.graph(SAVE, { token: "maker", variables: { input } })).calls).toEqual([]);
  const edited = await gateway.graph(SAVE, { token: "editor", variables: { input } });
  expect(edited.data).toEqual({ saveCargoFlow: { cargoFlow: { version: 2 }, errors: [] } });
  expect(edited.calls).toEqual(["POST /cargoFlow/modifyCargoFlow"]);
});
