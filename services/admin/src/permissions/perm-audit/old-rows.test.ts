import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { openEmbedded } from "@linehaul/kit/database-embedded";
import { newId } from "@linehaul/kit/ids";
import { audit } from "@linehaul/kit/tables";
import { OPEN_MS } from "@linehaul/kit/testing/database";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { migrations } from "../../testing/admin.ts";

const Journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

/** The migrations as they were before one of them. */
function migrationsBefore(tag: string): URL {
  const folder = mkdtempSync(join(tmpdir(), "linehaul-migrations-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(fileURLToPath(migrations), folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = Journal.parse(JSON.parse(readFileSync(file, "utf8")));
  const place = journal.entries.findIndex((entry) => entry.tag.endsWith(tag));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, place) }));
  return pathToFileURL(folder);
}

const row = (type: string, more: Partial<typeof audit.$inferInsert>): typeof audit.$inferInsert => ({
  id: newId(),
  at: new Date("2026-03-01T00:00:00.000Z"),
  service: "admin",
  kind: "CHANGE",
  user: "u-1",
  userName: "admin",
  site: "VN",
  button: "GATEWAY",
  route: "POST /",
  traceId: "0".repeat(32),
  type,
  subject: "s-1",
  fields: [],
  ...more,
});

test(
  "SEC-17 SEC-18 rows of before lose the site where they are common to all, and show no phone and no e-mail",
  async () => {
    const old = await openEmbedded({ migrations: migrationsBefore("audit_without_site") });
    await old.db
      .insert(audit)
      .values([
        row("permission.changed", { before: { centralAccount: "a.b@kejora.my" }, after: { centralAccount: "300001" } }),
        row("session.refused", { subject: "0123456789", after: { userName: "0123456789" } }),
        row("session.opened", { after: { userName: "clerk.vn" } }),
        row("order.revealed", {}),
        row("audit.exported", { after: { userName: "x@kejora.my" } }),
      ]);
    const dump = await old.client.dumpDataDir("none");
    await old.close();
    const opened = await openEmbedded({ migrations, dump });
    onTestFinished(() => opened.close());
    const rows = await opened.db.select().from(audit);
    expect(Object.fromEntries(rows.map((r) => [r.type, [r.site, r.subject, r.before, r.after]]))).toEqual({
      "permission.changed": [null, "s-1", { centralAccount: "a•••@kejora.my" }, { centralAccount: "••• ••01" }],
      "session.refused": ["VN", "••• ••89", null, { userName: "••• ••89" }],
      "session.opened": ["VN", "s-1", null, { userName: "clerk.vn" }],
      "order.revealed": ["VN", "s-1", null, null],
      "audit.exported": ["VN", "s-1", null, { userName: "x•••@kejora.my" }],
    });
    await expect(opened.db.update(audit).set({ site: "MY" })).rejects.toThrow("Failed query");
  },
  OPEN_MS,
);
