import { timeZoneRoutes as routes, type TimeZone } from "@linehaul/schema/base-data/time-zone";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { encodeNodeId } from "../../access/node-id.ts";
import { sessionActor } from "../../testing/fixtures.ts";
import { startTestGateway, type TestGateway } from "../../testing/start.ts";

const key = "0197f000-0000-7000-8000-00000000a001";
const at = "2026-11-20T10:00:00.000Z";
const names = { nameEn: "Lord Howe Time", nameZhCn: "豪勋爵岛时间", nameZhHk: "豪勳爵島時間" };
const row: TimeZone = {
  id: key,
  status: "ENABLED",
  version: 1,
  createdBy: "system",
  createdAt: at,
  modifiedBy: "system",
  modifiedAt: at,
  code: "Australia/Lord_Howe",
  ...names,
  offsetMinutes: 660,
  nextChangeAt: "2027-04-03T15:00:00.000Z",
  nextOffsetMinutes: 630,
};
const LIST = "{ timeZones { edges { node { code called offset nextOffset } } } }";
const OFFERED = "{ zonesOffered { code name offset } }";
const REFRESH = `mutation { refreshTimeZones(input: {}) { refreshed { zones release } errors { code } } }`;
const CLEAN = `mutation { deleteTimeZone(input: { id: "${encodeNodeId("TimeZone", key)}" }) { errors { code } } }`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const graphiql = ["GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  gateway.people.set("reader", sessionActor({ buttons: ["TIME_ZONE.VIEW", ...graphiql] }));
  gateway.people.set("writer", sessionActor({ buttons: ["WORK_TIME.EDIT", ...graphiql] }));
  gateway.people.set("refresher", sessionActor({ buttons: ["TIME_ZONE.REFRESH", ...graphiql] }));
  gateway.people.set("cleaner", sessionActor({ buttons: ["TIME_ZONE.CLEAN_CACHE", ...graphiql] }));
  const page = { data: [row], total: null, totalExact: false, after: null, before: null };
  gateway.stubs.on(routes.pageQuery, async () => page);
  const nameI18n = { en: names.nameEn, "zh-CN": names.nameZhCn, "zh-HK": names.nameZhHk };
  gateway.stubs.on(routes.offered, async () => [{ code: row.code, nameI18n, offsetMinutes: 660 }]);
  gateway.stubs.on(routes.cacheRefresh, async () => ({ zones: 1, added: 0, changed: 0, gone: 0, release: "2026c" }));
  gateway.stubs.on(routes.cacheDelete, async () => row);
});
afterAll(() => gateway.close());
beforeEach(() => (gateway.stubs.calls.length = 0));

test("TXT-03 a zone's clock is told as UTC±hh:mm, its time's name in the request's language", async () => {
  const read = await gateway.graph(LIST, { token: "reader", headers: { "accept-language": "zh-HK" } });
  const node = { code: row.code, called: names.nameZhHk, offset: "UTC+11:00", nextOffset: "UTC+10:30" };
  expect(read.data).toEqual({ timeZones: { edges: [{ node }] } });
  expect(read.calls).toEqual(["POST /baseData/timeZone/pageQuery"]);
});

test("SYS-07 whoever writes hours is offered zones without reading their list", async () => {
  const offered = await gateway.graph(OFFERED, { token: "writer" });
  expect(offered.data).toEqual({ zonesOffered: [{ code: row.code, name: "Lord Howe Time", offset: "UTC+11:00" }] });
  expect((await gateway.graph(LIST, { token: "writer" })).calls).toEqual([]);
});

test.each([
  [REFRESH, "refresher", "POST /baseData/timeZone/cache/refresh"],
  [CLEAN, "cleaner", "DELETE /baseData/timeZone/cache/delete/:id"],
])("PERM-01 %s is of one button alone, one write", async (query, who, call) => {
  for (const token of ["reader", "writer", who === "cleaner" ? "refresher" : "cleaner"])
    expect((await gateway.graph(query, { token })).calls).toEqual([]);
  const done = await gateway.graph(query, { token: who });
  expect(done.errors).toEqual([]);
  expect(done.calls).toEqual([call]);
});
