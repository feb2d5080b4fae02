import { expect, test } from "vitest";
import { DEMO_ROLES, DEMO_USERS } from "@linehaul/schema/demo-users";
import { BUTTONS } from "@linehaul/schema/modules";
import { onEachDatabase, OPEN_MS } from "@linehaul/kit/testing/database";
import { seedAdmin } from "./demo.ts";
import { demoAccounts } from "./demo/accounts.ts";
import { buttonsLike } from "./demo/buttons.ts";
import { userAccount, userRole } from "./permissions/account/table.ts";
import { userDataGroup } from "./permissions/perm-data-group/table.ts";
import { role, roleButton } from "./permissions/perm-role/table.ts";
import { migrations } from "./testing/admin.ts";

test("a pattern names buttons by any part, and not by a piece of a part it does not say", () => {
  expect(buttonsLike(["*.*"])).toEqual(BUTTONS);
  expect(buttonsLike(["CURRENCY.VIEW"])).toEqual(["CURRENCY.VIEW"]);
  expect(buttonsLike(["ORDER_LIST.PRINT_*"])).toEqual(["ORDER_LIST.PRINT_WAYBILL", "ORDER_LIST.PRINT_INVOICE"]);
  expect(buttonsLike(["URRENCY.VIEW", "CURRENCY"])).toEqual([]);
  expect(buttonsLike([])).toEqual([]);
});

test.each(DEMO_ROLES.map((r) => [r.code, r.buttons] as const))(
  "each pattern of %s names a button",
  (_code, patterns) => {
    expect(patterns.filter((p) => buttonsLike([p]).length === 0)).toEqual([]);
  },
);

onEachDatabase(migrations, (database) => {
  test(
    "seeding twice leaves what seeding once did",
    async () => {
      const { db } = database();
      const everything = async () => ({
        users: await db.select().from(userAccount),
        roles: await db.select().from(role),
        buttons: await db.select().from(roleButton),
        grants: await db.select().from(userRole),
        groups: await db.select().from(userDataGroup),
      });
      await seedAdmin(db);
      const once = await everything();
      expect(once.users.map((u) => u.userName)).toEqual(expect.arrayContaining(DEMO_USERS.map((u) => u.userName)));
      expect(once.users).toHaveLength(DEMO_USERS.length + demoAccounts().length);
      await seedAdmin(db);
      expect(await everything()).toEqual(once);
    },
    OPEN_MS,
  );
});
