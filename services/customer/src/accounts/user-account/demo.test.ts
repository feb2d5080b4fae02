import { onEachDatabase } from "@linehaul/kit/testing/database";
import { result, testService } from "@linehaul/kit/testing/service";
import { memberRoutes } from "@linehaul/schema/accounts/member/routes";
import { userAccountRoutes } from "@linehaul/schema/accounts/user-account/routes";
import { SITE_CODES } from "@linehaul/schema/sites";
import { isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { customer as service } from "../../service.ts";
import { filledCustomer } from "../../testing/filled.ts";
import { seedPersons } from "./demo-persons.ts";
import { userAccount } from "./table.ts";

onEachDatabase(filledCustomer(), (database) => {
  test("ACC-07 the demo has persons at every site who are no customers, once: accounts and members of whoever sees all customers", async () => {
    const { db } = database();
    await seedPersons(db);
    const rows = await db.select().from(userAccount).where(isNull(userAccount.customerId));
    const app = await testService({ ...service, database: database() });
    for (const site of SITE_CODES) {
      const own = rows.filter((row) => row.site === site);
      expect(own).toHaveLength(8);
      expect(new Set(own.map(({ accountType, userType }) => `${accountType} ${userType}`))).toEqual(
        new Set(["PERSONAL MAIN"]),
      );
      expect(new Set(own.map(({ dataSource }) => dataSource))).toEqual(new Set(["APP", "WEBSITE"]));
      const asked = { body: { ids: own.map(({ id }) => id) } };
      const none = { customerCode: null, customerName: null };
      expect(await result(app, userAccountRoutes.byIds, asked, { caller: { site } })).toMatchObject(
        own.map(() => ({ ...none, mainCode: null })),
      );
      expect(await result(app, memberRoutes.byIds, asked, { caller: { site } })).toMatchObject(
        own.map(() => ({ ...none, realNameState: "NONE" })),
      );
    }
    await app.close();
  });
});
