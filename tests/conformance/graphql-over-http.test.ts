import { startTestGateway, type TestGateway } from "@linehaul/gateway/testing/start";
import { serverAudits } from "graphql-http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

/** As a support engineer's browser sends it: with the session and the header of our own pages. */
const fetchFn = (url: string, { headers, ...init }: RequestInit = {}) =>
  fetch(url, {
    ...init,
    headers: {
      cookie: "linehaul_session=admin",
      "x-requested-with": "linehaul",
      ...Object.fromEntries(new Headers(headers)),
    },
  });

const audits = serverAudits({ url: () => `${gateway.url}/graphql`, fetchFn });

describe("GraphQL over HTTP, for a user who may introspect", () => {
  test("there are 61 audits", () => {
    expect(audits).toHaveLength(61);
  });

  test.each(audits.map((audit) => [audit.name, audit] as const))("%s", async (_name, audit) => {
    expect(await audit.fn()).toMatchObject({ status: "ok" });
  });
});
