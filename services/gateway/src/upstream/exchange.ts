import type { Dispatcher, Pool } from "undici";
import { jsonIn } from "../http/body.ts";

/** A request as undici sends it. */
export interface Exchange {
  readonly method: Dispatcher.HttpMethod;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
}
export interface Exchanged {
  readonly status: number;
  /** Read as JSON; undefined for what is none. */
  readonly body: unknown;
}

/**
 * One request and its whole answer. A call of every request is worth its own reader: undici's streams and their promises cost more than
 * the answer's JSON. Rejects when no answer came, and with the signal's reason when that ended it.
 */
export const exchange = (pool: Pool, request: Exchange, signal: AbortSignal): Promise<Exchanged> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    let status = 0;
    let running: Dispatcher.DispatchController | undefined;
    const chunks: Buffer[] = [];
    const stop = (): void => {
      running?.abort(asError(signal.reason));
      reject(asError(signal.reason));
    };
    signal.addEventListener("abort", stop, { once: true });
    pool.dispatch(request, {
      onRequestStart(controller) {
        running = controller;
        if (signal.aborted) stop();
      },
      onResponseStart(_controller, statusCode) {
        status = statusCode;
      },
      onResponseData(_controller, chunk) {
        chunks.push(chunk);
      },
      onResponseEnd() {
        signal.removeEventListener("abort", stop);
        resolve({ status, body: jsonIn(joined(chunks)) });
      },
      onResponseError(_controller, error) {
        signal.removeEventListener("abort", stop);
        reject(error);
      },
    });
  });

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/** Mostly one: a copy of a page of rows is felt. */
const joined = (chunks: readonly Buffer[]): Buffer =>
  chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
