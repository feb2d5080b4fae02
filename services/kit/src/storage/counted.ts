import { createHash } from "node:crypto";
import type { Stored } from "./storage.ts";

/** Passes chunks on, and knows afterwards how many bytes they were, and their hash. What they throw is told from what their reader meets. */
export function counted(chunks: AsyncIterable<Uint8Array>) {
  const hash = createHash("sha256");
  let bytes = 0;
  let broke: { readonly error: unknown } | undefined;
  async function* passed(): AsyncGenerator<Uint8Array, void> {
    try {
      for await (const chunk of chunks) {
        bytes += chunk.byteLength;
        hash.update(chunk);
        yield chunk;
      }
    } catch (error) {
      broke = { error };
      throw error;
    }
  }
  return {
    chunks: passed(),
    stored: (): Stored => ({ bytes, sha256: hash.digest("hex") }),
    /** Why the chunks ended early; undefined where they didn't. */
    broke: () => broke,
  };
}
