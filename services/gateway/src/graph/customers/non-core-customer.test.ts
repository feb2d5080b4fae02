import { type NonCoreCustomer, nonCoreCustomerRoutes as routes } from "@linehaul/schema/customers/non-core-customer";
import { maskPhone } from "@linehaul/schema/masked";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeNodeId } from "../../access/node-id.ts";
import { sessionActor } from "../../testing/fixtures.ts";
import { uuid } from "../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../testing/start.ts";

const row: NonCoreCustomer = {
  id: uuid(9, 1),
  version: 1,
  status: "ENABLED",
  site: "MY",
  system: "AGENT-CRM",
  outsideNo: "N1002003",
  customerType: "ENTERPRISE",
  name: "Kinta Trading",
  countryCode: "MY",
  city: "Ipoh",
  contactName: "Siti Rahman",
  phone: maskPhone(null, "+60 12-345 6789"),
  email: null,
  remark: null,
  customerCode: null,
  customerName: null,
  createdBy: "admin",
  createdAt: "2026-11-20T10:00:00.000Z",
  modifiedBy: "admin",
  modifiedAt: "2026-11-20T10:00:00.000Z",
};
const id = encodeNodeId("NonCoreCustomer", row.id);
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const own = ["NON_CORE_CUSTOMER.VIEW", "NON_CORE_CUSTOMER.EDIT", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  gateway.people.set("companies", sessionActor({ buttons: [...own, "COMPANY_CUSTOMER_FORM.CREATE"] }));
  gateway.people.set("persons", sessionActor({ buttons: [...own, "PERSON_CUSTOMER_FORM.CREATE"] }));
  gateway.stubs.on(routes.byIds, async () => [row]);
  gateway.stubs.on(routes.promote, async () => ({ ...row, customerCode: "6010000001", customerName: row.name }));
});
afterAll(() => gateway.close());

const promote = (token: string) =>
  gateway.graph(
    `mutation { promoteNonCoreCustomer(input: { id: "${id}", version: 1 }) { nonCoreCustomer { customerId viewerMayPromote } errors { message } } }`,
    { token },
  );

test("CUS-19 SEC-02 a customer is made by one write, which says what of the buttons that add customers is held", async () => {
  const { data, calls } = await promote("companies");
  const customerId = encodeNodeId("Customer", "6010000001");
  expect(data).toEqual({
    promoteNonCoreCustomer: { nonCoreCustomer: { customerId, viewerMayPromote: false }, errors: [] },
  });
  expect(calls).toEqual(["POST /nonCore/promote"]);
  const caller = { button: "NON_CORE_CUSTOMER.EDIT", also: ["COMPANY_CUSTOMER_FORM.CREATE"] };
  expect(gateway.stubs.calls.at(-1)).toMatchObject({ caller });
});

test.each([
  ["companies", true],
  ["persons", false],
])("CUS-19 of a company who adds %s is told whether he may make a customer: %s", async (token, may) => {
  const asked = `{ node(id: "${id}") { ... on NonCoreCustomer { customerId viewerMayPromote } } }`;
  const { data } = await gateway.graph(asked, { token });
  expect(data).toEqual({ node: { customerId: null, viewerMayPromote: may } });
});
