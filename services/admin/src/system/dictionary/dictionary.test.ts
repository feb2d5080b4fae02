import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit, outbox } from "@linehaul/kit/tables";
import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase, OPEN_MS } from "@linehaul/kit/testing/database";
import { ask, result } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { LANGUAGES } from "@linehaul/schema/sites";
import {
  type DictionaryItem,
  dictionaryRoutes as routes,
  dictionarySorts as sorts,
  type NewDictionaryItem,
} from "@linehaul/schema/system/dictionary";
import { DICTIONARIES } from "./words/dictionaries.ts";
import { admin as service } from "../../service.ts";
import { startAdmin, type TestAdmin } from "../../testing/admin.ts";
import { filledAdmin } from "../../testing/filled.ts";

const PATHS = Object.keys(DICTIONARIES).length;

let made = 0;
const fresh = (over: Partial<NewDictionaryItem> = {}): NewDictionaryItem => ({
  pathKey: "test/words",
  dicKey: `WORD_${++made}`,
  dicValue: "1",
  names: { en: `Word ${made}`, "zh-CN": "词", "zh-HK": "" },
  status: "ENABLED",
  sort: made,
  remark: "",
  ...over,
});

onEachDatabase(filledAdmin, (database) => {
  keepsToCatalogue<NewDictionaryItem, DictionaryItem, keyof typeof sorts>(database, service, {
    fresh,
    unique: "dicKey",
    sorts,
    view: "DICTIONARY.VIEW",
    create: (to, body, more) => ask(to, routes.save, { body }, more),
    edit: (to, body, more) => ask(to, routes.update, { body }, more),
    byIds: (to, ids) => ask(to, routes.byIds, { body: { ids } }),
    page: (to, body) => ask(to, routes.pageQuery, { body }),
  });

  let at: TestAdmin;
  beforeAll(async () => {
    at = await startAdmin(database());
  }, OPEN_MS);
  afterAll(() => at.app.close());

  const create = (body: NewDictionaryItem) => result(at.app, routes.save, { body });
  const page = (filter: object) =>
    result(at.app, routes.pageQuery, { body: { pageSize: 50, filter, want: ["total"] } });
  const rowsOf = (pathKey: string) => result(at.app, routes.byPath, { body: { pkeyPath: pathKey } });

  test("SYS-01 dictionaries stand by their path key, with how many entries each has", async () => {
    const paths = await result(at.app, routes.paths, {});
    for (const [pathKey, words] of Object.entries(DICTIONARIES))
      expect(paths.find((p) => p.pathKey === pathKey)).toMatchObject({
        entries: Object.keys(words).length,
        disabled: 0,
      });
  });
  test("SYS-01 the entries of a dictionary are one each, with their names in every language", async () => {
    const { data, total } = await page({ pathKey: "order/status" });
    expect(total).toBe(Object.keys(DICTIONARIES["order/status"] ?? {}).length);
    expect(data[0]).toMatchObject({ dicKey: "TO_VERIFY", names: { en: "To verify" } });
    for (const { names } of data) for (const language of LANGUAGES) expect(names[language]).not.toBe("");
    expect(await result(at.app, routes.byIds, { body: { ids: [data[0]!.id] } })).toEqual([data[0]]);
  });
  test("SYS-01 a keyword finds a name in any language", async () => {
    const item = await create(fresh({ names: { en: "Peculiar", "zh-CN": "罕见之词", "zh-HK": "" } }));
    expect((await page({ keyword: "罕见之" })).data).toEqual([item]);
    expect((await page({ keyword: "peculiar", pathKey: "order/status" })).data).toEqual([]);
  });
  test("SYS-01 an entry has a row in each language that has a name, and no other", async () => {
    const item = await create(fresh({ pathKey: "test/rows" }));
    expect(item).toMatchObject({ version: 1, createdBy: "admin", names: { "zh-HK": "" } });
    expect((await rowsOf("test/rows")).map((r) => r.language).sort()).toEqual(["en", "zh-CN"]);
    const names = { en: "Other", "zh-CN": "", "zh-HK": "詞" };
    const { pathKey, dicKey, dicValue, sort, id } = item;
    const body = { id, version: 1, pathKey, dicKey, dicValue, sort, names, status: "DISABLED" as const, remark: "why" };
    const edited = await result(at.app, routes.update, { body });
    expect(edited).toMatchObject({
      id,
      version: 2,
      names,
      status: "DISABLED",
      remark: "why",
      createdAt: item.createdAt,
    });
    expect((await rowsOf("test/rows")).map((r) => [r.language, r.dicName, r.status])).toEqual([
      ["en", "Other", "DISABLED"],
      ["zh-HK", "詞", "DISABLED"],
    ]);
  });
  test("ERR-06 a key that a dictionary has is free in another one", async () => {
    const body = fresh();
    await create(body);
    expect((await create({ ...body, pathKey: "test/others" })).dicKey).toBe(body.dicKey);
  });
  test("SYS-01 path and key of an entry stay: records hold them", async () => {
    const { id, version, pathKey, dicValue, names, status, sort, remark } = await create(fresh());
    const body = {
      id,
      version,
      pathKey,
      dicKey: "RENAMED",
      dicValue,
      names: { ...names, "zh-HK": "" },
      status,
      sort,
      remark,
    };
    const asked = await ask(at.app, routes.update, { body });
    expect(asked).toMatchObject({
      code: SERVICE_CODES.invalid,
      fields: [{ path: ["dicKey"], key: "dictionary.kept" }],
    });
  });
  test("SYS-01 a deleted entry is gone in every language; twice is told", async () => {
    const { id } = await create(fresh({ pathKey: "test/gone" }));
    await result(at.app, routes.delete, { params: { id } });
    expect(await rowsOf("test/gone")).toEqual([]);
    expect((await ask(at.app, routes.delete, { params: { id } })).code).toBe(SERVICE_CODES.notFound);
  });
  test("SYS-01 clean cache says what was refreshed, and tells the gateways", async () => {
    const all = await result(at.app, routes.cleanCache, {});
    expect(all.dictionaries).toBeGreaterThanOrEqual(PATHS);
    const one = await result(at.app, routes.cleanCacheByName, { params: { name: "order/status" } });
    expect(one).toEqual({ dictionaries: 1, entries: Object.keys(DICTIONARIES["order/status"] ?? {}).length });
    const none = await result(at.app, routes.cleanCacheByName, { params: { name: "no/such" } });
    expect(none).toEqual({ dictionaries: 0, entries: 0 });
    const told = await at.db.select().from(outbox).where(eq(outbox.type, "dictionary.changed"));
    expect(told.map((e) => e.subject)).toEqual(expect.arrayContaining(["all", "order/status"]));
  });
  test("PERM-13 each change is recorded with before and after", async () => {
    const { id } = await create(fresh());
    await result(at.app, routes.delete, { params: { id } });
    const rows = await at.db.select().from(audit).where(eq(audit.subject, id));
    expect(rows.map((r) => [r.before === null, r.after === null])).toEqual([
      [true, false],
      [false, true],
    ]);
  });
  test.each([
    ["pathKey", { pathKey: "Order Status" }, "dictionary.path"],
    ["dicKey", { dicKey: "a b" }, "dictionary.key"],
    ["names.en", { names: { en: " ", "zh-CN": "", "zh-HK": "" } }, "required"],
    ["sort", { sort: -1 }, "number.min"],
    ["remark", { remark: "x".repeat(201) }, "text.max"],
  ])("refuses a bad %s", async (field, bad, key) => {
    const asked = await ask(at.app, routes.save, { body: fresh(bad) });
    expect(asked).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: field.split("."), key }] });
  });
  test("PERM-01 deleting and cleaning are refused to who only views", async () => {
    const { id } = await create(fresh());
    const button = { button: "DICTIONARY.VIEW" } as const;
    expect((await ask(at.app, routes.delete, { params: { id } }, button)).code).toBe(SERVICE_CODES.notTaken);
    expect((await ask(at.app, routes.cleanCache, {}, button)).code).toBe(SERVICE_CODES.notTaken);
  });
});
