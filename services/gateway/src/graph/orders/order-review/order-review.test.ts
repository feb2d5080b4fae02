import { orderReviewDecideRoutes as decide } from "@linehaul/schema/orders/order-review/decide";
import { orderReviewRoutes as routes } from "@linehaul/schema/orders/order-review/routes";
import type { ReviewCase } from "@linehaul/schema/orders/order-review/case";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { encodeNodeId } from "../../../access/node-id.ts";
import { sessionActor } from "../../../testing/fixtures.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";
import { caseRow as row } from "./testing/case-row.ts";

const id = encodeNodeId("ReviewCase", row.id);
const at = "2026-11-20T12:00:00.000Z";
const MAY = "viewerMayApprove viewerMayContact viewerMaySupplement viewerMayPutBack viewerMayCancel";
const QUEUE = `{ reviewCases(first: 5, filter: { queue: NOT_REVIEWED }) {
  totalCount counts { queue count isExact } reach { isAuthorised countries } passRests
  edges { node { sfWaybillNo goods passAt ${MAY} } }
} }`;
const act = (name: string, input: string) =>
  `mutation { ${name}(input: { id: "${id}"${name === "closeFollowUp" ? "" : ", version: 3"} ${input} }) {
    decision { isDone code message by at case { auditStatus version } } errors { message field }
  } }`;

let gateway: TestGateway;
let state: ReviewCase["orderStatus"] = "TO_VERIFY";
beforeAll(async () => {
  gateway = await startTestGateway();
  const { stubs, people } = gateway;
  const view = ["ORDER_REVIEW.VIEW", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  people.set("viewer", sessionActor({ buttons: [...view] }));
  people.set("approver", sessionActor({ buttons: [...view, "ORDER_REVIEW.APPROVE"] }));
  stubs.on(routes.pageQuery, async () => ({
    data: [{ ...row, orderStatus: state }],
    total: 1,
    totalExact: true,
    after: null,
    before: null,
    counts: [{ queue: "NOT_REVIEWED" as const, count: 1, exact: true }],
    reach: { isAuthorised: true, countries: ["JP"] },
    passRests: false,
  }));
  const done = { row: { ...row, auditStatus: "APPROVED" as const, version: 4 }, by: "reviewer.my", at };
  stubs.on(decide.checkPass, async () => ({ ...done, isDone: true, code: null }));
  stubs.on(decide.checkPassButFollowUp, async () => ({ ...done, isDone: false, code: 123263 }));
  stubs.on(decide.closeFollowUp, async () => ({ ...done, isDone: true, code: null }));
  stubs.on(decide.contacting, async () => ({ ...done, isDone: true, code: null }));
  stubs.on(decide.supplement, async () => ({ ...done, isDone: true, code: null }));
  stubs.on(decide.back, async () => ({ ...done, isDone: true, code: null }));
  stubs.on(decide.cancel, async () => ({ ...done, isDone: true, code: null }));
  stubs.on(routes.showClear, async () => ({ value: "+81 90 1234 5678" }));
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.stubs.calls.length = 0;
  state = "TO_VERIFY";
});

test("REV-01 a queue with its counts and the viewer's reach is one call", async () => {
  const { data, calls } = await gateway.graph(QUEUE, { token: "approver" });
  expect(data).toEqual({
    reviewCases: {
      totalCount: 1,
      counts: [{ queue: "NOT_REVIEWED", count: 1, isExact: true }],
      reach: { isAuthorised: true, countries: ["JP"] },
      passRests: false,
      edges: [
        {
          node: {
            sfWaybillNo: "SF1",
            goods: "Sensor",
            passAt: "2026-11-21T10:00:00.000Z",
            viewerMayApprove: true,
            viewerMayContact: false,
            viewerMaySupplement: false,
            viewerMayPutBack: false,
            viewerMayCancel: false,
          },
        },
      ],
    },
  });
  expect(calls).toEqual(["POST /orderAudit/pageQuery"]);
});

test.each([
  ["TO_VERIFY", { Approve: true, Contact: true, Supplement: true, PutBack: false, Cancel: true }],
  ["TO_CONTACT", { Approve: true, Contact: true, Supplement: true, PutBack: true, Cancel: true }],
  ["TO_SUPPLEMENT", { Approve: true, Contact: true, Supplement: false, PutBack: true, Cancel: true }],
  ["APPROVED", { Approve: false, Contact: false, Supplement: false, PutBack: false, Cancel: false }],
] as const)("REV-05 of %s it is offered what the lifecycle has", async (from, may) => {
  state = from;
  const { data } = await gateway.graph(QUEUE);
  const named = Object.fromEntries(Object.entries(may).map(([act, is]) => [`viewerMay${act}`, is]));
  expect(data).toMatchObject({ reviewCases: { edges: [{ node: named }] } });
});

test.each([
  ["approveCase", "", "POST /orderAudit/checkPass"],
  ["approveCase", 'followUp: "Ask"', "POST /orderAudit/checkPassButFollowUp"],
  ["contactCase", 'reason: "Who pays?"', "POST /orderAudit/contacting"],
  ["closeFollowUp", 'note: "It came"', "POST /orderAudit/closeFollowUp"],
  ["supplementCase", "documents: [SENDER_ID], intercept: true", "POST /orderAudit/supplement"],
  ["putBackCase", "", "POST /orderAudit/back/:id"],
  ["cancelCase", 'reason: "No documents"', "POST /orderAudit/cancel"],
])("REV-02 %s (%s) is one write", async (name, input, call) => {
  const { data, errors, calls } = await gateway.graph(act(name, input));
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ [name]: { decision: { case: { auditStatus: "APPROVED", version: 4 } }, errors: [] } });
  expect(calls).toEqual([call]);
});

test("REV-06 REV-07 what has passed is an answer with who and when, not an error", async () => {
  const { data } = await gateway.graph(act("approveCase", 'followUp: "Ask"'));
  expect(data).toMatchObject({
    approveCase: {
      decision: { isDone: false, code: 123263, message: "Action already passed.", by: "reviewer.my", at },
      errors: [],
    },
  });
});

test.each([
  ["contactCase", 'reason: " "', "reason"],
  ["contactCase", `reason: "${"x".repeat(301)}"`, "reason"],
  ["supplementCase", "documents: []", "documents"],
  ["approveCase", `followUp: "${"x".repeat(301)}"`, "followUp"],
])("REV-02 %s with a bad %s is named by its field, before any call", async (name, input, field) => {
  const { data, calls } = await gateway.graph(act(name, input));
  expect(data).toMatchObject({ [name]: { errors: [{ field: [field] }] } });
  expect(calls).toEqual([]);
});

test("REV-02 many are approved by one write, each with its outcome in words", async () => {
  const outcome = { orderId: row.id, sfWaybillNo: "SF1", isDone: false, code: 123263, stateFound: null, by: "x", at };
  gateway.stubs.on(decide.checkPassMany, async () => ({
    actId: row.id,
    kind: "APPROVE" as const,
    taskId: null,
    state: "SUCCESS" as const,
    orders: 1,
    outcomes: [outcome],
    errorCode: null,
    traceId: "0".repeat(32),
  }));
  const query = `mutation { approveCases(input: { cases: [{ id: "${id}", version: 3 }], release: true }) {
    act { outcomes { sfWaybillNo message by } } errors { field }
  } }`;
  const { data, calls } = await gateway.graph(query);
  expect(data).toEqual({
    approveCases: {
      act: { outcomes: [{ sfWaybillNo: "SF1", message: "Action already passed.", by: "x" }] },
      errors: [],
    },
  });
  expect(calls).toEqual(["POST /orderAudit/checkPassMany"]);
  const none = await gateway.graph(query.replace(/cases: \[.*\], /, "cases: [], "));
  expect(none.data).toMatchObject({ approveCases: { errors: [{ field: ["cases"] }] } });
});

test("PERM-12 a case's masked value is shown by the review's own button", async () => {
  const query = `mutation { reveal(input: { id: "${id}", field: RECEIVER_PHONE, reason: "Customs calls" }) { value } }`;
  const { data, calls } = await gateway.graph(query);
  expect([data, calls]).toEqual([{ reveal: { value: "+81 90 1234 5678" } }, ["POST /orderAudit/showClear"]]);
  expect((await gateway.graph(query, { token: "viewer" })).errors[0]?.extensions["code"]).toBe("09020203");
});

test.each(["approveCase", "putBackCase"])("PERM-01 who only looks may not %s, and no call is made", async (name) => {
  const { errors, calls } = await gateway.graph(act(name, ""), { token: "viewer" });
  expect(errors[0]?.extensions["code"]).toBe("09020203");
  expect(calls).toEqual([]);
});
