import { type WarehouseAddress, warehouseAddressRoutes } from "@linehaul/schema/base-data/warehouse-address";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { encodeNodeId } from "../../access/node-id.ts";
import { sessionActor } from "../../testing/fixtures.ts";
import { uuid } from "../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../testing/start.ts";

const own = {
  code: "KUL-01",
  nameEn: "Shah Alam sorting hub",
  nameZh: "莎阿南分拨中心",
  countryCode: "MY",
  city: "Shah Alam",
  address: "Lot 7, Jalan Jubli Perak 22/1",
  contactName: "Gate desk",
  contactPhone: "+60 3-5191 2200",
  sort: 10,
  status: "ENABLED" as const,
};
const row: WarehouseAddress = {
  ...own,
  id: uuid(9, 1),
  version: 2,
  site: "MY",
  province: "Selangor",
  district: "",
  postCode: "40300",
  remark: "",
  createdBy: "admin",
  createdAt: "2026-11-20T10:00:00.000Z",
  modifiedBy: "admin",
  modifiedAt: "2026-11-20T10:00:00.000Z",
};
const id = encodeNodeId("WarehouseAddress", row.id);
const SAVE = `mutation ($input: SaveWarehouseAddressInput!) {
  saveWarehouseAddress(input: $input) { warehouseAddress { code country { name } } errors { message field } }
}`;
const LIST = "{ warehouseAddresses(first: 5) { edges { node { code country { name } viewerMayDelete } } } }";
const DELETE = `mutation { deleteWarehouseAddress(input: { id: "${id}" }) { warehouseAddress { code } errors { code } } }`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const { stubs, people } = gateway;
  const viewer = ["WAREHOUSE_ADDRESS.VIEW", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  people.set("viewer", sessionActor({ buttons: [...viewer] }));
  people.set("maker", sessionActor({ buttons: [...viewer, "WAREHOUSE_ADDRESS.CREATE"] }));
  const page = { data: [row], total: null, totalExact: false, after: null, before: null };
  stubs.on(warehouseAddressRoutes.pageQuery, async () => page);
  stubs.on(warehouseAddressRoutes.add, async () => row);
  stubs.on(warehouseAddressRoutes.update, async () => row);
  stubs.on(warehouseAddressRoutes.delete, async () => row);
});
afterAll(() => gateway.close());
beforeEach(() => (gateway.stubs.calls.length = 0));

test("SYS-07, SYS-08 a page is one call: the country's name is at hand", async () => {
  const { data, calls } = await gateway.graph(LIST, { token: "viewer" });
  const node = { code: "KUL-01", country: { name: "Malaysia" }, viewerMayDelete: false };
  expect(data).toEqual({ warehouseAddresses: { edges: [{ node }] } });
  expect(calls).toEqual(["POST /warehouseAddress/pageQuery"]);
});

test("SYS-08 a new one, an edit and a delete each go by their own route, in one write", async () => {
  expect((await gateway.graph(SAVE, { variables: { input: own } })).calls).toEqual(["POST /warehouseAddress/add"]);
  const edited = await gateway.graph(SAVE, { variables: { input: { ...own, id, version: 2 } } });
  expect(edited.calls).toEqual(["POST /warehouseAddress/update"]);
  const gone = await gateway.graph(DELETE);
  expect(gone.data).toEqual({ deleteWarehouseAddress: { warehouseAddress: { code: "KUL-01" }, errors: [] } });
  expect(gone.calls).toEqual(["POST /warehouseAddress/delete"]);
});

test("CUS-03 what is too long is named by its field, before any call", async () => {
  const input = { ...own, address: "x".repeat(201) };
  const { data, calls } = await gateway.graph(SAVE, { variables: { input } });
  expect(data).toMatchObject({ saveWarehouseAddress: { errors: [{ field: ["address"] }] } });
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
