import { type CustomerReview, customerReviewRoutes as routes } from "@linehaul/schema/customers/customer-review/review";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeNodeId } from "../../../access/node-id.ts";
import { sessionActor } from "../../../testing/fixtures.ts";
import { customerCode, uuid } from "../../../testing/numbered.ts";
import { StubFailure } from "../../../testing/stubs.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";

const review: CustomerReview = {
  id: uuid(1, 1),
  site: "MY",
  customerCode: customerCode(1),
  customerName: "Kejora Sdn Bhd",
  customerType: "ENTERPRISE",
  customerStatus: "PENDING_REVIEW",
  countryCode: "MY",
  orgCode: null,
  kind: "NEW",
  status: "PENDING",
  submittedBy: "hoa",
  submittedAt: "2026-11-20T08:00:00.000Z",
  isOwn: false,
  decidedBy: null,
  decidedAt: null,
  reason: null,
  earlier: null,
  changes: [{ field: "certNo", before: null, after: "2•••••0005", isMasked: true }],
  application: null,
};
const id = encodeNodeId("CustomerReview", review.id);
const decide = (name: string, more = "") =>
  `mutation { ${name}(input: { id: "${id}"${more} }) { decision { isDone review { status decidedBy } } errors { code field } } }`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const view = ["CUSTOMER_REVIEW.VIEW", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  gateway.people.set("viewer", sessionActor({ buttons: [...view] }));
  gateway.people.set(
    "judge",
    sessionActor({ buttons: [...view, "CUSTOMER_REVIEW.AUDIT", "CUSTOMER_REVIEW.SHOW_CLEAR"] }),
  );
  gateway.people.set("asker", sessionActor({ buttons: [...view, "COMPANY_CUSTOMER_FORM.SUBMIT"] }));
});
afterAll(() => gateway.close());

test("CUS-16 a page of reviews costs one call; nobody is offered to decide what he asked for, or what has ended", async () => {
  gateway.stubs.on(routes.pageQuery, async () => ({
    data: [
      review,
      { ...review, id: uuid(1, 2), isOwn: true },
      { ...review, id: uuid(1, 3), status: "PASSED" as const },
    ],
    total: 3,
    totalExact: true,
    after: null,
    before: null,
    statusCounts: [{ status: "PENDING" as const, count: 2, exact: true }],
  }));
  const query = `{ customerReviews(first: 10) { totalCount statusCounts { status count isExact } edges { node { viewerMayDecide changes { field after isMasked } } } } }`;
  const { data, calls } = await gateway.graph(query, { token: "judge" });
  expect(data).toMatchObject({
    customerReviews: {
      totalCount: 3,
      statusCounts: [{ status: "PENDING", count: 2, isExact: true }],
      edges: [
        { node: { viewerMayDecide: true } },
        { node: { viewerMayDecide: false } },
        { node: { viewerMayDecide: false } },
      ],
    },
  });
  expect(calls).toEqual(["POST /customer/review/pageQuery"]);
  expect((await gateway.graph(query, { token: "viewer" })).data).toMatchObject({
    customerReviews: { edges: [{ node: { viewerMayDecide: false } }, {}, {}] },
  });
});

test("CUS-16 a decision is one call; found decided it is an answer, and no reason is told at its field before any call", async () => {
  gateway.stubs.on(routes.pass, async () => ({
    isDone: false,
    review: { ...review, status: "FAILED" as const, decidedBy: "lan" },
  }));
  const late = await gateway.graph(decide("passCustomerReview"), { token: "judge" });
  expect(late.data).toEqual({
    passCustomerReview: { decision: { isDone: false, review: { status: "FAILED", decidedBy: "lan" } }, errors: [] },
  });
  expect(late.calls).toEqual(["POST /customer/review/pass"]);
  const mute = await gateway.graph(decide("failCustomerReview", `, reason: ""`), { token: "judge" });
  expect([mute.data, mute.calls]).toMatchObject([{ failCustomerReview: { errors: [{ field: ["reason"] }] } }, []]);
  gateway.stubs.on(routes.withdraw, async () => ({
    isDone: true,
    review: { ...review, status: "WITHDRAWN" as const, decidedBy: "hoa" },
  }));
  const back = await gateway.graph(decide("withdrawCustomerReview"), { token: "asker" });
  expect(back.calls).toEqual(["POST /customer/review/withdraw"]);
});

test("CUS-16 his own is refused in words; PERM-01 who may not decide is refused before a call", async () => {
  gateway.stubs.on(routes.pass, async () => {
    throw new StubFailure(SERVICE_CODES.ownReview);
  });
  const { data } = await gateway.graph(decide("passCustomerReview"), { token: "judge" });
  expect(data).toMatchObject({ passCustomerReview: { decision: null, errors: [{ code: "403004" }] } });
  for (const token of ["viewer", "asker"]) {
    const { errors, calls } = await gateway.graph(decide("passCustomerReview"), { token });
    expect([errors[0]?.extensions["code"], calls]).toEqual(["09020203", []]);
  }
});

test("PERM-12 a masked value of a review is shown by the review's own button", async () => {
  gateway.stubs.on(routes.showDecrypt, async () => ({ value: "201901000005" }));
  const reveal = `mutation { reveal(input: { id: "${id}", field: REVIEW_CERT_NO_AFTER, reason: "It can't be read" }) { value } }`;
  expect((await gateway.graph(reveal, { token: "judge" })).data).toEqual({ reveal: { value: "201901000005" } });
  const { errors, calls } = await gateway.graph(reveal, { token: "viewer" });
  expect([errors[0]?.extensions["code"], calls]).toEqual(["09020203", []]);
});
