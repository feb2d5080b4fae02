import { keptPhoneRuleRoutes } from "@linehaul/schema/base-data/phone-rule/kept";
import { phoneRuleRoutes as routes } from "@linehaul/schema/base-data/phone-rule/routes";
import type { PullFound } from "@linehaul/schema/base-data/pull/found";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sessionActor } from "../../testing/fixtures.ts";
import { startTestGateway, type TestGateway } from "../../testing/start.ts";
import { StubFailure } from "../../testing/stubs.ts";

const found: PullFound = {
  source: "REMOTE",
  same: 3,
  digest: "d1",
  rows: [
    {
      key: "60",
      name: "+60 MY",
      state: "CHANGED",
      fields: [{ field: "lengths", here: "9–10", there: "8–10", stays: false }],
    },
  ],
};
const key = "0197f000-0000-7000-8000-00000000a001";
const LOOK = `mutation { lookAtPhoneRules { found { source same digest rows { key name state fields { field here there stays } } } errors { code message detail traceId } } }`;
const PULL = `mutation { pullPhoneRules(input: { digest: "d1", keys: ["60"], idempotencyKey: "${key}" }) { done { added changed deleted stayed } errors { code } } }`;
const TRY = `{ phoneTried(input: { phone: "+60 9" }) { answer { callingCode problem } errors { field } } }`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const graphiql = ["GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  gateway.people.set("reader", sessionActor({ buttons: ["PHONE_RULE.VIEW", ...graphiql] }));
  gateway.people.set("puller", sessionActor({ buttons: ["PHONE_RULE.PULL", ...graphiql] }));
  gateway.people.set("writer", sessionActor({ buttons: ["CUSTOMER_SERVICE.EDIT", ...graphiql] }));
});
afterAll(() => gateway.close());
beforeEach(() => (gateway.stubs.calls.length = 0));

test("SYS-07 a look tells what differs in one call; what was ticked is pulled with its key in one write", async () => {
  gateway.stubs.on(routes.getRuleFromRemote, async () => found);
  gateway.stubs.on(routes.pullAndUpdate, async () => ({ added: 0, changed: 1, deleted: 0, stayed: 0 }));
  const looked = await gateway.graph(LOOK, { token: "puller" });
  expect(looked.data).toEqual({ lookAtPhoneRules: { found, errors: [] } });
  expect(looked.calls).toEqual(["POST /baseData/phoneRule/getRuleFromRemote"]);
  const pulled = await gateway.graph(PULL, { token: "puller" });
  expect(pulled.data).toMatchObject({ pullPhoneRules: { done: { changed: 1 }, errors: [] } });
  expect(gateway.stubs.calls.at(-1)).toMatchObject({
    input: { body: { digest: "d1", keys: ["60"] } },
    headers: { "idempotency-key": key },
  });
});

test("SYS-07 the rules that customers' telephones obey are the customer service's, with their age; without it there are none, and all else stays", async () => {
  const rule = { callingCode: 60, countries: ["MY"], lengths: [9], patterns: ["1\\d+"], example: "123456789" };
  const KEPT = `{ viewer { userName } phoneRulesKept { heardAt rules { callingCode countries lengths patterns example } } }`;
  const heardAt = "2026-11-25T10:00:00.000Z";
  gateway.stubs.on(keptPhoneRuleRoutes.phoneRulesList, async () => ({ rules: [rule], heardAt }));
  const kept = await gateway.graph(KEPT, { token: "reader" });
  expect(kept.data).toMatchObject({ phoneRulesKept: { heardAt, rules: [rule] } });
  expect(kept.calls).toEqual(["GET /basicDataApi/phoneRulesList"]);
  gateway.stubs.on(keptPhoneRuleRoutes.phoneRulesList, async () => Promise.reject(new Error("down")));
  const without = await gateway.graph(KEPT, { token: "reader" });
  expect(without.data).toMatchObject({ viewer: {}, phoneRulesKept: null });
  expect(without.errors.map(({ extensions }) => extensions.code)).toEqual(["09020000"]);
});

test.each([
  [SERVICE_CODES.sourceSilent, "The source of base data does not answer. Nothing was changed. Try again later."],
  [SERVICE_CODES.sourceBroken, "The source of base data broke off in the middle. Nothing was changed. Try again."],
  [
    SERVICE_CODES.sourceUnreadable,
    "The source of base data answered something that can't be read. Nothing was changed.",
  ],
  [SERVICE_CODES.sourceTooLarge, "The source of base data answered too much. Nothing was changed."],
])("SYS-07 a source that fails (%i) is an error with its code, its words and a trace id", async (code, message) => {
  gateway.stubs.on(routes.getRuleFromRemote, async () => {
    throw new StubFailure(code, { detail: "HTTP 500" });
  });
  expect((await gateway.graph(LOOK, { token: "puller" })).data).toMatchObject({
    lookAtPhoneRules: {
      found: null,
      errors: [{ code: String(code), message, detail: "HTTP 500", traceId: expect.stringMatching(/^[0-9a-f]{32}$/) }],
    },
  });
});

test("SYS-07 whoever writes telephones may ask what the rules say, in the words in which a form would be refused", async () => {
  const params = { code: "60", example: "+60 123456789", lengths: "8–10" };
  gateway.stubs.on(routes.tried, async () => ({
    callingCode: 60,
    countries: ["MY"],
    number: "+609",
    problem: { key: "phone.length", params },
  }));
  for (const token of ["reader", "writer"])
    expect((await gateway.graph(TRY, { token })).data).toEqual({
      phoneTried: {
        answer: { callingCode: 60, problem: "A number of +60 has 8–10 digits after it, as +60 123456789" },
        errors: [],
      },
    });
  const headers = { "accept-language": "zh-CN" };
  expect((await gateway.graph(TRY, { token: "writer", headers })).data).toMatchObject({
    phoneTried: { answer: { problem: "+60 之后应有 8–10 位数字，如 +60 123456789" } },
  });
});

test("PERM-01 whoever reads the rules neither looks at the source nor pulls; whoever pulls does not try numbers", async () => {
  for (const [query, token] of [
    [LOOK, "reader"],
    [PULL, "reader"],
    [TRY, "puller"],
  ] as const) {
    const { errors, calls } = await gateway.graph(query, { token });
    expect(errors[0]?.extensions["code"]).toBe("09020203");
    expect(calls).toEqual([]);
  }
});
