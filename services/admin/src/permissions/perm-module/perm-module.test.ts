import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outbox } from "@linehaul/kit/tables";
import { onEachDatabase, OPEN_MS } from "@linehaul/kit/testing/database";
import { ask, result } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { BUTTONS, MODULES } from "@linehaul/schema/modules";
import { moduleRoutes } from "@linehaul/schema/permissions/perm-module";
import { actorOf, callerOf, signIn, startAdmin, type TestAdmin } from "../../testing/admin.ts";
import { filledAdmin } from "../../testing/filled.ts";
import { role, roleButton } from "../perm-role/table.ts";
import { menuOf, moduleRow, modulesInUse } from "./menu.ts";
import { moduleId, syncModules } from "./sync.ts";
import { module } from "./table.ts";

const PAGES = ["HOME", "ORDER_LIST", "CURRENCY", "CUSTOMER_LIST"];

onEachDatabase(filledAdmin, (database) => {
  let at: TestAdmin;
  beforeAll(async () => {
    at = await startAdmin(database());
  }, OPEN_MS);
  afterAll(() => at.app.close());
  const codes = async () => (await modulesInUse(at.db, PAGES)).map((m) => m.code);

  test("every module of the contracts is a row; twice is the same", async () => {
    const told = async () => (await at.db.select().from(outbox).where(eq(outbox.type, "module.changed"))).length;
    const before = await told();
    await syncModules(at.db, at.now);
    expect(await told()).toBe(before);
    const rows = await at.db.select().from(module);
    expect(rows.map((m) => m.code).sort()).toEqual(MODULES.map((m) => m.code).sort());
    expect(rows.find((m) => m.code === "ORDER_LIST")?.id).toBe(moduleId("ORDER_LIST"));
  });

  test("a module and a button that are gone from the contracts go; a status stays", async () => {
    const [administrator] = await at.db.select().from(role).where(eq(role.code, "ADMINISTRATOR"));
    const roleId = administrator!.id;
    const [order] = await at.db.select().from(module).where(eq(module.code, "ORDER_LIST"));
    await at.db.insert(module).values({ ...order!, id: moduleId("GONE"), code: "GONE" });
    await at.db.insert(roleButton).values({ roleId, button: "GONE.VIEW" });
    await at.db.update(module).set({ status: "DISABLED", nameEn: "Old" }).where(eq(module.code, "CURRENCY"));
    await syncModules(at.db, at.now);
    expect(await at.db.select().from(module).where(eq(module.code, "GONE"))).toEqual([]);
    expect(await at.db.select().from(module).where(eq(module.code, "CURRENCY"))).toMatchObject([
      { status: "DISABLED", nameEn: MODULES.find((m) => m.code === "CURRENCY")?.name.en },
    ]);
    const held = await at.db.select().from(roleButton).where(eq(roleButton.roleId, roleId));
    expect(held.map((h) => h.button).sort()).toEqual([...BUTTONS].sort());
    await at.db.update(module).set({ status: "ENABLED" });
  });

  test("modules without a page are left out; branches that hold one stay, in the order of the menu", async () => {
    expect(await codes()).toEqual([
      "HOME",
      "CUSTOMERS",
      "CUSTOMER_LIST",
      "ORDERS",
      "ORDER_LIST",
      "BASE_DATA",
      "CURRENCY",
    ]);
  });

  test("a disabled module, and all of a disabled branch, are left out", async () => {
    const set = (code: string, status: "ENABLED" | "DISABLED") =>
      at.db.update(module).set({ status }).where(eq(module.code, code));
    await set("CURRENCY", "DISABLED");
    await set("CUSTOMERS", "DISABLED");
    expect(await codes()).toEqual(["HOME", "ORDERS", "ORDER_LIST"]);
    await at.db.update(module).set({ status: "ENABLED" });
  });

  test("AUTH-09 the menu follows the role's buttons", async () => {
    const rows = await modulesInUse(at.db, PAGES);
    const menu = menuOf(rows, new Set(["ORDER_LIST.VIEW"]), "en");
    expect(menu.map((m) => [m.moduleCode, m.childModules.map((c) => c.moduleCode)])).toEqual([
      ["HOME", []],
      ["ORDERS", ["ORDER_LIST"]],
    ]);
    expect(menuOf(rows, new Set(), "en").map((m) => m.moduleCode)).toEqual(["HOME"]);
  });

  test("names are in the caller's language", async () => {
    const [order] = await at.db.select().from(module).where(eq(module.code, "ORDER_LIST"));
    expect(moduleRow(order!, "zh-HK").moduleName).toBe("订单列表");
    expect(moduleRow(order!, "en").moduleName).toBe("Order list");
  });

  test("a user reads his roles, menu and buttons, and of no role that he does not hold", async () => {
    const clerk = await actorOf(at, await signIn(at, "clerk.vn", { site: "VN" }), "VN");
    const as = callerOf(clerk);
    expect(await result(at.app, moduleRoutes.roles, {}, as)).toEqual(clerk.roles);
    const buttons = (roleId: string) =>
      ask(at.app, moduleRoutes.buttons, { query: { moduleId: moduleId("CURRENCY"), roleId } }, as);
    expect((await buttons(clerk.roleId!)).result).toEqual(["CURRENCY.VIEW", "CURRENCY.EDIT"]);
    const administrator = (await actorOf(at, await signIn(at, "admin"))).roleId!;
    expect(await buttons(administrator)).toMatchObject({ code: SERVICE_CODES.notTaken });
    const menu = await ask(at.app, moduleRoutes.menus, { query: { roleId: administrator } }, as);
    expect(menu).toMatchObject({ status: 403, code: SERVICE_CODES.notTaken });
  });
});
