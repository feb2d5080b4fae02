import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { lookupRoutes } from "@linehaul/schema/permissions/lookup";
import { sessionActor } from "../../../testing/fixtures.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.people.set("reader", sessionActor({ buttons: ["ORDER_LIST.VIEW", "GRAPHIQL.VIEW"] }));
  gateway.stubs.on(lookupRoutes.roles, async () => ({
    data: [{ roleId: "r-1", roleCode: "REVIEWER", roleName: "Order reviewer" }],
  }));
});
afterAll(() => gateway.close());
beforeEach(() => (gateway.stubs.calls.length = 0));

const LOOKUPS = [
  ["lookupSystems", "systemId", 2],
  ["lookupSubAccounts", "sysUserName", 3],
  ["lookupAccounts", "username", 3],
  ["lookupModules", "moduleCode", 2],
  ["lookupSubSystems", "moduleCode", 2],
  ["lookupResources", "resourceCode", 2],
  ["lookupResourceOwners", "ownerSysId", 2],
  ["lookupDataGroups", "dataGroupId", 2],
  ["lookupOrganisations", "orgName", 2],
  ["lookupRoles", "roleId", 3],
] as const;

test("LOOK-05 a look-up costs one call, of the trimmed text", async () => {
  const { data, errors } = await gateway.graph('{ lookupRoles(text: " rev ") { roleId roleCode roleName } }');
  expect(errors).toEqual([]);
  expect(data).toEqual({ lookupRoles: [{ roleId: "r-1", roleCode: "REVIEWER", roleName: "Order reviewer" }] });
  const calls = gateway.stubs.calls.filter((c) => c.route === "POST /dev-basp-system/role/queryByName");
  expect(calls.map((c) => c.input.body)).toMatchObject([{ roleName: "rev", pageSize: 10 }]);
});

test.each(LOOKUPS)("LOOK-05 %s refuses a shorter text before any call", async (field, own, least) => {
  for (const text of ["", "  ", "a".repeat(least - 1), "x".repeat(61)]) {
    const { errors, calls } = await gateway.graph(`{ ${field}(text: "${text}") { ${own} } }`);
    expect(errors.map((e) => e.extensions["code"])).toEqual(["09020701"]);
    expect(calls).toEqual([]);
  }
});

test.each(LOOKUPS)("PERM-01 %s is refused without a button that needs it, and no call is made", async (field, own) => {
  const { errors, calls } = await gateway.graph(`{ ${field}(text: "abc") { ${own} } }`, { token: "reader" });
  expect(errors.map((e) => e.extensions["code"])).toEqual(["09020203"]);
  expect(calls).toEqual([]);
});
