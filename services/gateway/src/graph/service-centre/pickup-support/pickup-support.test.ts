import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { PickupNotice } from "@linehaul/schema/service-centre/pickup-support/notice";
import { pickupNoticeRoutes as routes } from "@linehaul/schema/service-centre/pickup-support/routes";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { encodeNodeId } from "../../../access/node-id.ts";
import { sessionActor } from "../../../testing/fixtures.ts";
import { uuid } from "../../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";
import { StubFailure } from "../../../testing/stubs.ts";

const own = {
  countryCode: "MY",
  region: "Selangor",
  city: "Klang",
  productCode: "INTL_EXPRESS",
  ways: ["COURIER" as const],
  weekdays: ["MON" as const],
  fromTime: "09:00",
  toTime: "18:00",
  cutOff: "15:00",
  noticeEn: "In English",
  noticeZhCn: "简体",
  noticeZhHk: "繁體",
  validFrom: "2026-11-01",
};
const row: PickupNotice = {
  ...own,
  validTo: null,
  id: uuid(9, 1),
  status: "ENABLED",
  version: 2,
  site: "MY",
  place: "MY / Selangor / Klang",
  createdBy: "admin",
  createdAt: "2026-11-20T10:00:00.000Z",
  modifiedBy: "admin",
  modifiedAt: "2026-11-20T10:00:00.000Z",
};
const id = encodeNodeId("PickupNotice", row.id);
const LIST = "{ pickupNotices(first: 5) { edges { node { place productName notice country { name } } } } }";
const SAVE = `mutation ($input: SavePickupNoticeInput!) {
  savePickupNotice(input: $input) { pickupNotice { place } errors { message detail field } }
}`;
const ASK = `query ($input: PickupAnswerInput!) {
  pickupAnswer(input: $input) { answer { ways isBeforeCutOff holiday { name worksAs } notice { place } next { day notice { place } } } errors { field } }
}`;
const COUNT =
  "query ($input: PickupByDateInput!) { pickupByDate(input: $input) { found { changed rows { row outcome } } errors { field message } } }";
const CHANGE =
  "mutation ($input: ChangePickupByDateInput!) { changePickupByDate(input: $input) { found { changed } errors { field } } }";
const ENABLE = `mutation { enablePickupNotice(input: { id: "${id}" }) { errors { message detail } } }`;
const found = {
  rows: [{ id: row.id, place: row.place, productCode: "", outcome: "CHANGED" as const }],
  changed: 1,
  left: 0,
  refused: 0,
  digest: "d",
};
const days = { from: "2026-12-24", to: "2026-12-26", ways: [] };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const { stubs, people } = gateway;
  const viewer = ["PICKUP_SUPPORT.VIEW", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  people.set("viewer", sessionActor({ buttons: [...viewer] }));
  stubs.on(routes.pageQuery, async () => ({ data: [row], total: null, totalExact: false, after: null, before: null }));
  stubs.on(routes.add, async () => row);
  stubs.on(routes.update, async () => row);
  stubs.on(routes.previewByDate, async () => found);
  stubs.on(routes.updateByDate, async () => found);
  stubs.on(routes.enable, async () => {
    throw new StubFailure(SERVICE_CODES.duplicate, {
      detail: "MY · 2026-11-01 – …",
      fields: [{ path: ["validFrom"], key: "pickup.overlap", params: { place: "MY", days: "2026-11-01 – …" } }],
    });
  });
  stubs.on(routes.getCfgPickupNotice, async () => ({
    timeZone: "Asia/Kuala_Lumpur",
    day: "2026-11-23",
    time: "16:00",
    notice: row,
    holiday: { nameI18n: { en: "Hari Raya", "zh-CN": "开斋节", "zh-HK": "開齋節" }, worksAs: "DAY_OFF" as const },
    ways: row.ways,
    isBeforeCutOff: false,
    next: { day: "2026-11-30", fromTime: "09:00", toTime: "18:00", ways: row.ways, notice: row },
  }));
});
afterAll(() => gateway.close());
beforeEach(() => (gateway.stubs.calls.length = 0));

test("PICKUP a page is one call: country and product have their names, the notice is the reader's", async () => {
  const { data, calls } = await gateway.graph(LIST, {
    token: "viewer",
    headers: { lang: "zh-HK", "accept-language": "zh-HK" },
  });
  expect(data).toMatchObject({
    pickupNotices: { edges: [{ node: { place: row.place, productName: "國際特快", notice: "繁體" } }] },
  });
  expect(calls).toEqual(["POST /pickupNotice/pageQuery"]);
});

test("PICKUP a new one and an edit go by their own routes; the box is one call and names its rows", async () => {
  expect((await gateway.graph(SAVE, { variables: { input: own } })).calls).toEqual(["POST /pickupNotice/add"]);
  const edited = await gateway.graph(SAVE, { variables: { input: { ...own, id, version: 2 } } });
  expect(edited.calls).toEqual(["POST /pickupNotice/update"]);
  const asked = await gateway.graph(ASK, {
    variables: { input: { countryCode: "MY", city: "Klang" } },
    token: "viewer",
  });
  const named = { place: row.place };
  expect(asked.data).toEqual({
    pickupAnswer: {
      answer: {
        ways: ["COURIER"],
        isBeforeCutOff: false,
        holiday: { name: "Hari Raya", worksAs: "DAY_OFF" },
        notice: named,
        next: { day: "2026-11-30", notice: named },
      },
      errors: [],
    },
  });
  expect(asked.calls).toEqual(["GET /pickupNotice/getCfgPickupNotice"]);
});

test.each([
  ["toTime", { toTime: "08:00", cutOff: "08:00" }],
  ["cutOff", { cutOff: "18:30" }],
  ["weekdays", { weekdays: [] }],
  ["validTo", { validTo: "2026-10-01" }],
])("PICKUP a bad %s is named by its field, before any call", async (field, bad) => {
  const { data, calls } = await gateway.graph(SAVE, { variables: { input: { ...own, ...bad } } });
  expect(data).toMatchObject({ savePickupNotice: { errors: [{ field: [field] }] } });
  expect(calls).toEqual([]);
});

test("PICKUP by date: counted, then done, each in one call; what is no row's id is refused, 1,001 rows at their field", async () => {
  const counted = await gateway.graph(COUNT, { variables: { input: { ...days, ids: [id] } } });
  expect(counted.data).toEqual({
    pickupByDate: { found: { changed: 1, rows: [{ row: id, outcome: "CHANGED" }] }, errors: [] },
  });
  const done = await gateway.graph(CHANGE, {
    variables: { input: { ...days, filter: { keyword: "Klang" }, digest: "d" } },
  });
  expect([counted.calls, done.calls]).toEqual([
    ["POST /pickupNotice/updateCfgPickupNoticeByDate/preview"],
    ["POST /pickupNotice/updateCfgPickupNoticeByDate"],
  ]);
  const many = Array.from({ length: 1_001 }, () => id);
  const refused = await gateway.graph(COUNT, { variables: { input: { ...days, ids: many } } });
  expect(refused.data).toMatchObject({ pickupByDate: { found: null, errors: [{ field: ["ids"] }] } });
  expect(refused.calls).toEqual([]);
});

test("PICKUP one that comes back where another holds is refused with that one's name", async () => {
  const { data } = await gateway.graph(ENABLE);
  expect(data).toEqual({
    enablePickupNotice: {
      errors: [{ message: "MY has a row that holds then: 2026-11-01 – …", detail: "MY · 2026-11-01 – …" }],
    },
  });
});

test.each([
  [SAVE, { input: own }],
  [SAVE, { input: { ...own, id, version: 2 } }],
  [COUNT, { input: days }],
  [CHANGE, { input: { ...days, digest: "d" } }],
  [ENABLE, {}],
])("PERM-01 who only looks may not: %s, and no call is made", async (query, variables) => {
  const { errors, calls } = await gateway.graph(query, { token: "viewer", variables });
  expect(errors[0]?.extensions["code"]).toBe("09020203");
  expect(calls).toEqual([]);
});
