import { type CargoType, type CargoTypeName, cargoTypeRoutes } from "@linehaul/schema/base-data/cargo-type";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeNodeId } from "../../access/node-id.ts";
import { sessionActor } from "../../testing/fixtures.ts";
import { uuid } from "../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../testing/start.ts";

const at = "2026-11-20T10:00:00.000Z";
const fresh: CargoType = {
  id: uuid(9, 1),
  status: "DISABLED",
  version: 2,
  code: "FRESH",
  nameEn: "Fresh goods",
  nameZhCn: "生鲜",
  nameZhHk: "生鮮",
  papers: [],
  sort: 50,
  createdBy: "admin",
  createdAt: at,
  modifiedBy: "admin",
  modifiedAt: at,
};
const name = (code: string, en: string, status: CargoTypeName["status"]): CargoTypeName => ({
  code,
  nameI18n: { en, "zh-CN": `${en} 简`, "zh-HK": `${en} 繁` },
  status,
});
const LIST = "{ reference(list: postingCargoTypeList) { key name value } }";
const USES = `{ node(id: "${encodeNodeId("CargoType", fresh.id)}") { ... on UsedRow { uses { by count names } } } }`;

let gateway: TestGateway;
let freshIs: CargoTypeName["status"] = "ENABLED";
beforeAll(async () => {
  gateway = await startTestGateway();
  const { stubs, people } = gateway;
  people.set("viewer", sessionActor({ buttons: ["GRAPHIQL.VIEW"] }));
  stubs.on(cargoTypeRoutes.list, async () => [
    name("PARCEL", "Parcel", "ENABLED"),
    name("FRESH", "Fresh goods", freshIs),
  ]);
  stubs.on(cargoTypeRoutes.byIds, async () => [fresh]);
  stubs.on(cargoTypeRoutes.uses, async () => [{ by: "PRODUCT" as const, count: 1, names: ["INTL_EXPRESS"] }]);
  stubs.on(cargoTypeRoutes.disable, async () => {
    freshIs = "DISABLED";
    return fresh;
  });
});
afterAll(() => gateway.close());

test("SHELL-21 postingCargoTypeList is the cargo types in use, and obeys a change at once", async () => {
  const keys = async () => (await gateway.graph(LIST)).data;
  const parcel = { key: "PARCEL", name: "Parcel", value: "PARCEL" };
  expect(await keys()).toEqual({ reference: [parcel, { key: "FRESH", name: "Fresh goods", value: "FRESH" }] });
  const id = encodeNodeId("CargoType", fresh.id);
  await gateway.graph(`mutation { disableCargoType(input: { id: "${id}" }) { cargoType { code } errors { code } } }`);
  expect(await keys()).toEqual({ reference: [parcel] });
  const chinese = await gateway.graph(LIST, { headers: { "accept-language": "zh-HK" } });
  expect(chinese.data).toEqual({ reference: [{ ...parcel, name: "Parcel 繁" }] });
});

test("SYS-07 what names a row is one more call; who may not see cargo types is told nothing", async () => {
  const { data, calls } = await gateway.graph(USES);
  expect(data).toEqual({ node: { uses: [{ by: "PRODUCT", count: 1, names: ["INTL_EXPRESS"] }] } });
  expect(calls).toEqual(["POST /cargoType/byIds", "POST /cargoType/uses"]);
  expect((await gateway.graph(USES, { token: "viewer" })).calls).toEqual([]);
});
