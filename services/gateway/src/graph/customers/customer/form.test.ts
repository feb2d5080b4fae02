import { customerDuplicateRoutes } from "@linehaul/schema/customers/customer-form/duplicates";
import { type CustomerForm, customerFormRoutes as routes } from "@linehaul/schema/customers/customer-form/form";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { dataGroupRoutes } from "@linehaul/schema/permissions/perm-data-group";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeNodeId } from "../../../access/node-id.ts";
import { customer, sessionActor } from "../../../testing/fixtures.ts";
import { customerCode, uuid } from "../../../testing/numbered.ts";
import { StubFailure } from "../../../testing/stubs.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";

const { unusableReason: _unusableReason, ...listed } = customer(1);
const form: CustomerForm = {
  ...listed,
  nature: null,
  industry: null,
  businessScope: null,
  county: null,
  tel: null,
  certType: null,
  hasCertFront: false,
  hasCertBack: false,
  certNo: null,
  taxNo: null,
  referrer: null,
  deliveryPerson: null,
  pinCode: null,
  settlementAccount: null,
  prepaidAccount: null,
  invoiceTitle: null,
  invoiceCount: null,
  takesCod: false,
  takesDdp: false,
  contacts: [],
  version: 3,
  review: null,
  refusal: null,
};
const id = encodeNodeId("Customer", customerCode(1));
const least = `nameEn: "A", countryCode: "VN", contactName: "B", settlementType: CASH, creditCurrency: "VND"`;
const save = (more: string) =>
  `mutation { saveCompanyCustomer(input: { ${least}, ${more} }) { form { customerId version } errors { code field message } } }`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const graphiql = ["GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  gateway.people.set("maker", sessionActor({ buttons: [...graphiql, "COMPANY_CUSTOMER_FORM.CREATE"] }));
  gateway.people.set(
    "editor",
    sessionActor({ buttons: [...graphiql, "COMPANY_CUSTOMER_FORM.EDIT", "COMPANY_CUSTOMER_FORM.SUBMIT"] }),
  );
  gateway.people.set("person", sessionActor({ buttons: [...graphiql, "PERSON_CUSTOMER_FORM.EDIT"] }));
  gateway.stubs.on(dataGroupRoutes.organisations, async () => [{ code: "VNSALES", name: "Sales", countryCode: "VN" }]);
  for (const route of [routes.saveCompany, routes.form, routes.submit]) gateway.stubs.on(route, async () => form);
});
afterAll(() => gateway.close());

test("PERM-01 a new company is saved by CREATE, an edit by EDIT; who may submit says so in the same call", async () => {
  const made = await gateway.graph(save(`contactPhone: "+84 912 345 678", contacts: [], orgCode: "VNSALES"`), {
    token: "maker",
  });
  expect(made.data).toEqual({ saveCompanyCustomer: { form: { customerId: id, version: 3 }, errors: [] } });
  expect(made.calls).toEqual(["POST /dev-basp-system/dataGroup/organisations", "POST /customer/saveCompany"]);
  const contact = encodeNodeId("CustomerContact", uuid(2, 2));
  const edited = await gateway.graph(save(`id: "${id}", version: 2, contacts: [{ id: "${contact}", name: "Lan" }]`), {
    token: "editor",
  });
  expect(edited.calls).toEqual(["POST /customer/saveCompany"]);
  expect(gateway.stubs.calls.at(-1)).toMatchObject({
    caller: { button: "COMPANY_CUSTOMER_FORM.EDIT", also: ["COMPANY_CUSTOMER_FORM.SUBMIT"] },
    input: { body: { customerCode: customerCode(1), version: 2, contacts: [{ id: uuid(2, 2), name: "Lan" }] } },
  });
  for (const [query, token] of [
    [save(`id: "${id}", version: 2, contacts: []`), "maker"],
    [save("contacts: []"), "person"],
  ] as const) {
    const { errors, calls } = await gateway.graph(query, { token });
    expect([errors[0]?.extensions["code"], calls]).toEqual(["09020203", []]);
  }
});

test("CUS-20 what is wrong is told at its field before any call: a number of no country's, a mask, an organisation that is none", async () => {
  const number = await gateway.graph(
    save(`certType: BUSINESS_LICENCE, certNo: "0100233489", contactPhone: "+84 912 345 678", contacts: []`),
    { token: "maker" },
  );
  expect(number.calls).toEqual([]);
  expect(number.data).toMatchObject({
    saveCompanyCustomer: {
      errors: [{ code: "400001", field: ["certNo"], message: "Not a valid MST: one looks like 0100233488" }],
    },
  });
  const mask = await gateway.graph(save(`id: "${id}", version: 2, address: "12 Ki••••", contacts: []`), {
    token: "editor",
  });
  expect(mask.data).toMatchObject({ saveCompanyCustomer: { errors: [{ field: ["address"] }] } });
  const org = await gateway.graph(save(`id: "${id}", version: 2, orgCode: "NOBODY", contacts: []`), {
    token: "editor",
  });
  expect(org.data).toMatchObject({ saveCompanyCustomer: { errors: [{ field: ["orgCode"] }] } });
  expect(org.calls).toEqual(["POST /dev-basp-system/dataGroup/organisations"]);
});

test("CUS-13 a form is read, and a customer submitted, in one call each, by the buttons of its form that are held", async () => {
  const read = await gateway.graph(`{ customerForm(id: "${id}") { customerId nameEn version review { id } } }`, {
    token: "person",
  });
  expect(read.data).toMatchObject({ customerForm: { customerId: id, version: 3, review: null } });
  expect(gateway.stubs.calls.at(-1)?.caller).toMatchObject({
    button: "PERSON_CUSTOMER_FORM.EDIT",
    also: ["PERSON_CUSTOMER_FORM.EDIT"],
  });
  gateway.stubs.on(routes.submit, async () => {
    throw new StubFailure(SERVICE_CODES.invalid, { fields: [{ path: ["taxNo"], key: "required", params: {} }] });
  });
  const sent = await gateway.graph(
    `mutation { submitCustomer(input: { id: "${id}", version: 3 }) { form { version } errors { field message } } }`,
    { token: "editor" },
  );
  expect(sent.data).toMatchObject({
    submitCustomer: { form: null, errors: [{ field: ["taxNo"], message: "This field is required" }] },
  });
  expect(sent.calls).toEqual(["POST /customer/submit"]);
});

test("PERM-02 a duplicate that the viewer may not see has no id to open", async () => {
  gateway.stubs.on(customerDuplicateRoutes.duplicates, async () => ({
    duplicates: [
      {
        reasons: ["IDENTITY" as const],
        customerCode: customerCode(2),
        name: "B",
        status: "USABLE" as const,
        orgCode: "VNSALES",
      },
      { reasons: ["NAME" as const], customerCode: null, name: null, status: null, orgCode: "VNCS" },
    ],
  }));
  const { data, calls } = await gateway.graph(
    `mutation { findDuplicateCustomers(input: { id: "${id}", names: ["A"], certNo: "0100233488" }) { found { duplicates { customerId name orgCode } } } }`,
    { token: "editor" },
  );
  expect(data).toEqual({
    findDuplicateCustomers: {
      found: {
        duplicates: [
          { customerId: encodeNodeId("Customer", customerCode(2)), name: "B", orgCode: "VNSALES" },
          { customerId: null, name: null, orgCode: "VNCS" },
        ],
      },
    },
  });
  expect(calls).toEqual(["POST /customer/duplicates"]);
});
