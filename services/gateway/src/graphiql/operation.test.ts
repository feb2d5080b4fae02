import { afterAll, beforeAll, expect, test } from "vitest";
import { sessionActor } from "../testing/fixtures.ts";
import { startTestGateway, type TestGateway } from "../testing/start.ts";

const TEXT = "query mine { viewer { userName } }";
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ operations: new Map([["a-1", TEXT]]) });
});
afterAll(() => gateway.close());

const textOf = (id: string, token = "admin") => gateway.fetch(`/graphiql/operation?id=${id}`, { token });

test("the text of an operation is for who may send documents of his own", async () => {
  const answer = await textOf("a-1");
  expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([
    200,
    "text/plain; charset=utf-8",
    TEXT,
  ]);
  gateway.people.set("clerk", sessionActor({ buttons: ["ORDER_LIST.VIEW"] }));
  const refused = await textOf("a-1", "clerk");
  expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining("09020203")]);
  const nobody = await textOf("a-1", "");
  expect([nobody.status, await nobody.text()]).toEqual([401, expect.not.stringContaining("query")]);
});

test("an operation that nobody gave is none", async () => {
  for (const id of ["a-2", "", "__proto__", "x".repeat(5_000)]) {
    const answer = await textOf(id);
    expect([answer.status, await answer.text()]).toEqual([400, ""]);
  }
});
