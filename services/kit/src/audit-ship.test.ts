import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import type { AuditEntry } from "@linehaul/schema/audit";
import { auditRow } from "./audit-row.ts";
import { shipAudit } from "./audit-ship.ts";
import type { OutgoingEvent } from "./call.ts";
import { rowsOf } from "./database-type.ts";
import { audit, auditDue } from "./tables.ts";
import { onEachDatabase } from "./testing/database.ts";
import { sampleMigrations } from "./testing/sample/service.ts";
import { writeOnce, type WriteContext } from "./write.ts";

const contextOf = (aud: "admin" | "order", button: WriteContext["caller"]["button"] = "ORDER_DETAIL.SHOW_CLEAR") => ({
  caller: { aud, user: "u-1", userName: "clerk.vn", role: null, site: "VN" as const, button },
  route: "test",
  traceId: "t",
  at: new Date("2026-06-01T00:00:00.000Z"),
});

onEachDatabase(sampleMigrations, (database) => {
  const write = (event: OutgoingEvent, aud: "admin" | "order" = "order") =>
    writeOnce(database().db, contextOf(aud), async (_tx, emit) => {
      emit(event);
      return null;
    });
  const due = () => database().db.$count(auditDue);

  test("PERM-12 a row is due until it was taken over, and is sent again when it was not", async () => {
    await write({
      type: "order.revealed",
      subject: "o-1",
      kind: "REVEAL",
      reason: "customer asks",
      fields: ["phone"],
      site: "VN",
    });
    await expect(shipAudit(database().db, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(await due()).toBe(1);
    const sent: AuditEntry[] = [];
    const take = async (rows: readonly AuditEntry[]) => void sent.push(...rows);
    expect(await shipAudit(database().db, take)).toBe(1);
    expect(await shipAudit(database().db, take)).toBe(0);
    expect(sent).toMatchObject([
      {
        kind: "REVEAL",
        module: "ORDER_DETAIL",
        subject: "o-1",
        fields: ["phone"],
        reason: "customer asks",
        site: "VN",
      },
    ]);
  });

  test("the admin service's own rows are in the trail already", async () => {
    await write({ type: "role.changed", subject: "r-1" }, "admin");
    expect(await due()).toBe(0);
  });

  test("a large write reads no row of the trail for what is due of it, on a connection that has written little before as well", async () => {
    const changed = (n: number): OutgoingEvent => ({ type: "order.changed", subject: `o-${n}` });
    const Read = z.object({ rows: z.coerce.number() });
    // It is known to be small: a plan that is made now reads all of it.
    await database().db.execute("analyze audit");
    const read = await database().db.transaction(async (tx) => {
      const tell = (events: number) =>
        writeOnce(tx, contextOf("order"), async (_tx, emit) => {
          for (let n = 0; n < events; n++) emit(changed(n));
          return null;
        });
      // What the connection read before this transaction may still be among it.
      const readSoFar = () =>
        rowsOf(tx, sql`select seq_tup_read as rows from pg_stat_xact_user_tables where relname = 'audit'`, Read);
      const before = await readSoFar();
      // Plans are kept from the sixth time on.
      for (let n = 0; n < 8; n++) await tell(1);
      await tell(500);
      return { before, after: await readSoFar() };
    });
    expect(read.after).toEqual(read.before);
  });

  test("PERM-12 an audit row is never changed and never deleted", async () => {
    await write({ type: "order.changed", subject: "o-2" });
    const mine = eq(audit.subject, "o-2");
    const refused = { message: expect.stringContaining("audit rows are never changed") };
    await expect(database().db.update(audit).set({ user: "x" }).where(mine)).rejects.toMatchObject({ cause: refused });
    await expect(database().db.delete(audit).where(mine)).rejects.toMatchObject({ cause: refused });
  });
});

test("PERM-13 what a write is about follows from its button and event, and its fields from before and after", () => {
  const kindOf = (type: string, button: WriteContext["caller"]["button"]) =>
    auditRow(contextOf("admin", button), { type, subject: "s" }).kind;
  expect(kindOf("role.changed", "PERM_ROLE.EDIT")).toBe("PERMISSION");
  expect(kindOf("permission.changed", "GATEWAY")).toBe("PERMISSION");
  expect(kindOf("session.opened", "GATEWAY")).toBe("SIGN_IN");
  expect(kindOf("currency.changed", "CURRENCY.EDIT")).toBe("CHANGE");
  const row = auditRow(contextOf("admin"), {
    type: "role.changed",
    subject: "r",
    before: { name: "a", version: 1 },
    after: { name: "b", version: 2 },
  });
  expect(row.fields).toEqual(["name"]);
});
