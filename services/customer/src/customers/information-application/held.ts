import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, eq } from "drizzle-orm";
import { mineApplications } from "./filter.ts";
import { application, type ApplicationRecord } from "./table.ts";

interface Wanted {
  readonly id: string;
  /** The version that was read; none where that does not count. */
  readonly version?: number | undefined;
}

/**
 * An application of one of the caller's customers, held by the transaction: 404001 for any other, 409002 where it was changed meanwhile.
 * Whoever holds a review or the customer as well does so before.
 */
export async function heldApplication(tx: Db, call: Call, { id, version }: Wanted): Promise<ApplicationRecord> {
  const [found] = await tx
    .select()
    .from(application)
    .where(and(await mineApplications(call), eq(application.id, id)))
    .for("update");
  if (found === undefined) throw fail(SERVICE_CODES.notFound);
  if (version !== undefined && found.version !== version) throw fail(SERVICE_CODES.changed);
  return found;
}
