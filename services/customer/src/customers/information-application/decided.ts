import type { Call, Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { eq } from "drizzle-orm";
import { refuseExcluded } from "./excluded.ts";
import { takeStep } from "./step.ts";
import { application } from "./table.ts";

/**
 * What a review decided of an application: accepted, or returned for a reason. The transaction holds the review and the customer, so that
 * of two that exclude each other one is accepted. Nothing else of the customer changes by it: that has pages of its own.
 */
export async function applicationDecided(
  tx: Db,
  emit: Emit,
  call: Call,
  { id, reason }: { readonly id: string; readonly reason: string | null },
): Promise<void> {
  const [was] = await tx.select().from(application).where(eq(application.id, id)).for("update");
  if (was === undefined) throw fail(SERVICE_CODES.notFound);
  const by = { decidedBy: call.caller.userName, decidedAt: call.now(), reason };
  if (reason === null) {
    await refuseExcluded(tx, was);
    await takeStep(tx, emit, call, { was, step: "ACCEPT", values: by });
  } else await takeStep(tx, emit, call, { was, step: "RETURN", values: by, reason });
}
