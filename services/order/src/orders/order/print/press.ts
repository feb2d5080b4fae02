import { on } from "node:events";
import { Worker } from "node:worker_threads";
import { fail } from "@linehaul/kit/fail";
import { workerAt } from "@linehaul/kit/off-thread";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { z } from "zod";
import type { PaperOrder, PrintSpec } from "./paper/content.ts";
import { places } from "./places.ts";

/** What the worker says: bytes of the file, or that it has drawn what it was given. */
const Said = z.tuple([z.union([z.instanceof(Uint8Array), z.literal("next")])]);
/** Prints that are drawn at once; further ones wait. */
const AT_ONCE = 2;
const MOST_MB = 192;
const take = places(AT_ONCE);

/**
 * A PDF, drawn off the main thread, in parts as they are made: the next orders are read and drawn when what came of the last ones was taken.
 * Whoever stops taking ends the worker. 404001 when there is no order.
 */
export async function* pressed(spec: PrintSpec, batches: AsyncIterable<PaperOrder[]>): AsyncGenerator<Uint8Array> {
  using _place = await take();
  const worker = new Worker(workerAt(import.meta.url, "./print.worker.ts"), {
    workerData: spec,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MB, maxYoungGenerationSizeMb: 16 },
  });
  const said = on(worker, "message", { close: ["exit"] });
  async function* drawn(orders: PaperOrder[] | null) {
    worker.postMessage(orders);
    for (;;) {
      const { done, value } = await said.next();
      if (done === true) throw new Error("the worker that prints ended");
      const [part] = Said.parse(value);
      if (part === "next") return;
      yield part;
    }
  }
  try {
    let any = false;
    for await (const orders of batches) {
      any = true;
      yield* drawn(orders);
    }
    if (!any) throw fail(SERVICE_CODES.notFound);
    yield* drawn(null);
  } finally {
    await worker.terminate();
  }
}
