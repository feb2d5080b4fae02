import { type CustomerCod, customerCodRoutes as routes } from "@linehaul/schema/customers/customer-cod";
import { maskCertificate } from "@linehaul/schema/masked";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeNodeId } from "../../access/node-id.ts";
import { uuid } from "../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../testing/start.ts";

const row: CustomerCod = {
  id: uuid(9, 1),
  version: 1,
  status: "ENABLED",
  site: "MY",
  customerCode: "6010000001",
  customerName: "Kinta Trading",
  currency: "MYR",
  least: "10.00",
  most: "5000.00",
  card: maskCertificate("6212345678901234"),
  account: maskCertificate("9876543210"),
  createdBy: "admin",
  createdAt: "2026-11-20T10:00:00.000Z",
  modifiedBy: "admin",
  modifiedAt: "2026-11-20T10:00:00.000Z",
};
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.stubs.on(routes.save, async () => row);
});
afterAll(() => gateway.close());

const save = (own: string) =>
  gateway.graph(
    `mutation { saveCustomerCod(input: { customerCode: "6010000001", currency: "MYR", ${own} }) { customerCod { customerId card } errors { field } } }`,
  );

test("ORD-04 one button makes a row and edits it, one write each; bounds that cross are refused before it", async () => {
  const made = await save('least: "10", most: "5000", card: "6212345678901234", account: "9876543210"');
  const customerId = encodeNodeId("Customer", "6010000001");
  expect(made.data).toEqual({ saveCustomerCod: { customerCod: { customerId, card: row.card }, errors: [] } });
  expect(made.calls).toEqual(["POST /cod/save"]);
  expect(gateway.stubs.calls.at(-1)).toMatchObject({ caller: { button: "CUSTOMER_COD.EDIT" } });
  const crossed = await save('least: "10.01", most: "10"');
  expect([crossed.data, crossed.calls]).toMatchObject([{ saveCustomerCod: { errors: [{ field: ["most"] }] } }, []]);
});
