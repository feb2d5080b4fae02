import { afterAll, beforeAll, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { newId } from "@linehaul/kit/ids";
import { outbox } from "@linehaul/kit/tables";
import { onEachDatabase, OPEN_MS } from "@linehaul/kit/testing/database";
import { ask, result } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { MOST_VIEWS, savedViewRoutes, type SavedView } from "@linehaul/schema/system/saved-view";
import { startAdmin, type TestAdmin } from "../../testing/admin.ts";
import { filledAdmin } from "../../testing/filled.ts";

const PAGE = "ORDER_LIST";

onEachDatabase(filledAdmin, (database) => {
  let at: TestAdmin;
  beforeAll(async () => {
    at = await startAdmin(database());
  }, OPEN_MS);
  afterAll(() => at.app.close());

  const as = (user: string) => ({ button: "SELF" as const, caller: { user } });
  const list = (user: string, page = PAGE) => result(at.app, savedViewRoutes.list, { body: { page } }, as(user));
  const trySave = (user: string, body: Partial<SavedView>) =>
    ask(
      at.app,
      savedViewRoutes.save,
      { body: { page: PAGE, name: "Mine", state: '{"sort":"CREATED_AT_ASC"}', ...body } },
      as(user),
    );
  const save = async (user: string, body: Partial<SavedView>): Promise<SavedView> => {
    const { result: kept } = await trySave(user, body);
    if (!kept) throw new Error("the view was not kept");
    return kept;
  };
  const setDefault = (user: string, id: string, isDefault = true) =>
    ask(at.app, savedViewRoutes.setDefault, { body: { id, isDefault } }, as(user));
  const problems = (answer: { fields?: readonly { path: readonly PropertyKey[]; key: string }[] | undefined }) =>
    answer.fields?.map(({ path, key }) => `${path.join(".")}: ${key}`);

  test("a view is its user's own, found by page and name; it is renamed and changed by the version that was read", async () => {
    const late = await save("v-1", { name: "Late", state: `{"numbers":"${"9".repeat(20_000)}"}` });
    await save("v-1", { name: "Big" });
    await save("v-1", { name: "Late", page: "CURRENCY" });
    await save("v-2", { name: "Late" });
    expect((await list("v-1")).map(({ name, isOwn }) => [name, isOwn])).toEqual([
      ["Big", true],
      ["Late", true],
    ]);
    const renamed = await save("v-1", { ...late, name: "Later" });
    expect(renamed).toMatchObject({ id: late.id, name: "Later", version: 2, page: PAGE });
    expect(await trySave("v-1", { ...late, name: "Latest" })).toMatchObject({ code: SERVICE_CODES.changed });
    expect(await save("v-1", { ...renamed, page: "CURRENCY", name: "Moved" })).toMatchObject({ page: PAGE });
  });

  test("one view of a page is the default, and none when it is taken back", async () => {
    const [one, two] = [await save("d-1", { name: "One" }), await save("d-1", { name: "Two" })];
    const elsewhere = await save("d-1", { name: "Elsewhere", page: "CURRENCY" });
    for (const { id } of [elsewhere, one, two]) await setDefault("d-1", id);
    const defaults = async (page: string) => (await list("d-1", page)).filter((v) => v.isDefault).map((v) => v.name);
    expect([await defaults(PAGE), await defaults("CURRENCY")]).toEqual([["Two"], ["Elsewhere"]]);
    await setDefault("d-1", two.id, false);
    expect(await defaults(PAGE)).toEqual([]);
  });

  test("a link's view is read by anybody, without whose default it is; changed by its user alone", async () => {
    const own = await save("l-1", { name: "Shared" });
    await setDefault("l-1", own.id);
    const get = (user: string, id: string) => result(at.app, savedViewRoutes.get, { body: { id } }, as(user));
    expect(await get("l-1", own.id)).toMatchObject({ isOwn: true, isDefault: true });
    expect(await get("l-2", own.id)).toMatchObject({ name: "Shared", isOwn: false, isDefault: false });
    const refusals = [
      await trySave("l-2", { ...own, name: "Taken" }),
      await setDefault("l-2", own.id),
      await ask(at.app, savedViewRoutes.delete, { params: { id: own.id } }, as("l-2")),
      await setDefault("l-1", newId()),
    ];
    expect(refusals.map(({ code }) => code)).toEqual(Array(4).fill(SERVICE_CODES.notFound));
    await result(at.app, savedViewRoutes.delete, { params: { id: own.id } }, as("l-1"));
    expect(await get("l-2", own.id)).toBeNull();
  });

  test("a 31st view of a page is refused, also of two saved at once; one of another page is not", async () => {
    for (let n = 1; n < MOST_VIEWS; n += 1) await save("m-1", { name: `View ${n}` });
    const last = await Promise.all([trySave("m-1", { name: "A" }), trySave("m-1", { name: "B" })]);
    expect(last.flatMap((answer) => problems(answer) ?? [])).toEqual(["name: view.most"]);
    expect(await list("m-1")).toHaveLength(MOST_VIEWS);
    await save("m-1", { name: "Elsewhere", page: "CURRENCY" });
  });

  test.each([
    ["a name that is taken", { name: "Taken" }, "name: duplicate"],
    ["a name of blanks", { name: "  " }, "name: required"],
    ["a name of 61 characters", { name: "x".repeat(61) }, "name: text.max"],
    ["a page that is none", { page: "NO_SUCH" }, "page: view.page"],
    ["more than 32 KB", { state: `"${"x".repeat(32_768)}"` }, "state: text.max"],
    ["what is not JSON", { state: "{" }, "state: preference.json"],
  ])("%s is refused by its rule", async (_title, body, problem) => {
    await trySave("b-1", { name: "Taken" });
    expect(problems(await trySave("b-1", body))).toEqual([problem]);
  });

  test("a change is told to the gateways, without what the view holds", async () => {
    const { id } = await save("e-1", { name: "Secret", state: '{"numbers":["SF1"]}' });
    const [event] = await at.db.select().from(outbox).where(eq(outbox.subject, id));
    expect(event).toMatchObject({ type: "savedView.changed", data: { userId: "e-1", page: PAGE } });
    expect(JSON.stringify(event?.data)).not.toMatch(/SF1|Secret/);
  });
});
