import { contractRoutes as routes } from "@linehaul/schema/customers/contract-signing/routes";
import type { Contract } from "@linehaul/schema/customers/contract-signing/row";
import { customerLookUpRoutes } from "@linehaul/schema/customers/look-up";
import { readinessRoutes } from "@linehaul/schema/customers/readiness";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeNodeId } from "../../../access/node-id.ts";
import { sessionActor } from "../../../testing/fixtures.ts";
import { customerCode, uuid } from "../../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";
import { StubFailure } from "../../../testing/stubs.ts";

const at = "2026-11-20T08:00:00.000Z";
const contract: Contract = {
  id: uuid(1, 1),
  version: 1,
  site: "MY",
  customerCode: customerCode(1),
  customerName: "Kejora Sdn Bhd",
  kind: "CONTRACT",
  contractNo: "CT-1",
  validFrom: "2026-11-20",
  validTo: "2027-11-19",
  signatory: null,
  state: "DRAFT",
  files: [],
  renews: null,
  renewsNo: null,
  isRenewed: false,
  signedBy: null,
  signedAt: null,
  reason: null,
  createdBy: "hoa",
  createdAt: at,
  modifiedBy: "hoa",
  modifiedAt: at,
};
const id = encodeNodeId("Contract", contract.id);
const customerId = encodeNodeId("Customer", contract.customerCode);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const buttons = ["CONTRACT_SIGNING.VIEW", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  gateway.people.set("viewer", sessionActor({ buttons: [...buttons] }));
  gateway.people.set("editor", sessionActor({ buttons: ["COMPANY_CUSTOMER_ENABLE_EDIT.EDIT", ...buttons] }));
});
afterAll(() => gateway.close());

test("CUS-22 a page of contracts costs one call; what may be done follows from the state of each", async () => {
  gateway.stubs.on(routes.pageQuery, async () => ({
    data: [
      contract,
      { ...contract, id: uuid(1, 2), state: "SIGNED" as const, renews: contract.id, renewsNo: "CT-1" },
      { ...contract, id: uuid(1, 3), state: "EXPIRED" as const, isRenewed: true },
    ],
    total: 3,
    totalExact: true,
    after: null,
    before: null,
    stateCounts: [{ state: "DRAFT" as const, count: 1, exact: true }],
  }));
  const query = `{ contracts(first: 10) { totalCount stateCounts { state count isExact } edges { node {
    customerId renewsId viewerMayEdit viewerMayTerminate viewerMayRenew } } } }`;
  const { data, calls } = await gateway.graph(query);
  const may = (viewerMayEdit: boolean, viewerMayTerminate: boolean, viewerMayRenew: boolean) => ({
    node: { viewerMayEdit, viewerMayTerminate, viewerMayRenew },
  });
  expect(data).toMatchObject({
    contracts: {
      totalCount: 3,
      stateCounts: [{ state: "DRAFT", count: 1, isExact: true }],
      edges: [may(true, false, false), may(false, true, true), may(false, false, false)],
    },
  });
  expect(data).toMatchObject({ contracts: { edges: [{ node: { customerId } }, { node: { renewsId: id } }, {}] } });
  expect(calls).toEqual(["POST /contract/pageQuery"]);
});

const SAVE = `mutation ($days: String!) { saveContract(input: { customerId: "${customerId}", kind: CONTRACT, contractNo: "CT-1",
  validFrom: "2026-11-20", validTo: $days, files: [] }) { contract { id } errors { field message } } }`;
test("CUS-22 days that run backwards are told at their field before any call, and PERM-01 who may only see is refused before one", async () => {
  gateway.stubs.on(routes.save, async () => contract);
  const saved = await gateway.graph(SAVE, { variables: { days: "2027-11-19" } });
  expect([saved.data, saved.calls]).toEqual([
    { saveContract: { contract: { id }, errors: [] } },
    ["POST /contract/save"],
  ]);
  const back = await gateway.graph(SAVE, { variables: { days: "2026-11-19" } });
  expect([back.data, back.calls]).toMatchObject([{ saveContract: { errors: [{ field: ["validTo"] }] } }, []]);
  for (const query of [
    SAVE,
    `mutation { signContract(input: { id: "${id}", version: 1 }) { contract { id } } }`,
    `mutation { downloadContractFile(input: { id: "${id}", file: "${uuid(2, 1)}" }) { ticket } }`,
    `mutation { uploadContractFile(input: { name: "a.pdf", bytes: 1 }) { ticket } }`,
    `{ lookupCustomers(text: "Kejora") { name } }`,
  ]) {
    const { errors, calls } = await gateway.graph(query, { token: "viewer", variables: { days: "2027-11-19" } });
    expect([errors[0]?.extensions["code"], calls]).toEqual(["09020203", []]);
  }
});

test("LOOK-05 customers are looked up by two characters and more, in one call", async () => {
  gateway.stubs.on(customerLookUpRoutes.lookUp, async () => ({
    data: [{ customerCode: contract.customerCode, name: contract.customerName, status: "USABLE" as const }],
  }));
  const found = await gateway.graph('{ lookupCustomers(text: " Ke ") { customerId name status } }');
  expect(found.data).toEqual({ lookupCustomers: [{ customerId, name: "Kejora Sdn Bhd", status: "USABLE" }] });
  expect(found.calls).toEqual(["POST /customer/queryByName"]);
  const short = await gateway.graph('{ lookupCustomers(text: "K") { name } }');
  expect([short.errors[0]?.extensions["code"], short.calls]).toEqual(["09020701", []]);
});

test("CUS-13 CUS-22 what a customer lacks comes back with the act, each thing by itself; who may only edit does not make it usable", async () => {
  gateway.stubs.on(readinessRoutes.begin, async () => {
    throw new StubFailure(SERVICE_CODES.notReady, {
      fields: [
        { path: ["CARD"], key: "readiness.CARD", params: {} },
        { path: ["CONTRACT"], key: "readiness.CONTRACT", params: {} },
      ],
    });
  });
  const begin = `mutation { beginCustomer(input: { id: "${customerId}", version: 1 }) { readiness { isReady } errors { code message field } } }`;
  expect((await gateway.graph(begin)).data).toEqual({
    beginCustomer: {
      readiness: null,
      errors: [
        { code: "409009", message: "A monthly card in use", field: ["CARD"] },
        { code: "409009", message: "A signed contract that holds today", field: ["CONTRACT"] },
      ],
    },
  });
  const { errors, calls } = await gateway.graph(begin, { token: "editor" });
  expect([errors[0]?.extensions["code"], calls]).toEqual(["09020203", []]);
});
