import { SERVICE_CODES } from "@linehaul/schema/errors";
import { STALL_MS } from "@linehaul/schema/upload";
import { fail } from "../fail.ts";

/** The next part, unless nothing comes for so long. */
async function within<T>(next: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(fail(SERVICE_CODES.uploadStalled)), ms);
  });
  try {
    return await Promise.race([next, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** What arrives, up to so many bytes: 413002 for one more, 408001 when nothing comes for 30 s. How long it takes in all is the sender's matter. */
export async function* arriving(
  chunks: AsyncIterable<Uint8Array>,
  most: number,
  stallMs = STALL_MS,
): AsyncGenerator<Uint8Array, void> {
  const source = chunks[Symbol.asyncIterator]();
  let bytes = 0;
  let isOver = false;
  try {
    for (;;) {
      const next = await within(source.next(), stallMs);
      if (next.done === true) {
        isOver = true;
        return;
      }
      bytes += next.value.byteLength;
      if (bytes > most) throw fail(SERVICE_CODES.fileTooLarge);
      yield next.value;
    }
  } finally {
    // One that is silent never answers.
    if (!isOver) void source.return?.().catch(() => undefined);
  }
}
