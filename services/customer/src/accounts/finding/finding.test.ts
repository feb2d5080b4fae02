import { rowsOf } from "@linehaul/kit/database-type";
import { newId } from "@linehaul/kit/ids";
import { audit, idempotency, outbox } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, type AskOptions, result } from "@linehaul/kit/testing/service";
import type { FindMembers } from "@linehaul/schema/accounts/member/finding";
import { memberRoutes } from "@linehaul/schema/accounts/member/routes";
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
const EMAIL = "Lan.Tran@Sought.example";
const LAN = { phone: "91 234 9876", email: EMAIL, cert: "001-099 077/345", card: "7355331166" };
const HOA = { phone: "91 234 5432", email: "Hoa.Vu@Sought.example", cert: "001-099 088/456", card: "7355332277" };
/** How somebody writes what each of them has. */
const written = ({ phone, email, cert, card }: typeof LAN) =>
  [
    ["PHONE", `+84 (0)${phone}`],
    ["EMAIL", ` ${email.toUpperCase()}`],
    ["CERTIFICATE", cert.replaceAll(/\D/g, "")],
    ["CARD", `${card.slice(0, 4)} ${card.slice(4, 7)}-${card.slice(7)}`],
  ] as const;
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
  const sought = async ({ phone, email, cert, card } = LAN) => {
    const { db } = database();
    const code = somebody();
    const account = await active(code);
    await db.update(userAccount).set({ phoneCode: "84", phone, email }).where(eq(userAccount.id, account.id));
    await db.insert(memberRealName).values({
      accountId: account.id,
      name: "LAN",
      certType: "ID_CARD",
      certNo: cert,
      countryCode: "VN",
      channel: "APP",
      verifiedAt: START,
      recordedBy: "client:site",
    });
    const [of] = await db.select({ id: customers.id }).from(customers).where(eq(customers.customerCode, code));
    await db.insert(monthCard).values({
      id: newId(),
      customerId: of!.id,
      card,
      kind: "CREDIT",
      isUsed: true,
      addedAt: START,
      addedBy: "hoa",
    });
    const company = await active(someone());
    return { ...account, company };
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
    for (const [kind, value] of written(LAN)) {
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

  test("PERM-12 a member is found by the same in full; a company's account that has the value, and one of another site, are none", async () => {
    const { db } = database();
    const { id, company } = await sought(HOA);
    await db.update(userAccount).set({ phoneCode: "84", phone: HOA.phone }).where(eq(userAccount.id, company.id));
    const search = (body: FindMembers, caller: AskOptions["caller"] = VN) =>
      ask(app(), memberRoutes.findSensitive, { body }, { caller });
    const listed = (finding: string, caller: object = {}) =>
      result(
        app(),
        memberRoutes.pageQuery,
        { body: { pageSize: 50, filter: { finding }, want: ["stateCounts"] } },
        { caller: { ...VN, ...caller } },
      );
    for (const [kind, value] of written(HOA)) {
      const { result: found } = await search({ kind, value });
      expect(found).toMatchObject({ kind, count: 1, isMore: false });
      const page = await listed(found!.findingId);
      expect(page.data.map((one) => one.id)).toEqual([id]);
      expect(page.finding).toMatchObject({ findingId: found!.findingId, kind });
      expect(page.stateCounts?.reduce((sum, { count }) => sum + count, 0)).toBe(1);
      expect((await search({ kind, value: value.trim().slice(0, -1) })).result?.count).toBe(0);
      expect((await search({ kind, value }, MY)).result?.count).toBe(0);
      expect(await listed(found!.findingId, { user: "u-2" })).toMatchObject({ data: [], finding: null });
    }
    expect((await find({ kind: "PHONE", value: HOA.phone })).result?.count).toBe(2);
    const [row] = await db.select().from(audit).where(eq(audit.type, "memberFinding.made")).limit(1);
    expect(row).toMatchObject({ kind: "SEARCH", module: "MEMBER_LIST", site: "VN", fields: ["PHONE"] });
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
    const more = { kind: "EMAIL", value: "one@more.example" } as const;
    expect((await find(more, { user: "u-60" })).code).toBe(SERVICE_CODES.tooOften);
    // A member is an account: who has looked sixty times for accounts has so for members.
    const ofMember = await ask(app(), memberRoutes.findSensitive, { body: more }, { caller: { ...VN, user: "u-60" } });
    expect(ofMember.code).toBe(SERVICE_CODES.tooOften);
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
