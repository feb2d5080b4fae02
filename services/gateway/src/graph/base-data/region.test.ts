import { regionRoutes as routes } from "@linehaul/schema/base-data/region/routes";
import type { Region } from "@linehaul/schema/base-data/region/row";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sessionActor } from "../../testing/fixtures.ts";
import { startTestGateway, type TestGateway } from "../../testing/start.ts";

const key = "0197f000-0000-7000-8000-00000000a001";
const at = "2026-11-20T10:00:00.000Z";
const row: Region = {
  id: key,
  status: "ENABLED",
  version: 1,
  createdBy: "system",
  createdAt: at,
  modifiedBy: "system",
  modifiedAt: at,
  countryCode: "MY",
  parentCode: null,
  code: "MY-04",
  name: "Melaka",
  nameEn: "Malacca",
  nameZhCn: "",
  nameZhHk: "",
  postCodes: ["75"],
  level: 1,
  path: [],
  below: 1,
};
const LIST = `{ regions(filter: { parentCode: "MY-04", status: ENABLED }) { edges { node { name called path below levelName country { code } } } } }`;
const OFFERED = `{ regionsOffered(input: { countryCode: "MY", text: "me" }) { answer { places { name path } } errors { field } } }`;
const LOOK = `mutation { lookAtRegions(input: { countryCode: "MY", parentCode: "MY-04" }) { found { digest } errors { code } } }`;
const PULL = `mutation { pullRegions(input: { countryCode: "MY", parentCode: "MY-04", digest: "d1", keys: ["MY-04.02"], idempotencyKey: "${key}" }) { done { added } errors { code } } }`;
const SAVE = `mutation ($input: SaveRegionInput!) { saveRegion(input: $input) { region { code } errors { field message } } }`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const graphiql = ["GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  gateway.people.set("reader", sessionActor({ buttons: ["REGION.VIEW", ...graphiql] }));
  gateway.people.set("puller", sessionActor({ buttons: ["REGION.SYNC", ...graphiql] }));
  gateway.people.set("maker", sessionActor({ buttons: ["REGION.CREATE", ...graphiql] }));
  gateway.people.set("writer", sessionActor({ buttons: ["CUSTOMER_SERVICE.EDIT", ...graphiql] }));
  const page = { data: [row], total: null, totalExact: false, after: null, before: null };
  gateway.stubs.on(routes.pageQuery, async () => page);
  gateway.stubs.on(routes.offered, async () => [{ name: "Melaka", path: [] }]);
  gateway.stubs.on(routes.pullRegionOne, async () => ({
    source: "PACKAGED" as const,
    rows: [],
    same: 1,
    digest: "d1",
  }));
  gateway.stubs.on(routes.pull, async () => ({ added: 1, changed: 0, deleted: 0, stayed: 0 }));
});
afterAll(() => gateway.close());
beforeEach(() => (gateway.stubs.calls.length = 0));

test("SYS-07 what lies in a place is one call; a name that is not known in a language is the one that addresses write", async () => {
  const read = await gateway.graph(LIST, { token: "reader" });
  const node = { name: "Melaka", called: "Malacca", path: [], below: 1, levelName: "State", country: { code: "MY" } };
  expect(read.data).toEqual({ regions: { edges: [{ node }] } });
  expect(gateway.stubs.calls.find(({ route }) => route === "POST /region/pageQuery")).toMatchObject({
    input: { body: { filter: { parentCode: "MY-04", status: "ENABLED" } } },
  });
  const chinese = await gateway.graph(LIST, { token: "reader", headers: { "accept-language": "zh-CN" } });
  expect(chinese.data).toMatchObject({ regions: { edges: [{ node: { called: "Melaka" } }] } });
});

test("SYS-07 places are offered to whoever writes rows that name one; what lies in one place is looked at and pulled by itself", async () => {
  expect((await gateway.graph(OFFERED, { token: "writer" })).data).toEqual({
    regionsOffered: { answer: { places: [{ name: "Melaka", path: [] }] }, errors: [] },
  });
  expect((await gateway.graph(LOOK, { token: "puller" })).calls).toEqual(["GET /baseData/countryRegion/pullRegionOne"]);
  expect(gateway.stubs.calls.at(-1)).toMatchObject({ input: { query: { countryCode: "MY", parentCode: "MY-04" } } });
  expect((await gateway.graph(PULL, { token: "puller" })).data).toEqual({
    pullRegions: { done: { added: 1 }, errors: [] },
  });
  expect(gateway.stubs.calls.at(-1)).toMatchObject({
    input: { body: { countryCode: "MY", parentCode: "MY-04", digest: "d1", keys: ["MY-04.02"] } },
    headers: { "idempotency-key": key },
  });
});

test("PERM-01 whoever reads regions pulls none, and whoever pulls neither reads nor is offered any", async () => {
  for (const [query, token] of [
    [LOOK, "reader"],
    [PULL, "writer"],
    [LIST, "puller"],
    [OFFERED, "puller"],
  ] as const) {
    const { errors, calls } = await gateway.graph(query, { token });
    expect(errors[0]?.extensions["code"]).toBe("09020203");
    expect(calls).toEqual([]);
  }
});

test("SYS-07 a code of another country, and one in small letters, are refused at their field before any call", async () => {
  for (const code of ["VN-04", "MY-04a"]) {
    const input = { countryCode: "MY", code, name: "Melaka" };
    const { data, calls } = await gateway.graph(SAVE, { token: "maker", variables: { input } });
    expect(data).toMatchObject({ saveRegion: { region: null, errors: [{ field: ["code"] }] } });
    expect(calls).toEqual([]);
  }
});
