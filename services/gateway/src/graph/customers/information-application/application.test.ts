import { type CustomerReview, customerReviewRoutes } from "@linehaul/schema/customers/customer-review/review";
import { applicationRoutes as routes } from "@linehaul/schema/customers/information-application/routes";
import type { CustomerApplication } from "@linehaul/schema/customers/information-application/row";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeNodeId } from "../../../access/node-id.ts";
import { sessionActor } from "../../../testing/fixtures.ts";
import { customerCode, uuid } from "../../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";
import { StubFailure } from "../../../testing/stubs.ts";

const at = "2026-11-20T08:00:00.000Z";
const file = { id: uuid(2, 1), name: "form.pdf", type: "application/pdf", bytes: 9, sha256: "a".repeat(64) };
const application: CustomerApplication = {
  id: uuid(1, 1),
  version: 1,
  site: "MY",
  customerCode: customerCode(1),
  customerName: "Kejora Sdn Bhd",
  customerType: "ENTERPRISE",
  countryCode: "MY",
  kind: "COD",
  status: "DRAFT",
  cardState: null,
  remark: null,
  papers: [
    { paper: "APPLICATION_FORM", isRequired: true, file },
    { paper: "OTHER", isRequired: false, file: null },
  ],
  submissions: 0,
  submittedBy: null,
  submittedAt: null,
  isOwn: false,
  decidedBy: null,
  decidedAt: null,
  reason: null,
  createdBy: "hoa",
  createdAt: at,
  modifiedBy: "hoa",
  modifiedAt: at,
};
const id = encodeNodeId("CustomerApplication", application.id);
const customerId = encodeNodeId("Customer", application.customerCode);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const raw = ["GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  gateway.people.set("viewer", sessionActor({ buttons: ["INFORMATION_APPLICATION.VIEW", ...raw] }));
  gateway.people.set("judge", sessionActor({ buttons: ["CUSTOMER_REVIEW.VIEW", "CUSTOMER_REVIEW.AUDIT", ...raw] }));
  gateway.people.set("stranger", sessionActor({ buttons: [...raw] }));
});
afterAll(() => gateway.close());

test("CUS-19 a page of applications costs one call; what may be done follows from the status of each, and whose it is", async () => {
  const submitted = { ...application, status: "SUBMITTED" as const, submissions: 1 };
  gateway.stubs.on(routes.pageQuery, async () => ({
    data: [
      application,
      { ...submitted, id: uuid(1, 2), isOwn: true },
      { ...submitted, id: uuid(1, 3) },
      { ...submitted, id: uuid(1, 4), status: "RETURNED" as const, reason: "Another name" },
      { ...submitted, id: uuid(1, 5), status: "ACCEPTED" as const },
    ],
    total: 5,
    totalExact: true,
    after: null,
    before: null,
    statusCounts: [{ status: "DRAFT" as const, count: 1, exact: true }],
  }));
  const query = `{ customerApplications(first: 10) { totalCount statusCounts { status count isExact } edges { node {
    customerId papers { paper isRequired file { id name } } viewerMayEdit viewerMayWithdraw viewerMayDelete } } } }`;
  const { data, calls } = await gateway.graph(query);
  const may = (viewerMayEdit: boolean, viewerMayWithdraw: boolean, viewerMayDelete: boolean) => ({
    node: { viewerMayEdit, viewerMayWithdraw, viewerMayDelete },
  });
  expect(data).toMatchObject({
    customerApplications: {
      totalCount: 5,
      statusCounts: [{ status: "DRAFT", count: 1, isExact: true }],
      edges: [
        may(true, false, true),
        may(false, true, false),
        may(false, false, false),
        may(true, false, false),
        may(false, false, false),
      ],
    },
  });
  expect(data).toMatchObject({
    customerApplications: {
      edges: [{ node: { customerId, papers: [{ file: { id: file.id } }, { file: null }] } }, {}, {}, {}, {}],
    },
  });
  expect(calls).toEqual(["POST /application/pageQuery"]);
  const seen = await gateway.graph(query, { token: "viewer" });
  expect(seen.data).toMatchObject({
    customerApplications: { edges: [may(false, false, false), may(false, false, false), {}, {}, {}] },
  });
});

const SAVE = `mutation ($papers: [ApplicationPaperInput!]!) { saveCustomerApplication(input: { customerId: "${customerId}", kind: COD,
  submits: true, papers: $papers }) { application { id } errors { code message field } } }`;
const act = (name: string) =>
  `mutation { ${name}(input: { id: "${id}", version: 1 }) { application { id } errors { code } } }`;
test("CUS-19 a write is one call; what it lacks comes back at each paper, and a paper named twice before any call", async () => {
  gateway.stubs.on(routes.save, async () => {
    throw new StubFailure(SERVICE_CODES.invalid, {
      fields: [{ path: ["papers", "BANK_STATEMENT"], key: "application.paper", params: {} }],
    });
  });
  const paper = { paper: "OTHER", file: file.id };
  const refused = await gateway.graph(SAVE, { variables: { papers: [paper] } });
  expect([refused.data, refused.calls]).toEqual([
    {
      saveCustomerApplication: {
        application: null,
        errors: [{ code: "400001", message: "The paper is needed", field: ["papers", "BANK_STATEMENT"] }],
      },
    },
    ["POST /application/save"],
  ]);
  const twice = await gateway.graph(SAVE, { variables: { papers: [paper, paper] } });
  expect([twice.data, twice.calls]).toMatchObject([
    { saveCustomerApplication: { errors: [{ field: ["papers"] }] } },
    [],
  ]);
  gateway.stubs.on(routes.submit, async () => application);
  gateway.stubs.on(routes.withdraw, async () => application);
  for (const name of ["submit", "withdraw"] as const) {
    const { data, calls } = await gateway.graph(act(`${name}CustomerApplication`));
    expect([data, calls]).toEqual([
      { [`${name}CustomerApplication`]: { application: { id }, errors: [] } },
      [`POST /application/${name}`],
    ]);
  }
});

test("CUS-19 the checklist of a kind is one call for whom may write; PERM-01 anybody else is refused before one", async () => {
  gateway.stubs.on(routes.papers, async () => ({ data: [{ paper: "OTHER" as const, isRequired: false }] }));
  const papers = `{ applicationPapers(customerId: "${customerId}", kind: CARD) { paper isRequired } }`;
  const { data, calls } = await gateway.graph(papers);
  expect([data, calls]).toEqual([
    { applicationPapers: [{ paper: "OTHER", isRequired: false }] },
    ["POST /application/papers"],
  ]);
  const download = `mutation { downloadApplicationPaper(input: { id: "${id}", file: "${file.id}" }) { ticket errors { message } } }`;
  const refused = async (token: string, queries: readonly string[]) => {
    for (const query of queries) {
      const { errors, calls: made } = await gateway.graph(query, { token, variables: { papers: [] } });
      expect([errors[0]?.extensions["code"], made]).toEqual(["09020203", []]);
    }
  };
  const upload = `mutation { uploadApplicationPaper(input: { name: "a.pdf", bytes: 1 }) { ticket } }`;
  const remove = `mutation { deleteCustomerApplication(input: { id: "${id}" }) { errors { code } } }`;
  const writes = [SAVE, act("submitCustomerApplication"), act("withdrawCustomerApplication"), remove, upload, papers];
  await refused("viewer", writes);
  await refused("stranger", [...writes, download]);
  for (const token of ["viewer", "judge"])
    expect((await gateway.graph(download, { token })).data).toMatchObject({
      downloadApplicationPaper: { ticket: expect.any(String) },
    });
});

test("CUS-16 CUS-19 a review shows what is applied for, with its papers, to whom may see reviews alone", async () => {
  const { kind, remark, papers } = application;
  const row: CustomerReview = {
    id: uuid(3, 1),
    site: "MY",
    customerCode: application.customerCode,
    customerName: application.customerName,
    customerType: "ENTERPRISE",
    customerStatus: "USABLE",
    countryCode: "MY",
    orgCode: null,
    kind: "APPLICATION",
    status: "PENDING",
    submittedBy: "hoa",
    submittedAt: at,
    isOwn: false,
    decidedBy: null,
    decidedAt: null,
    reason: null,
    earlier: null,
    changes: [],
    application: { id: application.id, kind, remark, papers },
  };
  gateway.stubs.on(customerReviewRoutes.byIds, async () => [row]);
  const review = encodeNodeId("CustomerReview", uuid(3, 1));
  const query = `{ node(id: "${review}") { ... on CustomerReview { kind application { id kind papers { paper file { name } } } } } }`;
  const { data, calls } = await gateway.graph(query, { token: "judge" });
  expect([data, calls]).toMatchObject([
    { node: { kind: "APPLICATION", application: { id, kind: "COD", papers: [{ file: { name: "form.pdf" } }, {}] } } },
    ["POST /customer/review/byIds"],
  ]);
});
