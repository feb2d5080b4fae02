import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { dictionaryRoutes, type DictionaryItem } from "@linehaul/schema/system/dictionary";
import { encodeNodeId } from "../../../access/node-id.ts";
import { DICTIONARY, sessionActor } from "../../../testing/fixtures.ts";
import { uuid } from "../../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";
import { StubFailure } from "../../../testing/stubs.ts";

const item: DictionaryItem = {
  id: uuid(8, 1),
  status: "ENABLED",
  version: 2,
  createdBy: "admin",
  createdAt: "2026-11-20T10:00:00.000Z",
  modifiedBy: "admin",
  modifiedAt: "2026-11-20T10:00:00.000Z",
  pathKey: "order/status",
  dicKey: "TO_VERIFY",
  dicValue: "1",
  names: { en: "To verify", "zh-CN": "待审核", "zh-HK": "" },
  sort: 1,
  remark: "",
};
const id = encodeNodeId("DictionaryItem", item.id);
const SAVE = `mutation ($input: SaveDictionaryItemInput!) {
  saveDictionaryItem(input: $input) { dictionaryItem { dicKey names { zhCn zhHk } } errors { message field } }
}`;
const input = {
  pathKey: "order/status",
  dicKey: "TO_VERIFY",
  dicValue: "1",
  names: { en: "To verify", zhCn: "待审核", zhHk: "" },
  status: "ENABLED",
  sort: 1,
};
const CLEAN = "mutation { cleanDictionaryCache(input: {}) { cleaned { dictionaries entries } } }";
const CHOICES = '{ dictionary(path: "order/status") { dicName } }';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const { stubs, people } = gateway;
  people.set("viewer", sessionActor({ buttons: ["DICTIONARY.VIEW", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] }));
  people.set("nobody", sessionActor({ buttons: ["GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] }));
  stubs.on(dictionaryRoutes.byIds, async () => [item]);
  stubs.on(dictionaryRoutes.save, async ({ body }) => ({ ...item, ...body }));
  stubs.on(dictionaryRoutes.update, async () => item);
  stubs.on(dictionaryRoutes.delete, async () => item);
  stubs.on(dictionaryRoutes.cleanCache, async () => ({ dictionaries: 11, entries: 60 }));
  stubs.on(dictionaryRoutes.cleanCacheByName, async () => ({ dictionaries: 1, entries: 8 }));
});
afterAll(() => gateway.close());
beforeEach(() => (gateway.stubs.calls.length = 0));

test("SYS-01 a new entry and an edit go by their own routes, in one write", async () => {
  const made = await gateway.graph(SAVE, { variables: { input } });
  expect(made.errors).toEqual([]);
  expect(made.calls).toEqual(["POST /dev-basp-user/dictionary/save"]);
  const edited = await gateway.graph(SAVE, { variables: { input: { ...input, id, version: 2 } } });
  expect(edited.calls).toEqual(["POST /dev-basp-user/dictionary/update"]);
  expect(edited.data).toMatchObject({
    saveDictionaryItem: { dictionaryItem: { names: { zhCn: "待审核", zhHk: "" } } },
  });
});

test("SYS-01 a language's mistake is named by the input's own field, before any call", async () => {
  const names = { ...input.names, zhCn: "长".repeat(101) };
  const { data, calls } = await gateway.graph(SAVE, { variables: { input: { ...input, names } } });
  expect(data).toMatchObject({
    saveDictionaryItem: {
      dictionaryItem: null,
      errors: [{ field: ["names", "zhCn"], message: "At most 100 characters" }],
    },
  });
  expect(calls).toEqual([]);
});

test("SYS-01 an edit without the version that was read is refused at its field", async () => {
  const { data, calls } = await gateway.graph(SAVE, { variables: { input: { ...input, id } } });
  expect(data).toMatchObject({ saveDictionaryItem: { errors: [{ field: ["version"] }] } });
  expect(calls).toEqual([]);
});

test("SYS-01 clean cache says how many were refreshed, and this gateway reads them anew", async () => {
  let name = "To verify";
  gateway.stubs.on(dictionaryRoutes.byPath, async () => DICTIONARY.map((e) => ({ ...e, dicName: name })));
  await gateway.graph(CHOICES);
  name = "To check";
  expect((await gateway.graph(CHOICES)).data).toEqual({ dictionary: [{ dicName: "To verify" }] });
  expect((await gateway.graph(CLEAN)).data).toEqual({
    cleanDictionaryCache: { cleaned: { dictionaries: 11, entries: 60 } },
  });
  expect((await gateway.graph(CHOICES)).data).toEqual({ dictionary: [{ dicName: "To check" }] });
});

test("SYS-01 one dictionary is cleaned by its path key", async () => {
  const one = await gateway.graph(CLEAN.replace("input: {}", 'input: { pathKey: "order/status" }'));
  expect(one.calls).toEqual(["POST /dev-basp-user/dictionary/cleanCacheByName/:name"]);
});

test("a write that the service declines still has the gateway read anew", async () => {
  gateway.stubs.on(dictionaryRoutes.delete, async () => {
    throw new StubFailure(404001);
  });
  const gone = await gateway.graph(`mutation { deleteDictionaryItem(input: { id: "${id}" }) { errors { code } } }`);
  expect(gone.data).toEqual({ deleteDictionaryItem: { errors: [{ code: "404001" }] } });
});

const VIEWS = "{ dictionaries { pathKey } }";
test.each([
  ["nobody", VIEWS, undefined],
  ["nobody", `{ node(id: "${id}") { id } }`, undefined],
  ["viewer", SAVE, { input }],
  ["viewer", SAVE, { input: { ...input, id, version: 2 } }],
  ["viewer", CLEAN, undefined],
  ["viewer", `mutation { deleteDictionaryItem(input: { id: "${id}" }) { errors { code } } }`, undefined],
])("PERM-01 %s may not: %s, and no call is made", async (token, query, variables) => {
  const { errors, calls } = await gateway.graph(query, { token, ...(variables ? { variables } : {}) });
  expect(errors[0]?.extensions["code"]).toBe("09020203");
  expect(calls).toEqual([]);
});
