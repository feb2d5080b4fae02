import { Worker } from "node:worker_threads";
import { workerAt } from "../off-thread.ts";
import type { FromWriter, Rows, Sheet, ToWriter } from "./written-sheet.ts";

/** The built service has it beside itself. */
const WRITER = workerAt(import.meta.url, "./write.worker.ts");
/** A sheet needs a few megabytes; more is a fault. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

/**
 * A sheet's bytes, made in a thread of its own so that requests don't wait. Rows are read when the thread wants them, and it wants none
 * while its bytes are not taken: nothing is held but parts.
 */
export async function* writeSheet(
  sheet: Sheet,
  batches: AsyncIterable<Rows>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  signal.throwIfAborted();
  const worker = new Worker(WRITER, { workerData: sheet, resourceLimits: LIMITS });
  const said: FromWriter[] = [];
  let wake: (() => void) | undefined;
  let broken: { readonly error: unknown } | undefined;
  const rouse = (): void => wake?.();
  const breakOff = (error: unknown): void => {
    broken ??= { error };
    rouse();
  };
  const stop = (): void => breakOff(signal.reason);
  worker.on("message", (what: FromWriter) => {
    said.push(what);
    rouse();
  });
  worker.on("error", breakOff);
  worker.on("exit", (code) => code !== 0 && breakOff(new Error(`the writer of sheets ended with ${code}`)));
  signal.addEventListener("abort", stop, { once: true });
  const source = batches[Symbol.asyncIterator]();
  /** Read while the thread writes what was read before. */
  const read = (): Promise<IteratorResult<Rows>> => {
    const batch = source.next();
    // Whether it broke is asked when it is wanted.
    batch.catch(() => undefined);
    return batch;
  };
  let ahead = read();
  const tell = (what: ToWriter): void => worker.postMessage(what);
  try {
    for (;;) {
      if (broken !== undefined) throw broken.error;
      const what = said.shift();
      if (what === undefined) await new Promise<void>((resolve) => (wake = resolve));
      else if (what.say === "done") return;
      else if (what.say === "bytes") yield what.bytes;
      else {
        const batch = await ahead;
        if (batch.done !== true) ahead = read();
        tell(batch.done === true ? { end: true } : { rows: batch.value });
      }
    }
  } finally {
    signal.removeEventListener("abort", stop);
    await ahead.catch(() => undefined);
    await source.return?.();
    await worker.terminate();
  }
}
