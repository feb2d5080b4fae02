import { orderReviewDocumentRoutes as routes } from "@linehaul/schema/orders/order-review/document";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeNodeId } from "../../../access/node-id.ts";
import { sessionActor } from "../../../testing/fixtures.ts";
import { uuid } from "../../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";
import { caseRow } from "./testing/case-row.ts";

const id = encodeNodeId("ReviewCase", caseRow.id);
const input = `id: "${id}", kind: SENDER_ID`;
const KEEP = `mutation { keepReviewDocument(input: { ${input}, file: "${uuid(9, 2)}" }) { case { viewerMayAddDocument viewerMayJudgeDocument } errors { message } } }`;
const judge = (how: string) =>
  `mutation { judgeReviewDocument(input: { ${input}, ${how} }) { case { sfWaybillNo } errors { message field } } }`;
const SHOW = `mutation { showReviewDocument(input: { ${input} }) { ticket errors { message } } }`;
const UPLOAD = `mutation { uploadReviewDocument(input: { name: "id.pdf", bytes: 5 }) { ticket errors { message } } }`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const view = ["ORDER_REVIEW.VIEW", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  gateway.people.set("viewer", sessionActor({ buttons: [...view] }));
  gateway.people.set("clerk", sessionActor({ buttons: [...view, "ORDER_REVIEW.UPLOAD_CERT"] }));
  gateway.people.set("judge", sessionActor({ buttons: [...view, "ORDER_REVIEW.SUPPLEMENT"] }));
  gateway.stubs.on(routes.keep, async () => caseRow);
  gateway.stubs.on(routes.judge, async () => caseRow);
});
afterAll(() => gateway.close());

test("REV-02 a document is kept, and judged, in one call each, by whoever holds the button", async () => {
  const kept = await gateway.graph(KEEP, { token: "clerk" });
  expect(kept.data).toEqual({
    keepReviewDocument: { case: { viewerMayAddDocument: true, viewerMayJudgeDocument: false }, errors: [] },
  });
  expect(kept.calls).toEqual(["POST /orderAudit/document/keep"]);
  const judged = await gateway.graph(judge("isAccepted: true"), { token: "judge" });
  expect(judged.data).toEqual({ judgeReviewDocument: { case: { sfWaybillNo: "SF1" }, errors: [] } });
  expect(judged.calls).toEqual(["POST /orderAudit/document/judge"]);
});

test("REV-02 a refusal without its reason is told at its field before any call", async () => {
  const { data, calls } = await gateway.graph(judge("isAccepted: false"), { token: "judge" });
  expect(data).toMatchObject({ judgeReviewDocument: { case: null, errors: [{ field: ["reason"] }] } });
  expect(calls).toEqual([]);
});

test("REV-02 tickets for a document's file cost no call, and a file that is too large none either", async () => {
  for (const [query, token] of [
    [SHOW, "judge"],
    [UPLOAD, "clerk"],
  ] as const) {
    const { data, calls } = await gateway.graph(query, { token });
    expect(Object.values(data ?? {})).toMatchObject([{ ticket: expect.any(String), errors: [] }]);
    expect(calls).toEqual([]);
  }
  const large = await gateway.graph(UPLOAD.replace("bytes: 5", "bytes: 5242881"), { token: "clerk" });
  expect(large.data).toMatchObject({ uploadReviewDocument: { ticket: null, errors: [{}] } });
});

test("PERM-01 who holds none of the buttons is refused before a call", async () => {
  for (const query of [KEEP, judge("isAccepted: true"), SHOW, UPLOAD]) {
    const { errors, calls } = await gateway.graph(query, { token: "viewer" });
    expect(errors[0]?.extensions["code"]).toBe("09020203");
    expect(calls).toEqual([]);
  }
});
