import { and, desc, eq } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import type { OpenSession } from "@linehaul/schema/permissions/open-session";
import type { SessionSettings } from "../session/settings.ts";
import { standing } from "../session/standing.ts";
import { session } from "../session/table.ts";

/** One session a site and device class is usual; where several are allowed, the ones used last. */
const MOST = 100;
const DEVICE = { browser: "BROWSER", tool: "TOOL" } as const;

/** The sessions of an account that stand, the one used last first (SEC-09). */
export async function sessionsOf(call: Call, accountId: string, settings: SessionSettings): Promise<OpenSession[]> {
  const rows = await call.db
    .select()
    .from(session)
    .where(and(eq(session.userId, accountId), standing(call.now(), settings)))
    .orderBy(desc(session.seenAt), desc(session.id))
    .limit(MOST);
  return rows.map(({ id, deviceClass, device, address, site, openedAt, seenAt }) => ({
    sessionId: id,
    deviceClass: DEVICE[deviceClass],
    device,
    address,
    site,
    openedAt: openedAt.toISOString(),
    seenAt: seenAt.toISOString(),
  }));
}
