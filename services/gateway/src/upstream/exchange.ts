import type { Readable } from "node:stream";
import type { Dispatcher, Pool } from "undici";
import type { Ending } from "./ending.ts";
import { jsonIn } from "./json-in.ts";
import { isPoolGone, isRefusedHere, NotSent } from "./not-sent.ts";

/** A request as undici sends it. */
export interface Exchange {
  readonly method: Dispatcher.HttpMethod;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | Readable | null;
}
export interface Exchanged {
  readonly status: number;
  /** Read as JSON; undefined for what is none. */
  readonly body: unknown;
}

/**
 * One request and its whole answer. A call of every request is worth its own reader: undici's streams and their promises cost more than
 * the answer's JSON. Rejects when no answer came, and with the end's reason when that came first; with NotSent for what never left:
 * it could not be made, its pool is gone, or it ended while it waited for a connection.
 */
export const exchange = (pool: Pool, request: Exchange, ending: Ending): Promise<Exchanged> =>
  new Promise((resolve, reject) => {
    if (ending.reason) throw new NotSent(ending.reason);
    let status = 0;
    let isHandedOver = false;
    let running: Dispatcher.DispatchController | undefined;
    const chunks: Buffer[] = [];
    const fail = (error: unknown): void => {
      ending.offEnd(stop);
      const atOnce = !isHandedOver || isRefusedHere(error);
      reject(running === undefined && (atOnce || isPoolGone(error)) ? new NotSent(error) : error);
    };
    const stop = (reason: Error): void => {
      running?.abort(reason);
      reject(running ? reason : new NotSent(reason));
    };
    ending.onEnd(stop);
    try {
      pool.dispatch(request, {
        onRequestStart(controller) {
          running = controller;
          if (ending.reason) controller.abort(ending.reason);
        },
        onResponseStart(_controller, statusCode) {
          status = statusCode;
        },
        onResponseData(_controller, chunk) {
          chunks.push(chunk);
        },
        onResponseEnd() {
          ending.offEnd(stop);
          resolve({ status, body: jsonIn(joined(chunks)) });
        },
        onResponseError(_controller, error) {
          fail(error);
        },
      });
    } catch (error) {
      fail(error);
    }
    isHandedOver = true;
  });

/** Mostly one: a copy of a page of rows is felt. */
const joined = (chunks: readonly Buffer[]): Buffer =>
  chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
