import { type JumpWhitelist, jumpWhitelistRoutes } from "@linehaul/schema/base-data/jump-whitelist/jump-whitelist";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { encodeNodeId } from "../../access/node-id.ts";
import { sessionActor } from "../../testing/fixtures.ts";
import { uuid } from "../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../testing/start.ts";

const row: JumpWhitelist = {
  host: "help.example.com",
  remark: "",
  id: uuid(9, 1),
  version: 1,
  status: "ENABLED",
  createdBy: "admin",
  createdAt: "2026-11-20T10:00:00.000Z",
  modifiedBy: "admin",
  modifiedAt: "2026-11-20T10:00:00.000Z",
};
const ADD = `mutation ($input: AddJumpWhitelistInput!) {
  addJumpWhitelist(input: $input) { jumpWhitelist { host viewerMayEdit viewerMayDisable } errors { message field } }
}`;
const TRY = `query ($link: String!) {
  linkTried(input: { link: $link }) { answer { href refusal row { host viewerMayDisable } } errors { message field } }
}`;
const DISABLE = `mutation { disableJumpWhitelist(input: { id: "${encodeNodeId("JumpWhitelist", row.id)}" }) { errors { code } } }`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const buttons = ["JUMP_WHITELIST.VIEW", "JUMP_WHITELIST.CREATE", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  gateway.people.set("maker", sessionActor({ buttons: [...buttons] }));
  gateway.people.set("other", sessionActor({ buttons: ["PRODUCT.VIEW", "GRAPHIQL.VIEW"] }));
  gateway.stubs.on(jumpWhitelistRoutes.add, async () => row);
  gateway.stubs.on(jumpWhitelistRoutes.tried, async () => ({ href: "https://help.example.com/", row, refusal: null }));
});
afterAll(() => gateway.close());
beforeEach(() => (gateway.stubs.calls.length = 0));

test("SYS-08 a host is added as browsers have it, in one write; nobody edits one", async () => {
  const input = { host: "https://HELP.example.com" };
  const { data, calls } = await gateway.graph(ADD, { token: "maker", variables: { input } });
  expect(data).toEqual({
    addJumpWhitelist: {
      jumpWhitelist: { host: "help.example.com", viewerMayEdit: false, viewerMayDisable: false },
      errors: [],
    },
  });
  expect(calls).toEqual(["POST /jumpWhiteList/add"]);
  expect(gateway.stubs.calls.at(-1)).toMatchObject({ input: { body: { host: "help.example.com", remark: "" } } });
});

test.each(["https://10.0.0.1", "help.example.com:8443", ""])(
  "SYS-08 %j is refused at the host, before any call",
  async (host) => {
    const { data, calls } = await gateway.graph(ADD, { token: "maker", variables: { input: { host } } });
    expect(data).toMatchObject({ addJumpWhitelist: { jumpWhitelist: null, errors: [{ field: ["host"] }] } });
    expect(calls).toEqual([]);
  },
);

test("SYS-08 a link is tried by one call, which names the row; one that is too long by none", async () => {
  const ask = (link: string) => gateway.graph(TRY, { token: "maker", variables: { link } });
  const tried = await ask("https://help.example.com");
  const answer = { href: "https://help.example.com/", refusal: null, row: { host: row.host, viewerMayDisable: false } };
  expect(tried.data).toEqual({ linkTried: { answer, errors: [] } });
  expect(tried.calls).toEqual(["POST /jumpWhiteList/try"]);
  const long = await ask(`https://help.example.com/${"a".repeat(2000)}`);
  expect(long.data).toMatchObject({ linkTried: { answer: null, errors: [{ field: ["link"] }] } });
  expect(long.calls).toEqual([]);
});

test.each([
  ["maker", DISABLE, {}],
  ["other", TRY, { link: "https://help.example.com" }],
  ["other", ADD, { input: { host: "help.example.com" } }],
])("PERM-01 a %s may not: %s, and no call is made", async (token, query, variables) => {
  const { errors, calls } = await gateway.graph(query, { token, variables });
  expect(errors[0]?.extensions["code"]).toBe("09020203");
  expect(calls).toEqual([]);
});
