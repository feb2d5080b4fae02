import { onEachDatabase } from "@linehaul/kit/testing/database";
import { result, testService } from "@linehaul/kit/testing/service";
import { userAccountCopyRoutes } from "@linehaul/schema/accounts/user-account/copy";
import { asc, eq, isNotNull, isNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customers } from "../../customers/customer/table.ts";
import { customer as service } from "../../service.ts";
import { filledCustomer } from "../../testing/filled.ts";
import { userAccount } from "./table.ts";

onEachDatabase(filledCustomer(), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({ ...service, database: database() });
  });
  afterAll(() => app.close());
  const copied = (body: Parameters<typeof result<typeof userAccountCopyRoutes.copy>>[2]["body"]) =>
    result(app, userAccountCopyRoutes.copy, { body }, { button: "GATEWAY" });

  test("PERM-08 who follows is told every customer's accounts, page by page, each with the main account above it, cancelled ones too", async () => {
    const { db } = database();
    const owned = await db
      .select({ id: userAccount.id, mainId: userAccount.mainId, userCode: userAccount.userCode })
      .from(userAccount)
      .where(isNotNull(userAccount.customerId))
      .orderBy(asc(userAccount.id));
    const codes = new Map(owned.map((row) => [row.id, row.userCode]));
    const told = [];
    for (let after: string | null = null, isLast = false; !isLast;) {
      const page: Awaited<ReturnType<typeof copied>> = await copied({ after });
      told.push(...page.rows);
      after = page.rows.at(-1)?.id ?? null;
      isLast = page.isLast;
    }
    expect(told.map(({ id, userCode, mainUserCode }) => [id, userCode, mainUserCode])).toEqual(
      owned.map(({ id, mainId, userCode }) => [id, userCode, codes.get(mainId ?? id)]),
    );
    expect(new Set(told.map(({ isCancelled }) => isCancelled))).toEqual(new Set([true, false]));
    expect(new Set(told.map(({ site }) => site)).size).toBe(3);
  });

  test("PERM-08 an account that is no customer's is none that orders know", async () => {
    const { db } = database();
    const persons = await db.select().from(userAccount).where(isNull(userAccount.customerId));
    expect(persons.length).toBeGreaterThan(0);
    expect(await copied({ ids: persons.map(({ id }) => id) })).toEqual({ rows: [], isLast: true });
    const [one] = await db.select().from(userAccount).where(eq(userAccount.userType, "SUB")).limit(1);
    await db.update(userAccount).set({ customerId: null }).where(eq(userAccount.id, one!.id));
    expect(await copied({ ids: [one!.id] })).toEqual({ rows: [], isLast: true });
    const [held] = await db.select({ id: customers.id, code: customers.customerCode }).from(customers).limit(1);
    await db.update(userAccount).set({ customerId: held!.id }).where(eq(userAccount.id, one!.id));
    expect((await copied({ ids: [one!.id] })).rows).toMatchObject([{ customerCode: held!.code }]);
  });
});
