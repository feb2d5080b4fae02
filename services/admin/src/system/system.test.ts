import { afterAll, beforeAll, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { outbox } from "@linehaul/kit/tables";
import { onEachDatabase, OPEN_MS } from "@linehaul/kit/testing/database";
import { ask, result } from "@linehaul/kit/testing/service";
import { LANGUAGES } from "@linehaul/schema/sites";
import { dictionaryRoutes } from "@linehaul/schema/system/dictionary";
import { preferenceRoutes } from "@linehaul/schema/system/preference";
import { DICTIONARIES } from "./dictionary/words/dictionaries.ts";
import { startAdmin, type TestAdmin } from "../testing/admin.ts";
import { filledAdmin } from "../testing/filled.ts";

onEachDatabase(filledAdmin, (database) => {
  let at: TestAdmin;
  beforeAll(async () => {
    at = await startAdmin(database());
  }, OPEN_MS);
  afterAll(() => at.app.close());

  const as = (user: string) => ({ button: "SELF" as const, caller: { user } });
  const save = (user: string, key: string, value: string) =>
    ask(at.app, preferenceRoutes.save, { body: { key, value } }, as(user));
  const get = (user: string, ...keys: string[]) => result(at.app, preferenceRoutes.get, { body: { keys } }, as(user));

  test("a preference is its user's own; the last save counts", async () => {
    await save("u-1", "table.ORDER_LIST", '{"density":30}');
    await save("u-1", "table.ORDER_LIST", '{"density":46}');
    await save("u-2", "table.ORDER_LIST", "[]");
    expect(await get("u-1", "table.ORDER_LIST", "table.CURRENCY")).toEqual([
      { key: "table.ORDER_LIST", value: '{"density":46}' },
    ]);
    expect(await get("u-2", "table.ORDER_LIST")).toEqual([{ key: "table.ORDER_LIST", value: "[]" }]);
  });

  test("a save is told to the gateways, without its value", async () => {
    await save("u-3", "shell.tabs", '["secret"]');
    const [event] = await at.db.select().from(outbox).where(eq(outbox.subject, "u-3"));
    expect(event).toMatchObject({ type: "preference.saved", data: { userId: "u-3", key: "shell.tabs" } });
    expect(JSON.stringify(event?.data)).not.toContain("secret");
  });

  test.each([
    ["a name that is none", "Table", "[]", "preference.key"],
    ["text that is not JSON", "shell.tabs", "{", "preference.json"],
    ["more than 8 KB", "shell.tabs", `"${"x".repeat(8192)}"`, "text.max"],
  ])("%s is refused by its rule", async (_title, key, value, rule) => {
    const refused = await save("u-1", key, value);
    expect(refused.fields?.map((f) => f.key)).toContain(rule);
  });

  test("SYS-01 a dictionary is read by its path, in one language or in each", async () => {
    const english = await result(
      at.app,
      dictionaryRoutes.list,
      { query: { name: "order/status", lang: "en" } },
      as("u-1"),
    );
    expect(english[0]).toMatchObject({ dicKey: "TO_VERIFY", dicName: "To verify", language: "en", status: "ENABLED" });
    const each = await result(at.app, dictionaryRoutes.byPath, { body: { pkeyPath: "order/status" } });
    expect(each).toHaveLength(english.length * LANGUAGES.length);
    expect(await result(at.app, dictionaryRoutes.byPath, { body: { pkeyPath: "no/such" } })).toEqual([]);
  });

  test("every dictionary has every entry in every language, and no name twice", async () => {
    const all = await result(at.app, dictionaryRoutes.byPath, { body: {} });
    for (const [path, words] of Object.entries(DICTIONARIES))
      for (const language of LANGUAGES) {
        const entries = all.filter((e) => e.pathKey === path && e.language === language);
        expect(entries.map((e) => e.dicKey)).toEqual(Object.keys(words));
        expect(new Set(entries.map((e) => e.dicName)).size).toBe(entries.length);
      }
  });
});
