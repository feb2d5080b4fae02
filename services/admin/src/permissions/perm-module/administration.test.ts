import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { audit } from "@linehaul/kit/tables";
import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase, OPEN_MS } from "@linehaul/kit/testing/database";
import { ask, result } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { MODULES, type MenuButton } from "@linehaul/schema/modules";
import {
  moduleAdminRoutes as routes,
  moduleRoutes,
  type ModuleInput,
  type ModuleRecord,
} from "@linehaul/schema/permissions/perm-module";
import { systemRoutes } from "@linehaul/schema/permissions/system";
import { actorOf, check, signIn, startAdmin, type TestAdmin } from "../../testing/admin.ts";
import { filledAdmin } from "../../testing/filled.ts";
import { admin as service } from "../../service.ts";
import { syncModules } from "./sync.ts";
import { module } from "./table.ts";

const TURNS = { ENABLED: "PERM_MODULE.ENABLE", DISABLED: "PERM_MODULE.DISABLE" } as const;
let made = 0;
const fresh = (code = `SHIFT_${++made}`): ModuleInput => ({
  code,
  nameEn: "Night work",
  nameZh: "夜班",
  nameHk: "夜更",
  parentCode: null,
  sort: 5,
});

onEachDatabase(filledAdmin, (database) => {
  let at: TestAdmin;
  beforeAll(async () => {
    at = await startAdmin(database());
  }, OPEN_MS);
  afterAll(() => at.app.close());
  // Each test begins with the contracts' modules.
  afterEach(async () => {
    await at.db.delete(module);
    await syncModules(at.db, at.now);
  });

  // The menu is read whole: modules have neither pages nor sorts.
  keepsToCatalogue<ModuleInput, ModuleRecord, never>(database, service, {
    fresh,
    unique: "code",
    sorts: {},
    view: "PERM_MODULE.VIEW",
    create: (to, body, more) => ask(to, routes.add, { body }, more),
    edit: (to, body, more) => ask(to, routes.update, { body }, more),
    byIds: (to, ids) => ask(to, routes.byIds, { body: { ids } }),
    turn: (to, id, status, more) =>
      ask(to, routes.changeState, { body: { id, status } }, { button: TURNS[status], ...more }),
  });

  const tree = () => result(at.app, routes.tree, {});
  const one = async (code: string): Promise<ModuleRecord> => (await tree()).find((m) => m.code === code)!;
  const values = (m: ModuleRecord) => ({
    id: m.id,
    version: m.version,
    nameEn: m.nameEn,
    nameZh: m.nameZh,
    nameHk: m.nameHk,
    parentCode: m.parentCode,
    sort: m.sort,
  });
  const update = async (code: string, more: Partial<ReturnType<typeof values>>) =>
    ask(at.app, routes.update, { body: { ...values(await one(code)), ...more } });
  const add = (code: string) => ask(at.app, routes.add, { body: fresh(code) });
  const set = async (code: string, status: "ENABLED" | "DISABLED") =>
    ask(at.app, routes.changeState, { body: { id: (await one(code)).id, status } }, { button: TURNS[status] });
  const atParent = (key: string) => ({ code: SERVICE_CODES.invalid, fields: [{ path: ["parentCode"], key }] });

  test("the tree holds every module with its buttons", async () => {
    const rows = await tree();
    expect(rows.map((m) => m.code)).toEqual(MODULES.map((m) => m.code));
    expect(await one("CURRENCY")).toMatchObject({ hasPage: true, isBuiltIn: true, isRenamed: false });
    expect((await one("PERM_BATCH")).buttons).toEqual(["PERM_BATCH.VIEW", "PERM_BATCH.GRANT", "PERM_BATCH.REVOKE"]);
  });

  test("PERM-13 a renamed and moved module keeps its name and place over a release, and is recorded", async () => {
    const moved = await update("CURRENCY", { nameEn: "Money", nameHk: "錢", parentCode: "ORDERS", sort: 1 });
    expect(moved.result).toMatchObject({ parentCode: "ORDERS", isRenamed: true, version: 2 });
    await at.db.update(module).set({ nameEn: "Old" }).where(eq(module.code, "ORDER_LIST"));
    await syncModules(at.db, at.now);
    expect(await one("CURRENCY")).toMatchObject({ nameEn: "Money", parentCode: "ORDERS", sort: 1 });
    expect((await one("ORDER_LIST")).nameEn).toBe("Order list");
    const [written] = await at.db.select().from(audit).where(eq(audit.subject, moved.result!.id));
    expect(written).toMatchObject({ before: { nameEn: "Currencies" }, after: { nameEn: "Money" } });
    const rows = await result(at.app, moduleRoutes.all, {});
    const names = { en: "Money", "zh-CN": "币种", "zh-HK": "錢" };
    expect(rows.find((m) => m.moduleCode === "CURRENCY")).toMatchObject({ parentCode: "ORDERS", ownNames: names });
    expect(rows.find((m) => m.moduleCode === "ORDER_LIST")?.ownNames).toBeNull();
  });

  describe("a place that can't be is refused at its field, and nothing is saved", () => {
    test.each([
      ["CURRENCY", null, "module.needsBranch"],
      ["CURRENCY", "NOWHERE", "module.noParent"],
      ["CURRENCY", "ORDER_LIST", "module.noBranch"],
      ["CURRENCY", "CURRENCY", "module.cycle"],
      ["BASE_DATA", "CURRENCY", "module.cycle"],
      ["BASE_DATA", "ORDERS", "module.depth"],
      ["HOME", "ORDERS", "module.depth"],
    ])("%s below %s: %s", async (code, parentCode, key) => {
      const before = await one(code);
      expect(await update(code, { parentCode })).toMatchObject(atParent(key));
      expect(await one(code)).toEqual(before);
    });

    test("two moves at the same time close no circle", async () => {
      await add("NIGHT");
      await add("DAY");
      const both = await Promise.all([update("NIGHT", { parentCode: "DAY" }), update("DAY", { parentCode: "NIGHT" })]);
      expect(both.map((b) => b.code).toSorted((a, b) => a - b)).toEqual([SERVICE_CODES.ok, SERVICE_CODES.invalid]);
    });
  });

  test("an added module is out of use; as a branch it shows once it is in use and a page was moved there", async () => {
    expect((await add("NIGHT")).result).toMatchObject({
      status: "DISABLED",
      hasPage: false,
      isBuiltIn: false,
      isRenamed: true,
      buttons: [],
    });
    const codes = async () => (await result(at.app, moduleRoutes.all, {})).map((m) => m.moduleCode);
    expect(await codes()).not.toContain("NIGHT");
    await update("CURRENCY", { parentCode: "NIGHT" });
    expect(await codes()).not.toContain("CURRENCY");
    await set("NIGHT", "ENABLED");
    expect(await codes()).toEqual(expect.arrayContaining(["NIGHT", "CURRENCY"]));
    await syncModules(at.db, at.now);
    expect((await one("CURRENCY")).parentCode).toBe("NIGHT");
    // The branch goes: what stood in it follows the contracts again.
    await at.db.delete(module).where(eq(module.code, "NIGHT"));
    await syncModules(at.db, at.now);
    expect((await one("CURRENCY")).parentCode).toBe("BASE_DATA");
  });

  test("PERM-01 the buttons of a module out of use, or in a branch out of use, open nothing", async () => {
    const token = await signIn(at, "clerk.vn", { site: "VN" });
    const held = async () => (await actorOf(at, token, "VN")).buttons;
    expect(await held()).toContain("CURRENCY.VIEW");
    await set("CURRENCY", "DISABLED");
    expect(await held()).not.toContain("CURRENCY.VIEW");
    await set("CURRENCY", "ENABLED");
    await set("BASE_DATA", "DISABLED");
    expect(await held()).not.toContain("CURRENCY.VIEW");
    await set("BASE_DATA", "ENABLED");
    expect(await held()).toContain("CURRENCY.VIEW");
  });

  test.each(["HOME", "PERM_MODULE", "PERMISSIONS"])(
    "%s stays in use: without it nothing could be brought back",
    async (code) => {
      expect(await set(code, "DISABLED")).toMatchObject({
        code: SERVICE_CODES.wrongState,
        fields: [{ path: ["id"], key: "module.needed" }],
      });
      expect((await one(code)).status).toBe("ENABLED");
    },
  );

  test("AUTH-14 system info is edited by version, and taken out of use by its own button", async () => {
    const [system] = await result(at.app, systemRoutes.all, {});
    const { systemId, version } = system!;
    const body = { systemId, version, systemName: "Linehaul", isSwitchRole: false };
    expect((await ask(at.app, systemRoutes.update, { body })).result).toMatchObject({ isSwitchRole: false });
    expect((await ask(at.app, systemRoutes.update, { body })).code).toBe(SERVICE_CODES.changed);
    const token = await signIn(at, "reviewer.my");
    const off = { body: { systemId, status: "DISABLED" as const } };
    const by = (button: MenuButton) => ask(at.app, systemRoutes.changeState, off, { button });
    expect((await by("PERM_MODULE.ENABLE")).code).toBe(SERVICE_CODES.notTaken);
    expect((await by("PERM_MODULE.DISABLE")).result?.status).toBe("DISABLED");
    expect(await check(at, token)).toEqual({ valid: false, reason: "disabled" });
    const on = { body: { systemId, status: "ENABLED" as const } };
    await result(at.app, systemRoutes.changeState, on, { button: "PERM_MODULE.ENABLE" });
    expect(await check(at, token)).toMatchObject({ valid: true });
  });
});
