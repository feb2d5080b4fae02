import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/start.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const ask = async (search: Readonly<Record<string, string>>) => {
  const address = `/graphql?${new URLSearchParams({ query: "{ __typename }", ...search }).toString()}`;
  const answer = await gateway.fetch(address, {
    headers: { accept: "application/json", "x-requested-with": "linehaul" },
  });
  const text = await answer.text();
  return [answer.status, /"code":"(\d+)"/.exec(text)?.[1]];
};

test.each([{ variables: '{"text":"cut' }, { extensions: "{" }])(
  "FLT-04 %j in an address is the request's mistake, not ours",
  async (search) => expect(await ask(search)).toEqual([400, "09020701"]),
);
test("FLT-04 what is JSON there is read", async () => {
  expect(await ask({ variables: "{}", extensions: "{}" })).toEqual([200, undefined]);
});
