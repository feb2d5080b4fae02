import type { Readable } from "node:stream";
import { randomUUID } from "node:crypto";

/** What was kept: counted while it was written. */
export interface Stored {
  readonly bytes: number;
  /** In hex. */
  readonly sha256: string;
}

/**
 * Where a service keeps files: a folder, or S3. Containers are named by features in code, keys are made by `newKey`: no text of a user's
 * ever becomes part of a path. Whoever puts writes the key down first, in a row of his own, so that what a process left behind is found.
 */
export interface Storage {
  /**
   * Keeps a file, whole or not at all, and says how much it was. What `chunks` throws is thrown, and nothing is kept; StorageAway where the
   * storage can't be written. Nothing is held in memory but parts.
   */
  put(container: string, key: string, chunks: AsyncIterable<Uint8Array>): Promise<Stored>;
  /** The file from its first byte; FileMissing where there is none, StorageAway where the storage can't be asked. */
  read(container: string, key: string): Promise<Readable>;
  /** Takes the file away, and what a broken `put` may have left of it; one that is not there is no error. */
  remove(container: string, key: string): Promise<void>;
}

/** The storage has no such file. */
export class FileMissing extends Error {
  constructor(container: string, key: string) {
    super(`no file ${container}/${key}`);
    this.name = "FileMissing";
  }
}

/** The storage can't be reached, or can't take more. */
export class StorageAway extends Error {
  constructor(what: string, cause: unknown) {
    super(`the storage does not ${what}`, { cause });
    this.name = "StorageAway";
  }
}

/** A key that nobody else has, and nobody guesses. */
export const newKey = (): string => randomUUID();

const CONTAINER = /^[a-z][a-z0-9-]{0,39}$/;
const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Throws for a name that was not made here, before it gets near a path. */
export function checkNames(container: string, key: string): void {
  if (!CONTAINER.test(container)) throw new Error("a container is named by a feature");
  if (!KEY.test(key)) throw new Error("a key is made by newKey");
}
