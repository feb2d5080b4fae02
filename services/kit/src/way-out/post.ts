import { createHmac, randomBytes } from "node:crypto";
import { Agent, request, type Dispatcher } from "undici";
import { KEPT_ANSWER, type Silence } from "@linehaul/schema/delivery";
import { retryAfter, type Answer } from "./judge.ts";

/** How long an attempt may take in all. */
const DEADLINE_MS = 10_000;
/** More of an answer is not read. */
const MOST_READ = 16_384;

/** Where an outside system is asked, and the key that it knows us by. */
export interface Receiver {
  readonly url: string;
  readonly key: string;
  /** How it is handed something, where that is not over HTTP. */
  readonly port?: Port;
}
export interface Sent {
  readonly key: string;
  readonly body: string;
  readonly traceId: string;
}
/** Hands a delivery to its receiver, once. Never rejects. */
export type Port = (receiver: Receiver, sent: Sent, now: Date) => Promise<Answer>;

/** What the receiver can reckon itself, to know that it was us who sent this, and when. */
export const signatureOf = (key: string, time: string, { key: delivery, body }: Pick<Sent, "key" | "body">): string =>
  createHmac("sha256", key).update(`${time}.${delivery}.${body}`).digest("hex");

const SILENT: Readonly<Record<string, Silence>> = {
  ECONNREFUSED: "UNREACHABLE",
  ENOTFOUND: "UNREACHABLE",
  EAI_AGAIN: "UNREACHABLE",
  EHOSTUNREACH: "UNREACHABLE",
  ENETUNREACH: "UNREACHABLE",
  ECONNRESET: "RESET",
  EPIPE: "RESET",
  UND_ERR_SOCKET: "RESET",
};

/** How somebody was silent, by what went wrong. */
export function silenceOf(error: unknown): Silence {
  const [code, name] =
    error instanceof Error
      ? ["code" in error && typeof error.code === "string" ? error.code : "", error.name]
      : ["", ""];
  if (name === "TimeoutError" || name === "AbortError" || code.endsWith("_TIMEOUT")) return "TIMEOUT";
  if (name === "HTTPParserError" || code.endsWith("_OVERFLOW")) return "RUBBISH";
  return SILENT[code] ?? (/CERT|TLS|SSL|SIGNATURE/.test(code) ? "UNREACHABLE" : "RESET");
}

/** Of bytes that may be anything, what people can read; PostgreSQL keeps no NUL. */
const readable = (text: string): string => text.replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, "\u{FFFD}").slice(0, KEPT_ANSWER);

/** The words of one who does not speak HTTP. */
const wordsOf = (error: unknown): { readonly text?: string } =>
  error instanceof Error && "data" in error && typeof error.data === "string" && error.data !== ""
    ? { text: readable(error.data.slice(0, MOST_READ)) }
    : {};

/** The beginning of a body as text. That it ends early, or never, does not take back the status before it. */
async function beginning(body: Dispatcher.ResponseData["body"]): Promise<string> {
  const read: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      if (!(chunk instanceof Uint8Array)) break;
      read.push(chunk);
      size += chunk.length;
      if (size >= MOST_READ) break;
    }
  } catch {
    // Broken off, or too slow.
  }
  return readable(new TextDecoder().decode(Buffer.concat(read).subarray(0, MOST_READ)));
}

const agent = new Agent({ connections: 8, maxHeaderSize: MOST_READ, connect: { timeout: DEADLINE_MS } });
const first = (header: string | string[] | undefined): string | undefined =>
  typeof header === "string" ? header : header?.[0];

/**
 * Over HTTP: the key tells the receiver what it has already, the signature who sent it and when. Redirections are not followed; the whole
 * may take `ms`.
 */
export const postWithin =
  (ms: number): Port =>
  async (receiver, { key, body, traceId }, now) => {
    const time = now.toISOString();
    try {
      const answer = await request(receiver.url, {
        method: "POST",
        dispatcher: agent,
        headers: {
          "content-type": "application/json",
          "user-agent": "linehaul",
          "idempotency-key": key,
          traceparent: `00-${traceId}-${randomBytes(8).toString("hex")}-01`,
          "x-linehaul-time": time,
          "x-linehaul-signature": `sha256=${signatureOf(receiver.key, time, { key, body })}`,
        },
        body,
        signal: AbortSignal.timeout(ms),
      });
      const text = await beginning(answer.body);
      return { status: answer.statusCode, text, retryAfterMs: retryAfter(first(answer.headers["retry-after"]), now) };
    } catch (error) {
      return { silence: silenceOf(error), ...wordsOf(error) };
    }
  };

export const postDelivery: Port = postWithin(DEADLINE_MS);
