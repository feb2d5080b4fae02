import type { FindingKind } from "@linehaul/schema/finding/limits";
import { and, eq, gt } from "drizzle-orm";
import type { Call } from "../call.ts";
import type { FindingRecord, FindingTables } from "./tables.ts";

/** How long a finding is kept. */
export const KEPT_MS = 24 * 3_600_000;

/** What is told of a finding. */
export interface Finding {
  readonly findingId: string;
  readonly kind: FindingKind;
  readonly count: number;
  readonly isMore: boolean;
  readonly until: string;
}
export const viewFinding = ({ id, kind, ids, isMore, at }: FindingRecord): Finding => ({
  findingId: id,
  kind,
  count: ids.length,
  isMore,
  until: new Date(at.getTime() + KEPT_MS).toISOString(),
});

/** The caller's own finding at his site, while it is kept: which records it holds is for his row scope to judge anew. */
export async function ownFinding(
  call: Call,
  finding: FindingTables["finding"],
  id: string,
): Promise<FindingRecord | null> {
  const { db, caller } = call;
  const kept = gt(finding.at, new Date(call.now().getTime() - KEPT_MS));
  const his = and(eq(finding.user, caller.user), eq(finding.site, caller.site));
  const [row] = await db
    .select()
    .from(finding)
    .where(and(eq(finding.id, id), his, kept));
  return row ?? null;
}
