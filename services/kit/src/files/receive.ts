import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { FILE_KINDS, limitOf, type UploadedFile, type UploadPurpose } from "@linehaul/schema/upload";
import type { Caller } from "../caller.ts";
import type { Db } from "../database-type.ts";
import { fail } from "../fail.ts";
import { newId } from "../ids.ts";
import { newKey, type Storage } from "../storage/storage.ts";
import { arriving } from "./arriving.ts";
import { forgetFile, uploaded } from "./kept.ts";
import { kindOf } from "./kind.ts";
import { isPicture, redrawn } from "./picture.ts";
import type { Scanner } from "./scanner.ts";
import { spool, type Spooled } from "./spool.ts";
import { storedFile, type StoredFileRecord } from "./tables.ts";

/** What receiving needs of the service. */
export interface Receiving {
  readonly db: Db;
  readonly storage: Storage;
  readonly scanner: Scanner;
  readonly now: () => Date;
}
interface Sent {
  readonly caller: Pick<Caller, "user" | "site">;
  readonly purpose: UploadPurpose;
  readonly name: string;
  readonly chunks: AsyncIterable<Uint8Array>;
}

/** `orderSheet` → `order-sheet`: a container a purpose. */
const containerOf = (purpose: UploadPurpose): string =>
  purpose.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Looks at all of it: what it is, and whether it is clean. Throws what its sender can mend, and 503002. */
async function looked({ scanner }: Receiving, { purpose, name }: Sent, file: Spooled): Promise<string> {
  if (file.bytes === 0) throw fail(SERVICE_CODES.damaged);
  const kind = await kindOf(file, name, limitOf(purpose).kinds);
  if ((await scanner.scan(file.chunks())) !== null) throw fail(SERVICE_CODES.infected);
  return FILE_KINDS[kind].type;
}

/** What is kept of it: of a picture whose purpose says so, what it shows. */
async function toKeep(file: Spooled, purpose: UploadPurpose, type: string): Promise<Spooled> {
  if (limitOf(purpose).isRedrawn !== true || !isPicture(type)) return file;
  return spool(Readable.from([await redrawn(await buffer(file.chunks()), type)]));
}

/** The row first and then the file: a process that ends between the two leaves a row that names what it left. */
async function keep({ db, storage, now, scanner }: Receiving, sent: Sent, file: Spooled, type: string) {
  const { bytes, sha256 } = file;
  const { user, site } = sent.caller;
  const row: StoredFileRecord = {
    id: newId(),
    container: containerOf(sent.purpose),
    key: newKey(),
    name: sent.name,
    purpose: sent.purpose,
    type,
    bytes,
    sha256,
    user,
    site,
    at: now(),
    scannedBy: scanner.name,
    storedAt: null,
    heldBy: null,
  };
  await db.insert(storedFile).values(row);
  try {
    const stored = await storage.put(row.container, row.key, file.chunks());
    if (stored.sha256 !== sha256) throw new Error("the storage kept other bytes than were sent");
    await db.update(storedFile).set({ storedAt: now() }).where(eq(storedFile.id, row.id));
  } catch (error) {
    await forgetFile(db, storage, row).catch(() => undefined);
    throw error;
  }
  return uploaded(row);
}

/**
 * Takes a file: counts it against its purpose's limit, looks at what it is, has it scanned, and keeps it. Before all that is done there is
 * neither a record nor a file. Whoever names it in a record of his says so by `holdFile`; else it goes after a day.
 */
export async function receive(means: Receiving, sent: Sent): Promise<UploadedFile> {
  const file = await spool(arriving(sent.chunks, limitOf(sent.purpose).bytes));
  let kept = file;
  try {
    const type = await looked(means, sent, file);
    kept = await toKeep(file, sent.purpose, type);
    return await keep(means, sent, kept, type);
  } finally {
    if (kept !== file) await kept.close();
    await file.close();
  }
}
