import { rowsOf } from "@linehaul/kit/database-type";
import { newId } from "@linehaul/kit/ids";
import { audit, idempotency, outbox } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, type AskOptions, result } from "@linehaul/kit/testing/service";
import type { FindUserAccounts } from "@linehaul/schema/accounts/user-account/finding";
import { userAccountRoutes as routes } from "@linehaul/schema/accounts/user-account/routes";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { FINDING_KINDS, type FindingKind, MOST_SEARCHES } from "@linehaul/schema/finding/limits";
import { desc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { customers } from "../../customers/customer/table.ts";
import { monthCard } from "../../customers/month-card/table.ts";
import { customer as service } from "../../service.ts";
import { memberRealName } from "../member/table.ts";
import { userAccount } from "../user-account/table.ts";
import { MY, useAccounts, usePersons, VN } from "../user-account/testing/accounts.ts";
import { soughtAccounts } from "./look.ts";
import { accountFinding, accountSearch } from "./table.ts";

const START = new Date("2026-11-20T10:00:00Z");
const PHONE = "91 234 9876";
const EMAIL = "Lan.Tran@Sought.example";
const CERT = "001-099 077/345";
const CARD = "7355331166";
const INDEXES = {
  PHONE: "user_account_phone",
  EMAIL: "user_account_email",
  CERTIFICATE: "member_real_name_cert",
  CARD: "month_card_pkey",
} as const satisfies Record<FindingKind, string>;

onEachDatabase(service.migrations, (database) => {
  const clock = { now: START };
  const { app, active, someone } = useAccounts(database, clock);
  const { somebody } = usePersons();
  /** A member who has all that is looked for. */
  const sought = async () => {
    const { db } = database();
    const code = somebody();
    const account = await active(code);
    await db
      .update(userAccount)
      .set({ phoneCode: "84", phone: PHONE, email: EMAIL })
      .where(eq(userAccount.id, account.id));
    await db.insert(memberRealName).values({
      accountId: account.id,
      name: "LAN",
      certType: "ID_CARD",
      certNo: CERT,
      countryCode: "VN",
      channel: "APP",
      verifiedAt: START,
      recordedBy: "client:site",
    });
    const [of] = await db.select({ id: customers.id }).from(customers).where(eq(customers.customerCode, code));
    await db.insert(monthCard).values({
      id: newId(),
      customerId: of!.id,
      card: CARD,
      kind: "CREDIT",
      isUsed: true,
      addedAt: START,
      addedBy: "hoa",
    });
    await active(someone());
    return account;
  };
  const find = (body: FindUserAccounts, caller: AskOptions["caller"] = {}) =>
    ask(app(), routes.findSensitive, { body }, { caller: { ...VN, ...caller } });
  const list = (finding: string, caller: object = {}) =>
    result(
      app(),
      routes.pageQuery,
      { body: { pageSize: 50, filter: { finding }, want: ["statusCounts"] } },
      { caller: { ...VN, ...caller } },
    );

  test("PERM-12 an account is found by telephone, e-mail, certificate and its customer's card in full; of another site it is not", async () => {
    const { id } = await sought();
    for (const [kind, value] of [
      ["PHONE", `+84 (0)${PHONE}`],
      ["EMAIL", ` ${EMAIL.toUpperCase()}`],
      ["CERTIFICATE", "001099077345"],
      ["CARD", "7355 331-166"],
    ] as const) {
      const { result: found } = await find({ kind, value });
      expect(found).toMatchObject({ kind, count: 1, isMore: false });
      const page = await list(found!.findingId);
      expect(page.data.map((one) => one.id)).toEqual([id]);
      expect(page.finding).toMatchObject({ findingId: found!.findingId, kind });
      expect(page.statusCounts?.reduce((sum, { count }) => sum + count, 0)).toBe(1);
      expect((await find({ kind, value: value.trim().slice(0, -1) })).result?.count).toBe(0);
      expect((await find({ kind, value }, MY)).result?.count).toBe(0);
      expect(await list(found!.findingId, { user: "u-2" })).toMatchObject({ data: [], finding: null });
    }
  });

  test("PERM-12 a search is recorded without its value; sixty different ones an hour, and no more", async () => {
    const { db } = database();
    await find({ kind: "EMAIL", value: EMAIL });
    const [row] = await db
      .select()
      .from(audit)
      .where(eq(audit.kind, "SEARCH"))
      .orderBy(desc(audit.at), desc(audit.id))
      .limit(1);
    expect(row).toMatchObject({ type: "userAccountFinding.made", fields: ["EMAIL"] });
    const kept = await Promise.all(
      [audit, outbox, idempotency, accountFinding, accountSearch].map((t) => db.select().from(t)),
    );
    expect(
      JSON.stringify(kept, (_key, value: unknown) => (typeof value === "bigint" ? String(value) : value)).toLowerCase(),
    ).not.toContain("sought.example");
    const values = Array.from({ length: MOST_SEARCHES }, (_, n) => `nobody${n}@sought.example`);
    for (const value of values) await find({ kind: "EMAIL", value }, { user: "u-60" });
    expect((await find({ kind: "EMAIL", value: "one@more.example" }, { user: "u-60" })).code).toBe(
      SERVICE_CODES.tooOften,
    );
  });

  test.each(FINDING_KINDS)("PERM-12 %s is read from an index, whosever the accounts are", async (kind) => {
    const { db } = database();
    const plan = await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const Plan = z.object({ "QUERY PLAN": z.string() });
      return rowsOf(tx, sql`explain ${soughtAccounts(kind, "60123456789", undefined)}`, Plan);
    });
    expect(plan.map((line) => line["QUERY PLAN"]).join("\n")).toContain(INDEXES[kind]);
  });
});
