import { countryRoutes } from "@linehaul/schema/base-data/country";
import { countryBaseRoutes as routes, type CountryBase } from "@linehaul/schema/base-data/country-base";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { encodeNodeId } from "../../access/node-id.ts";
import { COUNTRIES, sessionActor } from "../../testing/fixtures.ts";
import { startTestGateway, type TestGateway } from "../../testing/start.ts";

const key = "0197f000-0000-7000-8000-00000000a001";
const at = "2026-11-20T10:00:00.000Z";
const own = {
  countryCode: "MY",
  nameEn: "Malaysia",
  nameZhCn: "马来西亚",
  nameZhHk: "馬來西亞",
  phoneCode: "60",
  currencyCode: "MYR",
  timeZone: "Asia/Kuala_Lumpur",
  postPattern: "\\d{5}",
  postExample: "50450",
  levelsEn: ["State"],
  levelsZhCn: ["州"],
  levelsZhHk: ["州"],
};
const by = { createdBy: "system", createdAt: at, modifiedBy: "system", modifiedAt: at };
const row: CountryBase = { id: key, status: "ENABLED", version: 1, ...by, ...own };
const LIST = "{ countryBases { edges { node { called levels } } } }";
const TURN = `mutation { disableCountryBase(input: { id: "${encodeNodeId("CountryBase", key)}" }) { countryBase { status } errors { code } } }`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const graphiql = ["GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  gateway.people.set("reader", sessionActor({ buttons: ["COUNTRY_BASE.VIEW", ...graphiql] }));
  gateway.people.set("editor", sessionActor({ buttons: ["COUNTRY_BASE.VIEW", "COUNTRY_BASE.EDIT", ...graphiql] }));
  const page = { data: [row], total: null, totalExact: false, after: null, before: null };
  gateway.stubs.on(routes.pageQuery, async () => page);
  gateway.stubs.on(routes.disable, async () => ({ ...row, status: "DISABLED" as const }));
});
afterAll(() => gateway.close());
beforeEach(() => (gateway.stubs.calls.length = 0));

test("SYS-07 countries are one call, named in the request's language", async () => {
  const read = await gateway.graph(LIST, { token: "reader", headers: { "accept-language": "zh-CN" } });
  expect(read.data).toEqual({ countryBases: { edges: [{ node: { called: "马来西亚", levels: ["州"] } }] } });
  expect(read.calls).toEqual(["POST /country/pageQuery"]);
});

test("PERM-01 whoever edits countries says whether forms offer them; whoever reads them does not", async () => {
  const refused = await gateway.graph(TURN, { token: "reader" });
  expect(refused.errors[0]?.extensions["code"]).toBe("09020203");
  expect(refused.calls).toEqual([]);
  const done = await gateway.graph(TURN, { token: "editor" });
  expect(done.data).toEqual({ disableCountryBase: { countryBase: { status: "DISABLED" }, errors: [] } });
});

test("SYS-07 who changed a country reads it changed in the next choice", async () => {
  const names = async () => (await gateway.graph("{ countries { code status } }", { token: "editor" })).data;
  gateway.stubs.on(countryRoutes.list, async () => [...COUNTRIES]);
  await names();
  gateway.stubs.on(countryRoutes.list, async () => COUNTRIES.map((one) => ({ ...one, status: "DISABLED" as const })));
  await gateway.graph(TURN, { token: "editor" });
  expect(await names()).toEqual({
    countries: COUNTRIES.map(({ countryCode: code }) => ({ code, status: "DISABLED" })),
  });
});
