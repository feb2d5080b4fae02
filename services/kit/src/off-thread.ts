import { basename } from "node:path";
import { Worker } from "node:worker_threads";

/** Where a worker's module lies: beside the bundle when there is one (`build.ts` makes a file of each `*.worker.ts`), else beside its asker. */
export const workerAt = (asker: string, source: `./${string}.worker.ts`): URL =>
  asker.endsWith(".ts") ? new URL(source, asker) : new URL(`./${basename(source, ".ts")}.js`, asker);

/** The worker needed more memory than it may. */
export class OutOfMemory extends Error {
  override readonly name = "OutOfMemory";
}
/** The worker took longer than it may. */
export class TookTooLong extends Error {
  override readonly name = "TookTooLong";
}

interface OffThread {
  readonly memoryMb: number;
  readonly ms: number;
  readonly transfer?: readonly ArrayBuffer[];
  readonly signal?: AbortSignal | undefined;
}

const isOutOfMemory = (error: Error): boolean => "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

/**
 * Has a worker's module reckon with `data`: its one message. It ends with that, with the signal, after `ms`, or past its memory, and
 * whatever becomes of it, the process that asks goes on.
 */
export function offThread(
  url: URL,
  data: unknown,
  { memoryMb, ms, transfer = [], signal }: OffThread,
): Promise<unknown> {
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const worker = new Worker(url, {
    workerData: data,
    transferList: [...transfer],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const clock = setTimeout(() => reject(new TookTooLong(`a worker took longer than ${String(ms)} ms`)), ms);
  const leave = (): void => reject(signal?.reason instanceof Error ? signal.reason : new Error("called off"));
  signal?.addEventListener("abort", leave, { once: true });
  worker.once("message", resolve);
  worker.once("error", (error: Error) =>
    reject(isOutOfMemory(error) ? new OutOfMemory("a worker needed too much memory") : error),
  );
  worker.once("exit", (code) => reject(new Error(`a worker ended with ${String(code)} and said nothing`)));
  return promise.finally(() => {
    clearTimeout(clock);
    signal?.removeEventListener("abort", leave);
    void worker.terminate();
  });
}
