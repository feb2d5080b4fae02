import { afterEach, beforeEach, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/start.ts";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

test("what costs a query of its own is asked for only when it is selected", async () => {
  const wants = async (fields: string, variables = "") => {
    await gateway.graph(`query ${variables} { orders { ${fields} } }`);
    return gateway.stubs.calls.at(-1)?.input.body;
  };
  expect(await wants("edges { cursor }")).toMatchObject({ want: [] });
  expect(await wants("... { totalCount }")).toMatchObject({ want: ["total"] });
  expect(await wants("pageCursors { around { page } } statusCounts { count }")).toMatchObject({
    want: ["total", "statusCounts"],
  });
  expect(
    await wants("edges { cursor } statusCounts @include(if: $no) { count }", "($no: Boolean = false)"),
  ).toMatchObject({ want: [] });
});

test("those who hold GRAPHIQL.TRACE see what their document cost", async () => {
  const answer = await gateway.graph('{ order(number: "1") { id } }');
  expect(answer.extensions["trace"]).toMatchObject({
    calls: expect.arrayContaining([
      expect.objectContaining({ service: "order", route: "POST /order/detail", status: 200 }),
    ]),
  });
});
