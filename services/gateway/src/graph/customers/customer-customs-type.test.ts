import { customerClientCodeRoutes as codes } from "@linehaul/schema/customers/customer-client-code";
import {
  type CustomerCustomsType,
  customerCustomsTypeRoutes as routes,
} from "@linehaul/schema/customers/customer-customs-type";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeNodeId } from "../../access/node-id.ts";
import { uuid } from "../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../testing/start.ts";

const row: CustomerCustomsType = {
  id: uuid(9, 1),
  version: 1,
  status: "ENABLED",
  site: "MY",
  customerCode: "6010000001",
  customerName: "Kinta Trading",
  customsType: "BROKER",
  registrationNo: null,
  remark: "",
  createdBy: "admin",
  createdAt: "2026-11-20T10:00:00.000Z",
  modifiedBy: "admin",
  modifiedAt: "2026-11-20T10:00:00.000Z",
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.stubs.on(routes.saveOrModify, async () => row);
  gateway.stubs.on(codes.pageQuery, async () => ({ data: [], total: 0, totalExact: true, after: null, before: null }));
});
afterAll(() => gateway.close());

const save = (own: string) =>
  gateway.graph(
    `mutation { saveCustomerCustomsType(input: { ${own} }) { customerCustomsType { customerId customsType } errors { field } } }`,
  );

test("ORD-09 who declares for a customer is one write; an empty registration is none", async () => {
  const { data, calls } = await save('customerCode: "6010000001", customsType: BROKER, registrationNo: " "');
  expect(data).toEqual({
    saveCustomerCustomsType: {
      customerCustomsType: { customerId: encodeNodeId("Customer", "6010000001"), customsType: "BROKER" },
      errors: [],
    },
  });
  expect(calls).toEqual(["POST /customerCustomsType/saveOrModify"]);
  expect(gateway.stubs.calls.at(-1)).toMatchObject({
    caller: { button: "CUSTOMER_CUSTOMS_TYPE.CREATE" },
    input: { body: { registrationNo: null } },
  });
  const wrong = await save('customerCode: "1", customsType: BROKER');
  expect([wrong.data, wrong.calls]).toMatchObject([
    { saveCustomerCustomsType: { errors: [{ field: ["customerCode"] }] } },
    [],
  ]);
});

test("ORD-09 a customer's client codes are one call", async () => {
  const { data, calls } = await gateway.graph(
    '{ customerClientCodes(first: 10, filter: { customerCode: "6010000001" }, sort: COUNTRY_ASC) { totalCount edges { node { clientCode } } } }',
  );
  expect([data, calls]).toEqual([
    { customerClientCodes: { totalCount: 0, edges: [] } },
    ["POST /customerClientCode/pageQuery"],
  ]);
});
