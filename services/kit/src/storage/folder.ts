import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { counted } from "./counted.ts";
import { checkNames, FileMissing, StorageAway, type Storage } from "./storage.ts";

const isAbsent = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";

/** Where a file is while it is written: under a name that nobody reads, beside its own. */
const draftOf = (path: string): string => `${path}.part`;

/** Files in a folder: written under another name and then renamed, so that a name holds a whole file or none. */
export function folderStorage(root: string): Storage {
  const pathOf = (container: string, key: string): string => {
    checkNames(container, key);
    return join(root, container, key);
  };

  async function write(path: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
    const file = await open(draftOf(path), "w", 0o600);
    try {
      await file.writeFile(chunks);
      // Else a name could outlive a loss of power, and its bytes not.
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draftOf(path), path);
  }

  return {
    async put(container, key, chunks) {
      const path = pathOf(container, key);
      const source = counted(chunks);
      try {
        await mkdir(join(root, container), { recursive: true, mode: 0o700 });
        await write(path, source.chunks);
        return source.stored();
      } catch (error) {
        await rm(draftOf(path), { force: true }).catch(() => undefined);
        throw source.broke()?.error ?? new StorageAway("write", error);
      }
    },

    async read(container, key) {
      const stream = createReadStream(pathOf(container, key));
      try {
        await new Promise<void>((resolve, reject) => {
          stream.once("ready", resolve);
          stream.once("error", reject);
        });
      } catch (error) {
        throw isAbsent(error) ? new FileMissing(container, key) : new StorageAway("read", error);
      }
      // A reader may leave before it listens.
      finished(stream).catch(() => undefined);
      return stream;
    },

    async remove(container, key) {
      const path = pathOf(container, key);
      try {
        await Promise.all([path, draftOf(path)].map((one) => rm(one, { force: true })));
      } catch (error) {
        throw new StorageAway("remove", error);
      }
    },
  };
}
