import { currencyRoutes } from "@linehaul/schema/base-data/currency";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { encodeNodeId } from "../access/node-id.ts";
import { errorText, ruleText } from "../language/text.ts";
import { uuid } from "../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../testing/start.ts";
import { StubFailure } from "../testing/stubs.ts";
import { routeName } from "../upstream/target.ts";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

describe("what a user can mend is data", () => {
  const query =
    "mutation ($i: SaveCurrencyInput!) { saveCurrency(input: $i) { currency { code version } errors { __typename code message field } } }";
  const input = {
    code: "MYR",
    nameEn: "Ringgit",
    nameZh: "林吉特",
    symbol: "RM",
    decimals: 2,
    rateToCny: "1.5",
    sort: 1,
  };

  test("a field that breaks a rule, in the user's language, before any call", async () => {
    const variables = { i: { ...input, nameEn: "x".repeat(61), code: "my" } };
    const answer = await gateway.graph(query, { variables, headers: { "accept-language": "zh-CN" } });
    expect(answer.calls).toEqual([]);
    expect(answer.data).toMatchObject({
      saveCurrency: {
        currency: null,
        errors: [
          { __typename: "InvalidInput", code: "400001", field: ["code"] },
          { __typename: "InvalidInput", message: ruleText("zh-CN", "text.max", { maximum: 60 }), field: ["nameEn"] },
        ],
      },
    });
  });
  test.each([
    [SERVICE_CODES.duplicate, "InvalidInput", ["code"]],
    [SERVICE_CODES.changed, "ChangedMeanwhile", null],
    [SERVICE_CODES.repeated, "DuplicateSubmit", null],
    [SERVICE_CODES.wrongState, "Refused", null],
  ])("the service's %d is %s", async (code, type, field) => {
    gateway.stubs.on(currencyRoutes.save, async () => {
      throw new StubFailure(code, { fields: field ? [{ path: field, key: "duplicate", params: {} }] : [] });
    });
    const answer = await gateway.graph(query, { variables: { i: input } });
    expect([answer.status, answer.errors]).toEqual([200, []]);
    expect(answer.data).toMatchObject({
      saveCurrency: { currency: null, errors: [{ __typename: type, code: String(code), field }] },
    });
  });
  test.each([
    "a\nb",
    "中",
    "",
    "short",
    "a".repeat(101),
    "../../../x",
    "\ud800\ud800\ud800\ud800\ud800\ud800\ud800\ud800",
  ])(
    "FLT-01 an idempotency key %j that no service takes is a problem of its field, before any call",
    async (idempotencyKey) => {
      const answer = await gateway.graph(query, { variables: { i: { ...input, idempotencyKey } } });
      expect([answer.errors, answer.calls]).toEqual([[], []]);
      expect(answer.data).toMatchObject({
        saveCurrency: {
          currency: null,
          errors: [
            {
              __typename: "InvalidInput",
              code: "400001",
              message: ruleText("en", "invalid"),
              field: ["idempotencyKey"],
            },
          ],
        },
      });
    },
  );
  test("create and edit each go by their own button, with the idempotency key", async () => {
    const created = await gateway.graph(query, { variables: { i: { ...input, idempotencyKey: "key-0001" } } });
    expect(created.data).toMatchObject({ saveCurrency: { currency: { version: 1 }, errors: [] } });
    expect(gateway.stubs.calls.at(-1)).toMatchObject({
      caller: { button: "CURRENCY.CREATE" },
      headers: { "idempotency-key": "key-0001" },
    });
    const edit = { ...input, id: encodeNodeId("Currency", uuid(5, 1)), version: 3 };
    expect((await gateway.graph(query, { variables: { i: edit } })).data).toMatchObject({
      saveCurrency: { currency: { version: 4 } },
    });
    expect(gateway.stubs.calls.at(-1)).toMatchObject({
      caller: { button: "CURRENCY.EDIT" },
      input: { body: { id: uuid(5, 1) } },
    });
  });

  test.each([SERVICE_CODES.notFound, SERVICE_CODES.changed, SERVICE_CODES.wrongState, 418_123])(
    "FLT-02 a service's %d is told with its code, sentence, detail and trace id, whether it was read or written",
    async (code) => {
      const refused = async () => {
        throw new StubFailure(code, { detail: "APPROVED" });
      };
      gateway.stubs.on(currencyRoutes.save, refused);
      gateway.stubs.on(orderRoutes.pageQuery, refused);
      const query =
        "mutation ($i: SaveCurrencyInput!) { saveCurrency(input: $i) { errors { code message detail traceId } } }";
      const [write, read] = [
        await gateway.graph(query, { variables: { i: input } }),
        await gateway.graph("{ orders(first: 5) { edges { cursor } } }"),
      ];
      const message =
        errorText("en", code) === errorText("en", "09020000") ? `Error: stub failure ${code}` : errorText("en", code);
      const told = (answer: typeof read) => ({
        code: String(code),
        detail: "APPROVED",
        traceId: answer.headers.get("x-trace-id"),
      });
      expect([write.errors, write.data]).toEqual([[], { saveCurrency: { errors: [{ message, ...told(write) }] } }]);
      expect(read.errors).toMatchObject([{ message, extensions: told(read) }]);
    },
  );
  test("FLT-03 a write that answers nothing is not done", async () => {
    await gateway.close();
    gateway = await startTestGateway({ validate: false });
    const traceId = "0".repeat(32);
    gateway.stubs.spoil(traceId, routeName(currencyRoutes.save), () => null);
    const answer = await gateway.graph(query, { variables: { i: input }, headers: { "x-trace-id": traceId } });
    expect(answer.errors.map((e) => e.extensions["code"])).toEqual(["09020000"]);
    expect(answer.data).toBeNull();
  });
});
