import { buffer } from "node:stream/consumers";
import type { Call } from "../call.ts";
import { ownFile, readFile } from "../files/kept.ts";

/** An uploaded file: what was sent, and what the audit row says of it. */
export interface UploadedSheet {
  readonly name: string;
  readonly sha256: string;
  /** When it was sent. */
  readonly at: Date;
  readonly bytes: Uint8Array;
}

/** A sheet that the caller uploaded; 404001 for any other file. It is read, and kept by nothing: after a day it goes. */
export async function uploadedSheet(call: Call, id: string): Promise<UploadedSheet> {
  const file = await ownFile(call.db, { id, purpose: "catalogueSheet", caller: call.caller });
  const { name, sha256, at } = file;
  return { name, sha256, at, bytes: new Uint8Array(await buffer(await readFile(call.storage, file))) };
}
