import { randomUUID } from "node:crypto";
import { open, rm, type FileHandle } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { counted } from "../storage/counted.ts";
import { StorageAway, type Stored } from "../storage/storage.ts";

/** A file on its way: on this machine's disk, under no name, until it was looked at. */
export interface Spooled extends Stored {
  /** The file from its first byte; as often as it is asked for. */
  chunks(): AsyncIterable<Uint8Array>;
  /** Its first bytes. */
  head(length: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

const CHUNK = 256 * 1024;

async function* read(file: FileHandle, bytes: number): AsyncGenerator<Uint8Array, void> {
  for (let at = 0; at < bytes;) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(CHUNK), 0, CHUNK, at);
    if (bytesRead === 0) return;
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/**
 * Takes chunks down to the disk. The file loses its name before its first byte, so that nothing is left of it whatever ends the process.
 * What `chunks` throws is thrown, StorageAway where the disk takes no more.
 */
export async function spool(chunks: AsyncIterable<Uint8Array>): Promise<Spooled> {
  const source = counted(chunks);
  const path = join(tmpdir(), `linehaul-${randomUUID()}`);
  let file: FileHandle | undefined;
  try {
    file = await open(path, "wx+", 0o600);
    await rm(path);
    await file.writeFile(source.chunks);
  } catch (error) {
    await file?.close();
    throw source.broke()?.error ?? new StorageAway("write", error);
  }
  const kept = file;
  const stored = source.stored();
  return {
    ...stored,
    chunks: () => read(kept, stored.bytes),
    async head(length) {
      const { bytesRead, buffer } = await kept.read(Buffer.alloc(length), 0, length, 0);
      return buffer.subarray(0, bytesRead);
    },
    close: () => kept.close(),
  };
}
