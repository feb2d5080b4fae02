import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { lockPlaces } from "@linehaul/kit/tasks/places";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, eq } from "drizzle-orm";
import { orderImport, type ImportRecord } from "./table.ts";
import { one, viewsOf } from "./view.ts";

/** Is a sheet still to be stored? Its record is locked until the transaction ends. */
export async function isReady(tx: Db, id: string): Promise<boolean> {
  const [record] = await tx.select().from(orderImport).where(eq(orderImport.id, id)).for("update");
  return record?.state === "READY";
}

/**
 * Claims a sheet of the caller's that is READY, so that of two who would store it one does; 409004 tells the state that was found. A task
 * that ends takes its user's places before the record, and so does this: neither waits for the other.
 */
export async function claim(call: Call, tx: Db, id: string): Promise<ImportRecord> {
  const { user, site } = call.caller;
  await lockPlaces(tx, user);
  const mine = and(eq(orderImport.id, id), eq(orderImport.user, user), eq(orderImport.site, site));
  const [record] = await tx.select().from(orderImport).where(mine).for("update");
  if (record === undefined) throw fail(SERVICE_CODES.notFound);
  if (record.state !== "READY")
    throw fail(SERVICE_CODES.wrongState, { detail: one(await viewsOf(tx, [record])).state });
  return record;
}
