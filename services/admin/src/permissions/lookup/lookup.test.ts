import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onEachDatabase, OPEN_MS } from "@linehaul/kit/testing/database";
import { ask, result } from "@linehaul/kit/testing/service";
import { DEMO_ROLES } from "@linehaul/schema/demo-users";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { lookupRoutes } from "@linehaul/schema/permissions/lookup";
import { startAdmin, type TestAdmin } from "../../testing/admin.ts";
import { filledAdmin } from "../../testing/filled.ts";
import { role } from "../perm-role/table.ts";

onEachDatabase(filledAdmin, (database) => {
  let at: TestAdmin;
  beforeAll(async () => {
    at = await startAdmin(database());
  }, OPEN_MS);
  afterAll(() => at.app.close());
  const roles = async (roleName: string) => (await result(at.app, lookupRoutes.roles, { body: { roleName } })).data;

  test("LOOK-05 each look-up answers the fields of the specification", async () => {
    const { app } = at;
    const first = (found: { readonly data: readonly object[] }) => Object.keys(found.data[0] ?? {}).sort();
    expect(first(await result(app, lookupRoutes.systems, { body: { systemName: "lin" } }))).toEqual([
      "systemId",
      "systemName",
    ]);
    expect(first(await result(app, lookupRoutes.subAccounts, { body: { sysUserName: "admin" } }))).toEqual([
      "sysUserName",
    ]);
    expect(first(await result(app, lookupRoutes.accounts, { body: { username: "admin" } }))).toEqual([
      "byAccountId",
      "empCode",
      "username",
    ]);
    expect(first(await result(app, lookupRoutes.modules, { body: { moduleCode: "ORDER_L" } }))).toEqual([
      "moduleCode",
      "moduleName",
    ]);
    expect(first(await result(app, lookupRoutes.dataGroups, { body: { dataGroupName: "every" } }))).toEqual([
      "dataGroupId",
      "dataGroupName",
    ]);
    expect(first(await result(app, lookupRoutes.resources, { body: { resourceName: "cu" } }))).toEqual([
      "customDatagroup",
      "ownerSysId",
      "ownerSysName",
      "paramStruct",
      "resourceCode",
      "resourceId",
      "resourceName",
      "systemId",
    ]);
    expect(first(await result(app, lookupRoutes.owners, { body: { ownerSysName: "er" } }))).toEqual([
      "ownerSysId",
      "ownerSysName",
    ]);
    expect(first(await result(app, lookupRoutes.organisations, { body: { likeStr: "ma" } }))).toEqual(["orgName"]);
    expect(first(await result(app, lookupRoutes.roles, { body: { roleName: "review" } }))).toEqual([
      "roleCode",
      "roleId",
      "roleName",
    ]);
  });

  test("what begins with the text comes before what holds it", async () => {
    const names = (await roles("rev")).map((r) => r.roleName);
    const holding = DEMO_ROLES.filter((r) => `${r.name} ${r.code}`.toLowerCase().includes("rev")).map((r) => r.name);
    expect(names.toSorted()).toEqual(holding.toSorted());
    expect((await roles("order")).map((r) => r.roleName)).toEqual(["Order clerk", "Order reviewer"]);
    expect((await roles("clerk")).map((r) => r.roleCode)).toEqual(["ORDER_CLERK"]);
  });

  test("LOOK-01 a module is found by its Chinese name, and told in the caller's language", async () => {
    const asked = await ask(
      at.app,
      lookupRoutes.modules,
      { body: { moduleCode: "币" } },
      { headers: { "accept-language": "zh-CN" } },
    );
    expect(asked.result?.data).toContainEqual({ moduleCode: "CURRENCY", moduleName: "币种" });
  });

  test("branches of the menu are found alone", async () => {
    const { data } = await result(at.app, lookupRoutes.subSystems, { body: { subsysName: "order" } });
    expect(data.map((m) => m.moduleCode)).toEqual(["ORDERS"]);
  });

  test("LOOK-02 ten results a page, and no more", async () => {
    const page = (pageNum: number) => result(at.app, lookupRoutes.modules, { body: { moduleCode: "er", pageNum } });
    const [first, second] = [(await page(1)).data, (await page(2)).data];
    expect(first).toHaveLength(10);
    expect(second.filter((m) => first.some((f) => f.moduleCode === m.moduleCode))).toEqual([]);
    const more = await ask(at.app, lookupRoutes.modules, { body: { moduleCode: "er", pageSize: 11 } });
    expect(more.code).toBe(SERVICE_CODES.invalid);
  });

  test("AUTH-14 what is disabled is not found", async () => {
    await at.db.update(role).set({ status: "DISABLED" }).where(eq(role.code, "ORDER_CLERK"));
    expect(await roles("clerk")).toEqual([]);
    await at.db.update(role).set({ status: "ENABLED" }).where(eq(role.code, "ORDER_CLERK"));
  });

  test("a text is what it looks like: % and _ are no wild cards", async () => {
    expect(await roles("%%%")).toEqual([]);
    expect(await roles("o_d")).toEqual([]);
  });

  test.each([
    [
      "a role of 2 characters",
      () => ask(at.app, lookupRoutes.roles, { body: { roleName: "ab" } }),
      "roleName",
      "lookup.three",
    ],
    [
      "an account of spaces",
      () => ask(at.app, lookupRoutes.accounts, { body: { username: "a    b" } }),
      "username",
      "lookup.three",
    ],
    [
      "a system of 1 character",
      () => ask(at.app, lookupRoutes.systems, { body: { systemName: "l" } }),
      "systemName",
      "lookup.two",
    ],
    [
      "an empty text",
      () => ask(at.app, lookupRoutes.modules, { body: { moduleCode: "" } }),
      "moduleCode",
      "lookup.two",
    ],
  ])("LOOK-05 the server refuses %s at its field", async (_title, asked, field, key) => {
    expect(await asked()).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: [field], key }] });
  });

  test("PERM-01 a look-up takes a button that needs it", async () => {
    const refused = await ask(
      at.app,
      lookupRoutes.accounts,
      { body: { username: "admin" } },
      { button: "ORDER_LIST.VIEW" },
    );
    expect(refused.code).toBe(SERVICE_CODES.notTaken);
  });
});
