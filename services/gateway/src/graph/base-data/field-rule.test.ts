import { fieldRuleRoutes as routes } from "@linehaul/schema/base-data/field-rule/routes";
import type { FieldRule } from "@linehaul/schema/base-data/field-rule/row";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sessionActor } from "../../testing/fixtures.ts";
import { startTestGateway, type TestGateway } from "../../testing/start.ts";

const at = "2026-11-20T10:00:00.000Z";
const own = {
  form: "NEW_ORDER" as const,
  field: "receiver.postCode",
  fromCountry: null,
  fromRegion: "",
  toCountry: "SG",
  toRegion: "",
  productCode: "INTL_EXPRESS",
  cargoTypeCode: null,
  customerTypes: ["PERSONAL" as const],
  effect: "REQUIRED" as const,
  minLength: 6,
  maxLength: 6,
  pattern: "",
  choices: [],
  messageEn: "Six digits",
  messageZhCn: "六位数字",
  messageZhHk: "",
  priority: 0,
  validFrom: "2026-01-01",
  validTo: null,
};
const row: FieldRule = {
  ...own,
  id: "0197f000-0000-7000-8000-00000000a001",
  status: "ENABLED",
  version: 1,
  createdBy: "system",
  createdAt: at,
  modifiedBy: "system",
  modifiedAt: at,
  site: "MY",
};
const LIST =
  "{ fieldRules { edges { node { fieldName message to { name } product { code } cargoType { name } viewerMayEdit viewerMayDelete } } } }";
const SAVE = `mutation ($input: SaveFieldRuleInput!) { saveFieldRule(input: $input) { fieldRule { version } errors { field } } }`;
const SHOW = `query ($input: FormPreviewInput!) { formPreviewed(input: $input) { answer { rules { fieldName } } errors { field } } }`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const graphiql = ["GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  gateway.people.set("reader", sessionActor({ buttons: ["FIELD_RULE.VIEW", ...graphiql] }));
  gateway.people.set("maker", sessionActor({ buttons: ["FIELD_RULE.CREATE", ...graphiql] }));
  const page = { total: null, totalExact: false, after: null, before: null };
  gateway.stubs.on(routes.pageQuery, async () => ({ ...page, data: [row] }));
  gateway.stubs.on(routes.preview, async () => ({ rules: [row] }));
  gateway.stubs.on(routes.save, async () => row);
});
afterAll(() => gateway.close());
beforeEach(() => (gateway.stubs.calls.length = 0));
const ask = (token: string, query: string, variables = {}, headers = {}) =>
  gateway.graph(query, { token, variables, headers });

test("SYS-07 a rule calls its field as sheets of orders do, and tells its message in the request's language, or in English", async () => {
  const told = async (language: string) => {
    const { data } = await ask("reader", LIST, {}, { "accept-language": language });
    return JSON.stringify(data);
  };
  expect(await told("en")).toContain('"fieldName":"Receiver postal code","message":"Six digits"');
  const chinese = await told("zh-CN");
  expect(chinese).toContain("六位数字");
  expect(chinese).not.toContain("Receiver postal code");
  expect(await told("zh-HK")).toContain("Six digits");
  expect(await told("en")).toContain('"viewerMayEdit":false,"viewerMayDelete":false');
  expect((await ask("reader", LIST)).calls).toEqual(["POST /fieldRule/pageQuery"]);
});

test("SYS-07 a form's preview is one call, of whoever may view rules; what is wrong with the question is told at its field", async () => {
  const input = { form: "NEW_ORDER", fromCountry: "MY", toCountry: "US", day: "2026-11-20" };
  const { data, calls } = await ask("reader", SHOW, { input });
  expect(data).toMatchObject({ formPreviewed: { answer: { rules: [{ fieldName: "Receiver postal code" }] } } });
  expect(calls).toEqual(["POST /fieldRule/preview"]);
  const refused = await ask("reader", SHOW, { input: { ...input, day: "2026-02-30" } });
  expect(refused.data).toMatchObject({ formPreviewed: { answer: null, errors: [{ field: ["day"] }] } });
  const stranger = await ask("maker", SHOW, { input });
  expect([JSON.stringify(stranger.errors).includes("09020203"), refused.calls, stranger.calls]).toEqual([true, [], []]);
});

test("SYS-07 what loosens the contract is refused before any call, at its field", async () => {
  const refused = await ask("maker", SAVE, { input: { ...own, maxLength: 99 } });
  expect(refused.data).toMatchObject({ saveFieldRule: { errors: [{ field: ["maxLength"] }] } });
  expect(refused.calls).toEqual([]);
  const { data } = await ask("maker", SAVE, { input: own });
  expect(data).toMatchObject({ saveFieldRule: { fieldRule: { version: 1 }, errors: [] } });
});
