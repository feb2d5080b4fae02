import { createHash } from "node:crypto";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { fail } from "../fail.ts";
import type { Storage } from "../storage/storage.ts";
import { readFile } from "./kept.ts";
import type { StoredFileRecord } from "./tables.ts";

/** All of a file, where it is what was uploaded; 422006 where the storage holds another by its name. */
export async function unaltered(storage: Storage, stored: StoredFileRecord, sha256: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of await readFile(storage, stored)) parts.push(part);
  const bytes = Buffer.concat(parts);
  if (createHash("sha256").update(bytes).digest("hex") !== sha256) throw fail(SERVICE_CODES.altered);
  return bytes;
}
