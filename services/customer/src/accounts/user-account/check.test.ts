import { audit } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { result } from "@linehaul/kit/testing/service";
import { taskWrite } from "@linehaul/kit/testing/task-write";
import { MOST_WRONG } from "@linehaul/schema/accounts/user-account/check";
import { userAccountRoutes as routes } from "@linehaul/schema/accounts/user-account/routes";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customer as service } from "../../service.ts";
import { eraseAccounts } from "./erase.ts";
import { accountSignIn } from "./table.ts";
import { MY, PASSWORD, useAccounts, VN } from "./testing/accounts.ts";

const clock = { now: new Date("2026-11-20T10:00:00Z") };
const later = (minutes: number) => void (clock.now = new Date(clock.now.getTime() + minutes * 60_000));
const REFUSED = { check: "REFUSED", userCode: null, status: null };

onEachDatabase(service.migrations, (database) => {
  const { app, someone, make, active, stored, check, turn, turnFor } = useAccounts(database, clock);

  test("ACC-06 by user name or e-mail in any case somebody comes in at his own site; who is unknown and who is wrong are refused alike", async () => {
    const { id, userCode, userName } = await active(someone(), { email: "comes.in@lorry.example" });
    const right = { check: "RIGHT", userCode, status: "ACTIVATED" };
    expect(await check(String(userName), PASSWORD)).toEqual(right);
    expect(await check("Comes.In@Lorry.example", PASSWORD)).toEqual(right);
    expect((await stored(id)).signedInAt).toEqual(clock.now);
    expect(await check(String(userName), "Lorry-2027")).toEqual(REFUSED);
    expect(await check("nobody_1", PASSWORD)).toEqual(REFUSED);
    expect(await check(String(userName), PASSWORD, MY)).toEqual(REFUSED);
    const log = await result(app(), routes.signIns, { query: { id } }, { caller: VN });
    expect(log.map(({ result: how, client, address }) => [how, client, address])).toEqual([
      ["WRONG", "admin", "203.0.113.7"],
      ["RIGHT", "admin", "203.0.113.7"],
      ["RIGHT", "admin", "203.0.113.7"],
    ]);
  });

  test("ACC-06 five wrong passwords within 15 minutes lock, also when they come at once; then none is right until it is unlocked", async () => {
    const { id, userName } = await active(someone());
    const name = String(userName);
    await Promise.all(Array.from({ length: MOST_WRONG + 3 }, (_, n) => check(name, `Wrong-${n}`)));
    expect(await stored(id)).toMatchObject({ status: "LOCKED" });
    expect(await check(name, PASSWORD)).toEqual(REFUSED);
    const trail = await database()
      .db.select()
      .from(audit)
      .where(and(eq(audit.subject, id), eq(audit.button, "USER_LIST.CHECK")));
    expect(trail).toMatchObject([{ type: "userAccount.changed", fields: ["status"] }]);
    expect(JSON.stringify(trail)).not.toContain("Wrong-");
    expect(await turn("unlock", [id])).toEqual([["DONE", "ACTIVATED"]]);
    expect(await check(name, PASSWORD)).toMatchObject({ check: "RIGHT" });
  });

  test("ACC-06 four wrong ones lock nobody, nor do five of which the first is 15 minutes old; a right one begins anew", async () => {
    const { id, userName } = await active(someone());
    const name = String(userName);
    const wrong = async (times: number) => {
      for (let n = 0; n < times; n += 1) await check(name, "Wrong-1");
    };
    await wrong(MOST_WRONG - 1);
    expect(await check(name, PASSWORD)).toMatchObject({ check: "RIGHT" });
    await wrong(MOST_WRONG - 1);
    later(16);
    await wrong(1);
    expect(await stored(id)).toMatchObject({ status: "ACTIVATED", wrong: 1 });
    await wrong(MOST_WRONG - 1);
    expect(await stored(id)).toMatchObject({ status: "LOCKED" });
  });

  test("ACC-06 who knows the password of an account that is not active is told so, and does not come in", async () => {
    const { id, userName } = await active(someone());
    await turnFor("disable", [id]);
    expect(await check(String(userName), PASSWORD)).toMatchObject({ check: "NOT_NOW", status: "FORBIDDEN" });
    const { userName: fresh } = await make(someone());
    expect(await check(String(fresh), PASSWORD)).toEqual(REFUSED);
  });

  test("ACC-06 the clock erases an account whose 15 days are over: its code is kept, nothing of its owner; name and e-mail are free again", async () => {
    const { db } = database();
    const code = someone();
    const gone = await active(code, {
      userName: "goes_away",
      email: "goes.away@lorry.example",
      phone: "+84 90 123 4567",
    });
    await check("goes_away", PASSWORD);
    await turnFor("cancel", [gone.id]);
    expect(await check("goes_away", PASSWORD)).toMatchObject({ check: "NOT_NOW", status: "PRE_CANCEL" });
    const told: number[] = [];
    const run = () =>
      eraseAccounts({
        db,
        now: clock.now,
        signal: AbortSignal.timeout(60_000),
        write: taskWrite(db, clock.now),
        tell: (_line: string, count = 0) => void told.push(count),
      });
    later(15 * 24 * 60 - 1);
    await run();
    expect((await stored(gone.id)).status).toBe("PRE_CANCEL");
    later(1);
    await run();
    await run();
    expect(told).toEqual([0, 0, 1, 0, 0, 0]);
    const row = await stored(gone.id);
    expect(row).toMatchObject({ status: "CANCELLED", userCode: gone.userCode, userName: null, passwordHash: null });
    expect(JSON.stringify(row)).not.toMatch(/goes|123 ?4567|Lan|Nguyễn/);
    expect(await db.$count(accountSignIn, eq(accountSignIn.accountId, gone.id))).toBe(0);
    const trail = await db.select().from(audit).where(eq(audit.subject, gone.id));
    expect(JSON.stringify(trail)).not.toContain("goes.away@");
    expect(await turn("keep", [gone.id])).toEqual([["NOT_NOW", "CANCELLED"]]);
    const again = await make(code, { userName: "goes_away", email: "goes.away@lorry.example" });
    expect(again).toMatchObject({ userType: "MAIN" });
    expect(again.userCode).not.toBe(gone.userCode);
  });
});
