import { afterEach, beforeEach, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/start.ts";

const SUBSCRIBE = { id: "c1", variables: { topics: ["ORDERS"] } };
const OPERATIONS = new Map([["c1", "subscription C($topics: [ChangeTopic!]!) { changes(topics: $topics) }"]]);
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway({ operations: OPERATIONS });
});
afterEach(() => gateway.close());

const subscribe = (token?: string) =>
  gateway.fetch("/graphql", {
    method: "POST",
    body: JSON.stringify(SUBSCRIBE),
    headers: { "content-type": "application/json", accept: "text/event-stream" },
    ...(token === undefined ? {} : { token }),
  });

test("changes are followed as a stream of events, for whoever is signed in", async () => {
  const stream = await subscribe();
  expect([stream.status, stream.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
  await stream.body?.cancel();
});

test("without a session there is no stream", async () => {
  expect((await subscribe("nobody")).status).toBe(401);
});
