import type { Readable } from "node:stream";
import { and, asc, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { UploadedFile, UploadPurpose } from "@linehaul/schema/upload";
import type { Caller } from "../caller.ts";
import type { Db } from "../database-type.ts";
import { fail } from "../fail.ts";
import type { TaskWork } from "../jobs/task.ts";
import type { Storage } from "../storage/storage.ts";
import { storedFile, type StoredFileRecord } from "./tables.ts";

/** As the graph and the console know it. */
export const uploaded = ({ id, name, type, bytes, sha256 }: StoredFileRecord): UploadedFile => ({
  id,
  name,
  type,
  bytes,
  sha256,
});

interface Asked {
  readonly id: string;
  /** What it was uploaded for: a file of another purpose was looked at by other rules. */
  readonly purpose: UploadPurpose;
  /** Whose it must be: nobody names another's file that is held by no record yet. */
  readonly caller: Pick<Caller, "user" | "site">;
}

/** A file of the caller's own that no record names yet; 404001 for any other. */
export async function ownFile(db: Db, { id, purpose, caller }: Asked): Promise<StoredFileRecord> {
  const [row] = await db
    .select()
    .from(storedFile)
    .where(
      and(
        eq(storedFile.id, id),
        eq(storedFile.purpose, purpose),
        eq(storedFile.user, caller.user),
        eq(storedFile.site, caller.site),
        isNotNull(storedFile.storedAt),
      ),
    );
  if (row === undefined) throw fail(SERVICE_CODES.notFound);
  return row;
}

/** The file that a record names; 404002 where it is there no more. */
export async function namedFile(db: Db, id: string): Promise<StoredFileRecord> {
  const [row] = await db.select().from(storedFile).where(eq(storedFile.id, id));
  if (row === undefined) throw fail(SERVICE_CODES.fileMissing);
  return row;
}

/**
 * In the transaction of the record that names it: the file stays as long as the record does. 404001 where it is not there any more, 409004
 * where another record holds it.
 * @param by The record, as `<kind>:<id>`.
 */
export async function holdFile(tx: Db, asked: Asked, by: string): Promise<StoredFileRecord> {
  const file = await ownFile(tx, asked);
  const held = await tx
    .update(storedFile)
    .set({ heldBy: by })
    .where(and(eq(storedFile.id, file.id), isNull(storedFile.heldBy), isNotNull(storedFile.storedAt)))
    .returning({ id: storedFile.id });
  if (held.length === 0 && file.heldBy !== by) throw fail(SERVICE_CODES.wrongState);
  return file;
}

/** In the transaction that ends the record, or names another file: it goes when its day is over. */
export const letGo = async (tx: Db, by: string): Promise<void> =>
  void (await tx.update(storedFile).set({ heldBy: null }).where(eq(storedFile.heldBy, by)));

/** What a file holds, from its first byte; 404002 where the storage has it no more. */
export const readFile = (storage: Storage, { container, key }: StoredFileRecord): Promise<Readable> =>
  storage.read(container, key);

/** The file and its row: the row last, so that it names what is left where this is cut short. */
export async function forgetFile(db: Db, storage: Storage, { id, container, key }: StoredFileRecord): Promise<void> {
  await storage.remove(container, key);
  await db.delete(storedFile).where(eq(storedFile.id, id));
}

const DAY_MS = 24 * 3_600_000;
const AT_ONCE = 200;

/** Takes away what no record has named for a day: what was left, what was never used, and what broken uploads left. */
export async function forgetFiles({ db, storage, now, signal, tell }: TaskWork): Promise<void> {
  let count = 0;
  const old = and(isNull(storedFile.heldBy), lt(storedFile.at, new Date(now.getTime() - DAY_MS)));
  for (;;) {
    const rows = await db.select().from(storedFile).where(old).orderBy(asc(storedFile.at)).limit(AT_ONCE);
    for (const row of rows) {
      signal.throwIfAborted();
      // Whoever took it for a record meanwhile keeps it: the row goes by the same condition.
      const claimed = await db
        .update(storedFile)
        .set({ storedAt: null })
        .where(and(eq(storedFile.id, row.id), isNull(storedFile.heldBy)))
        .returning({ id: storedFile.id });
      if (claimed.length === 0) continue;
      await forgetFile(db, storage, row);
      count += 1;
    }
    if (rows.length < AT_ONCE) return tell("DELETED", count);
  }
}
