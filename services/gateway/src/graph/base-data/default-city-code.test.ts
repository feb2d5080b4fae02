import { type DefaultCityCode, defaultCityCodeRoutes } from "@linehaul/schema/base-data/default-city-code";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sessionActor } from "../../testing/fixtures.ts";
import { uuid } from "../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../testing/start.ts";
import { StubFailure } from "../../testing/stubs.ts";

const own = { countryCode: "MY", region: "", postFrom: "46000", postTo: "46999", cityCode: "PJY" };
const row: DefaultCityCode = {
  ...own,
  id: uuid(9, 1),
  version: 2,
  status: "ENABLED",
  createdBy: "admin",
  createdAt: "2026-11-20T10:00:00.000Z",
  modifiedBy: "admin",
  modifiedAt: "2026-11-20T10:00:00.000Z",
};
const SAVE = `mutation ($input: SaveDefaultCityCodeInput!) {
  saveDefaultCityCode(input: $input) {
    defaultCityCode { cityCode country { name } } errors { message field }
  }
}`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const buttons = ["DEFAULT_CITY_CODE.VIEW", "DEFAULT_CITY_CODE.CREATE", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  gateway.people.set("maker", sessionActor({ buttons: [...buttons] }));
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.stubs.on(defaultCityCodeRoutes.save, async () => row);
  gateway.stubs.calls.length = 0;
});

const save = (input: object) => gateway.graph(SAVE, { token: "maker", variables: { input } });

test("SYS-07 a city code names its country; what is left out is empty", async () => {
  const { region: _, ...input } = own;
  const { data } = await save(input);
  expect(data).toEqual({
    saveDefaultCityCode: { defaultCityCode: { cityCode: "PJY", country: { name: "Malaysia" } }, errors: [] },
  });
});

test("SYS-07 post codes that are backwards are refused at the last one, before any call", async () => {
  const { data, calls } = await save({ ...own, postTo: "45000" });
  expect(data).toMatchObject({ saveDefaultCityCode: { errors: [{ field: ["postTo"] }] } });
  expect(calls).toEqual([]);
});

test("SYS-07 who has the post codes already is named at the field", async () => {
  const params = { cityCode: "PJY", place: "46000 – 46999" };
  gateway.stubs.on(defaultCityCodeRoutes.save, async () => {
    throw new StubFailure(SERVICE_CODES.duplicate, {
      fields: [{ path: ["postFrom"], key: "cityCode.overlap", params }],
    });
  });
  expect((await save(own)).data).toMatchObject({
    saveDefaultCityCode: { errors: [{ field: ["postFrom"], message: "PJY has 46000 – 46999 already" }] },
  });
});
