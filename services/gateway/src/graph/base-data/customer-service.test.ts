import { type CustomerService, customerServiceRoutes as routes } from "@linehaul/schema/base-data/customer-service";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { orderDetail, orderRow, sessionActor } from "../../testing/fixtures.ts";
import { uuid } from "../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../testing/start.ts";

const own = {
  countryCode: "MY",
  area: "Penang",
  phone: "+60 4-641 8800",
  email: "care.penang@linehaul.example",
  nameEn: "Customer service Penang",
  nameZhCn: "槟城客服",
  nameZhHk: "檳城客戶服務",
};
const row: CustomerService = {
  ...own,
  id: uuid(9, 1),
  site: "MY",
  version: 2,
  status: "ENABLED",
  createdBy: "admin",
  createdAt: "2026-11-20T10:00:00.000Z",
  modifiedBy: "admin",
  modifiedAt: "2026-11-20T10:00:00.000Z",
};
const hours = {
  countryCode: "MY",
  purpose: "CUSTOMER_SERVICE" as const,
  isOpen: true,
  opensAt: "2026-11-20T10:00:00.000Z",
  closesAt: "2026-11-20T17:00:00.000Z",
};
const LIST = `{
  customerServices(first: 5) { edges { node { name country { name } } } }
  customerServiceOpenNow { country { name } isOpen closesAt }
}`;
const ORDER = '{ order(number: "N") { detail { whomToCall { name area phone email hours { isOpen closesAt } } } } }';
const SAVE = `mutation ($input: SaveCustomerServiceInput!) {
  saveCustomerService(input: $input) { customerService { area } errors { message field } }
}`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const { stubs, people } = gateway;
  const buttons = ["CUSTOMER_SERVICE.VIEW", "CUSTOMER_SERVICE.CREATE", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  people.set("maker", sessionActor({ buttons: [...buttons] }));
  const data = [row];
  stubs.on(routes.openNow, async () => [hours]);
  stubs.on(routes.pageQuery, async () => ({ data, total: null, totalExact: false, after: null, before: null }));
  stubs.on(routes.save, async () => ({ ...row, area: "" }));
});
afterAll(() => gateway.close());
beforeEach(() => (gateway.stubs.calls.length = 0));

test("SYS-07 a page is two calls: its rows, and of which countries it is open, in the reader's language", async () => {
  const { data, calls } = await gateway.graph(LIST, { token: "maker", headers: { "accept-language": "zh-HK" } });
  const country = { name: "馬來西亞" };
  expect(data).toEqual({
    customerServices: { edges: [{ node: { name: "檳城客戶服務", country } }] },
    customerServiceOpenNow: [{ country, isOpen: true, closesAt: hours.closesAt }],
  });
  expect(new Set(calls)).toEqual(new Set(["POST /customerService/pageQuery", "POST /customerService/openNow"]));
});

test("SYS-07 whom to call comes with the order, in the reader's language and its one call; nobody is null", async () => {
  const { nameEn: en, nameZhCn, nameZhHk, area, phone, email } = own;
  const nameI18n = { en, "zh-CN": nameZhCn, "zh-HK": nameZhHk };
  let whomToCall: ReturnType<typeof orderDetail>["whomToCall"] = { nameI18n, area, phone, email, hours };
  gateway.stubs.on(orderRoutes.detail, async () => ({ row: orderRow(1), detail: { ...orderDetail(1), whomToCall } }));
  const { data, calls } = await gateway.graph(ORDER, { headers: { "accept-language": "zh-CN" } });
  const open = { isOpen: true, closesAt: hours.closesAt };
  expect(data).toEqual({ order: { detail: { whomToCall: { name: nameZhCn, area, phone, email, hours: open } } } });
  expect(calls.filter((call) => call.startsWith("POST"))).toEqual(["POST /order/detail"]);
  whomToCall = null;
  expect((await gateway.graph(ORDER)).data).toEqual({ order: { detail: { whomToCall: null } } });
});

test("SYS-07 an area that is left out is all of the country; a bad e-mail is refused at its field, before any call", async () => {
  const { area: _, ...input } = own;
  const saved = await gateway.graph(SAVE, { token: "maker", variables: { input } });
  expect(saved.data).toEqual({ saveCustomerService: { customerService: { area: "" }, errors: [] } });
  const bad = await gateway.graph(SAVE, { token: "maker", variables: { input: { ...input, email: "care@" } } });
  expect(bad.data).toMatchObject({ saveCustomerService: { errors: [{ field: ["email"] }] } });
  expect(bad.calls).toEqual([]);
});
