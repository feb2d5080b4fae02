import { holidayRoutes } from "@linehaul/schema/base-data/holiday/routes";
import type { Holiday } from "@linehaul/schema/base-data/holiday/row";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { encodeNodeId } from "../../access/node-id.ts";
import { sessionActor } from "../../testing/fixtures.ts";
import { uuid } from "../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../testing/start.ts";

const own = {
  countryCode: "MY",
  region: "",
  firstDay: "2026-02-17",
  lastDay: "2026-02-18",
  worksAs: "DAY_OFF" as const,
  purposes: ["REVIEW" as const],
  nameEn: "Chinese New Year",
  nameZhCn: "农历新年",
  nameZhHk: "農曆新年",
};
const row: Holiday = {
  ...own,
  id: uuid(9, 1),
  version: 2,
  status: "ENABLED",
  createdBy: "admin",
  createdAt: "2026-11-20T10:00:00.000Z",
  modifiedBy: "admin",
  modifiedAt: "2026-11-20T10:00:00.000Z",
};
const id = encodeNodeId("Holiday", row.id);
const SAVE = `mutation ($input: SaveHolidayInput!) {
  saveHoliday(input: $input) { holiday { name } errors { message field } }
}`;
const DELETE = `mutation { deleteHoliday(input: { id: "${id}" }) { holiday { name } errors { code } } }`;
const YEAR = '{ holidayYear(countryCode: "MY", year: 2026) { name country { name } worksAs } }';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const { stubs, people } = gateway;
  const viewer = ["HOLIDAY.VIEW", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  people.set("viewer", sessionActor({ buttons: [...viewer] }));
  people.set("maker", sessionActor({ buttons: [...viewer, "HOLIDAY.CREATE"] }));
  stubs.on(holidayRoutes.year, async () => [row]);
  stubs.on(holidayRoutes.save, async () => row);
  stubs.on(holidayRoutes.delete, async () => row);
});
afterAll(() => gateway.close());
beforeEach(() => (gateway.stubs.calls.length = 0));

test("SYS-07 a country's year is one call, named in the reader's language", async () => {
  const { data, calls } = await gateway.graph(YEAR, { token: "viewer" });
  expect(data).toEqual({
    holidayYear: [{ name: "Chinese New Year", country: { name: "Malaysia" }, worksAs: "DAY_OFF" }],
  });
  expect(calls).toEqual(["POST /holiday/year"]);
});

test("CUS-03 days that run backwards are named at the last of them, before any call", async () => {
  const input = { ...own, lastDay: "2026-02-01" };
  const { data, calls } = await gateway.graph(SAVE, { variables: { input } });
  expect(data).toMatchObject({ saveHoliday: { errors: [{ field: ["lastDay"] }] } });
  expect(calls).toEqual([]);
});

test.each([
  ["viewer", SAVE, { input: own }],
  ["maker", SAVE, { input: { ...own, id, version: 2 } }],
  ["maker", DELETE, undefined],
])("PERM-01 a %s may not: %s, and no call is made", async (token, query, variables) => {
  const { errors, calls } = await gateway.graph(query, { token, ...(variables ? { variables } : {}) });
  expect(errors[0]?.extensions["code"]).toBe("09020203");
  expect(calls).toEqual([]);
});
