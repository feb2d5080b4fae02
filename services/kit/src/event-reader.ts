import type { Service } from "@linehaul/schema/route";
import { readSse, type SseMessage } from "@linehaul/schema/sse";
import { request } from "undici";
import { HEARTBEAT_MS } from "./event-stream.ts";

/** No word for this long, not even a heartbeat: the line is dead (FLT-15). */
const SILENT_MS = 3 * HEARTBEAT_MS;

export interface ReadEvents {
  readonly service: Service;
  readonly url: string;
  /** The caller token, and a trace id. */
  readonly headers: Readonly<Record<string, string>>;
  /** Where the stream was left; it begins at the present without. */
  readonly after: string | undefined;
  readonly signal: AbortSignal;
  /** Hears of every word of the stream, heartbeats too. */
  readonly onWord?: (() => void) | undefined;
  readonly silentMs?: number | undefined;
}

/** A service's `GET /events`, message by message, until the line breaks or the signal aborts. */
export async function* readEvents(o: ReadEvents): AsyncGenerator<SseMessage> {
  const { service, url, headers, after, signal, onWord, silentMs = SILENT_MS } = o;
  const query = after === undefined ? "" : `?after=${encodeURIComponent(after)}`;
  const { statusCode, body } = await request(`${url}/events${query}`, {
    headers: { ...headers, accept: "text/event-stream" },
    signal,
    headersTimeout: silentMs,
    bodyTimeout: silentMs,
  });
  if (statusCode !== 200) {
    await body.dump();
    throw new Error(`${service} answered ${statusCode} to /events`);
  }
  body.setEncoding("utf8");
  yield* readSse(heard(body, onWord));
}

async function* heard(chunks: AsyncIterable<string>, onWord = () => {}): AsyncGenerator<string> {
  for await (const chunk of chunks) {
    onWord();
    yield chunk;
  }
}
