import { inspect } from "node:util";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { audit, outbox } from "@linehaul/kit/tables";
import { onEachDatabase, OPEN_MS } from "@linehaul/kit/testing/database";
import { ask, result } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { sessionRoutes } from "@linehaul/schema/permissions/session";
import { actorOf, callerOf, check, signIn, startAdmin, type TestAdmin } from "../../testing/admin.ts";
import { filledAdmin } from "../../testing/filled.ts";
import { session } from "./table.ts";
import { hashOf } from "@linehaul/kit/token";

const TICKET = "ST-a-ticket-of-the-sign-on";

onEachDatabase(filledAdmin, (database) => {
  let at: TestAdmin;
  beforeAll(async () => {
    at = await startAdmin(database());
  }, OPEN_MS);
  afterAll(() => at.app.close());
  beforeEach(async () => {
    await at.db.delete(session);
    await at.db.delete(outbox);
  });
  const end = (ticket: string) => result(at.app, sessionRoutes.closeByTicket, { body: { ticket } });
  const told = () => at.db.select().from(outbox).where(eq(outbox.type, "session.closed"));

  describe("FLT-17 the ticket that opened a session", () => {
    test("ends it and no other, tells every gateway, and ends nothing twice", async () => {
      const token = await signIn(at, "admin", { ticket: TICKET });
      const others = [
        await signIn(at, "admin", { ticket: "ST-of-another-site", site: "VN" }),
        await signIn(at, "support", { ticket: "ST-of-another-user", site: "VN" }),
        await signIn(at, "auditor", { site: "VN" }),
      ];
      const { sessionId, userId } = await actorOf(at, token);
      expect(await end(TICKET)).toEqual({ known: true, closed: true });
      expect(await check(at, token)).toEqual({ valid: false, reason: "closed" });
      for (const other of others) expect((await check(at, other, "VN")).valid).toBe(true);
      expect(await told()).toMatchObject([{ subject: sessionId, data: { sessionId, userId } }]);
      expect(await end(TICKET)).toEqual({ known: true, closed: false });
      expect(await told()).toHaveLength(1);
    });

    test("is kept as a hash, and told to nobody", async () => {
      await signIn(at, "admin", { ticket: TICKET });
      await end(TICKET);
      expect(await at.db.select({ kept: session.ticketHash }).from(session)).toEqual([{ kept: hashOf(TICKET) }]);
      for (const table of [session, outbox, audit])
        expect(inspect(await at.db.select().from(table), { depth: null, maxArrayLength: null })).not.toContain(TICKET);
    });

    test("may be told by the gateway alone", async () => {
      const token = await signIn(at, "admin", { ticket: TICKET });
      const caller = callerOf(await actorOf(at, token));
      const refused = await ask(at.app, sessionRoutes.closeByTicket, { body: { ticket: TICKET } }, caller);
      expect(refused).toMatchObject({ status: 403, code: SERVICE_CODES.notTaken });
      expect((await check(at, token)).valid).toBe(true);
    });
  });

  test("FLT-17 a ticket of nobody ends nothing, and nothing is written for it", async () => {
    const token = await signIn(at, "admin");
    const rows = async () => [await at.db.$count(outbox), await at.db.$count(audit)];
    const before = await rows();
    for (const ticket of ["ST-forged", hashOf(TICKET), "null", "%", "'"])
      expect(await end(ticket)).toEqual({ known: false, closed: false });
    expect(await rows()).toEqual(before);
    expect((await check(at, token)).valid).toBe(true);
  });
});
