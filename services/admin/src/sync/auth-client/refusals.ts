import { lt, sql } from "drizzle-orm";
import { auditRow } from "@linehaul/kit/audit-row";
import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database";
import { networkOf } from "@linehaul/kit/network";
import { audit } from "@linehaul/kit/tables";
import { authClientRoutes } from "@linehaul/schema/sync/auth-client";
import { clientRefusal } from "./table.ts";

/** A token that was refused. `client`: whose key was sent, null for a key of nobody's. */
export interface Refused {
  readonly client: { readonly id: string; readonly name: string } | null;
  readonly appKey: string;
  readonly address: string | undefined;
  readonly reason: "refused" | "disabled";
}

const MINUTE_MS = 60_000;
const minuteOf = (at: Date): Date => new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);
/** What a key is made of; whatever else somebody sends is no news to anybody. */
const cleaned = (key: string): string => key.replaceAll(/[^\w.-]/g, "").slice(0, 40);

/**
 * Counts a refused token (SEC-13). What is refused to an address for a client within a minute is one audit row, and so is what is refused to it
 * for keys of nobody's: a trail that nobody can delete from is not for strangers to fill.
 */
export async function countRefusal(call: Call, { client, appKey, address, reason }: Refused): Promise<void> {
  const at = call.now();
  const { site } = call.caller;
  await call.db
    .insert(clientRefusal)
    .values({
      minute: minuteOf(at),
      network: networkOf(address ?? "unknown"),
      client: client?.id ?? "unknown",
      reason,
      appKey: cleaned(appKey),
      name: client?.name ?? null,
      site,
      traceId: call.traceId,
      lastAt: at,
      times: 1,
    })
    .onConflictDoUpdate({
      target: [clientRefusal.minute, clientRefusal.network, clientRefusal.client, clientRefusal.reason],
      set: { times: sql`${clientRefusal.times} + 1`, lastAt: at },
    });
}

const { method, path } = authClientRoutes.token;

/** Writes the audit rows of the minutes that are over: once, however many instances do it. How many. */
export async function tellRefusals(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const over = await tx
      .delete(clientRefusal)
      .where(lt(clientRefusal.minute, minuteOf(now)))
      .returning();
    if (over.length === 0) return 0;
    const rows = over.map(({ client, reason, appKey, name, network, times, site, traceId, lastAt }) => {
      const caller = {
        aud: "admin",
        user: "gateway",
        userName: "gateway",
        role: null,
        site,
        button: "GATEWAY",
      } as const;
      const after = { appKey, name, address: network, reason, times };
      const event = { type: "authClientToken.refused", subject: client, after };
      return auditRow({ caller, route: `${method} ${path}`, traceId, at: lastAt }, event);
    });
    await tx.insert(audit).values(rows);
    return rows.length;
  });
}
