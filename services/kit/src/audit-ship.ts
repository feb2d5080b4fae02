import { asc, eq, inArray } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { request } from "undici";
import { z } from "zod";
import type { AuditEntry } from "@linehaul/schema/audit";
import { envelope } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { auditRoutes, MOST_APPENDED } from "@linehaul/schema/permissions/perm-audit";
import { auditEntry } from "./audit-row.ts";
import { serviceHeaders, type AskingAdmin } from "./caller-service.ts";
import type { Db } from "./database-type.ts";
import { audit, auditDue } from "./tables.ts";
import type { Wake } from "./wake.ts";

/** Takes audit rows over; throws when it did not. */
export type AuditSink = (rows: readonly AuditEntry[]) => Promise<void>;

const DEADLINE_MS = 10_000;
/** How long until the admin service is asked again after it did not answer, and until others' rows are looked for. */
const REST_MS = 5_000;
const Answer = envelope(z.unknown());

/** Sends rows to the admin service's trail, with a token that is good for that route. */
export const auditToAdmin =
  ({ service, adminUrl, key }: AskingAdmin): AuditSink =>
  async (rows) => {
    const { body } = await request(new URL(auditRoutes.append.path, adminUrl), {
      method: "POST",
      headers: { ...serviceHeaders(service, key), "content-type": "application/json" },
      body: JSON.stringify({ rows }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const answer = Answer.parse(await body.json());
    if (answer.code !== SERVICE_CODES.ok) throw new Error(`the admin service refused audit rows: ${answer.code}`);
  };

/**
 * Hands over the oldest rows that are due; how many. A row is due until the sink has it, so nothing is lost while the admin service
 * is away or when this one stops; it may be sent twice, and is then known by its id.
 */
export async function shipAudit(db: Db, sink: AuditSink): Promise<number> {
  const due = await db
    .select({ row: audit })
    .from(auditDue)
    .innerJoin(audit, eq(audit.id, auditDue.id))
    .orderBy(asc(auditDue.id))
    .limit(MOST_APPENDED);
  if (due.length === 0) return 0;
  await sink(due.map(({ row }) => auditEntry(row)));
  await db.delete(auditDue).where(
    inArray(
      auditDue.id,
      due.map(({ row }) => row.id),
    ),
  );
  return due.length;
}

interface KeepShipping {
  readonly db: Db;
  readonly sink: AuditSink;
  readonly wake: Wake;
  readonly stopping: AbortSignal;
  readonly log: FastifyBaseLogger;
}

/** Ships each row as it is committed, until the service stops. What fails is said once and tried again. */
export async function keepShippingAudit({ db, sink, wake, stopping, log }: KeepShipping): Promise<void> {
  let isDown = false;
  while (!stopping.aborted) {
    const rung = wake.next(REST_MS, stopping);
    try {
      const shipped = await shipAudit(db, sink);
      if (isDown) log.info("audit rows are taken again");
      isDown = false;
      if (shipped > 0) continue;
    } catch (error) {
      if (!isDown && !stopping.aborted)
        log.warn({ err: error }, "audit rows wait: the admin service did not take them");
      isDown = true;
    }
    await rung;
  }
}
