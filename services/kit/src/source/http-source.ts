import { SERVICE_CODES } from "@linehaul/schema/errors";
import { Agent, request, type Dispatcher } from "undici";
import { fail, ServiceFailure } from "../fail.ts";
import type { Source } from "./source.ts";

/** How long the source may take in all: less than whoever pulls waits for an answer. */
const DEADLINE_MS = 10_000;
/** More than this is no base data. */
export const MOST_BYTES = 4_194_304;

/** What was read last, and what the source calls it. */
interface Kept {
  readonly etag: string;
  readonly value: unknown;
}

const tooLarge = () => fail(SERVICE_CODES.sourceTooLarge);

async function textOf(body: Dispatcher.ResponseData["body"]): Promise<string> {
  const read: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    if (!(chunk instanceof Uint8Array)) break;
    size += chunk.length;
    if (size > MOST_BYTES) throw tooLarge();
    read.push(chunk);
  }
  return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(read));
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw fail(SERVICE_CODES.sourceUnreadable, { detail: "JSON" });
  }
}

/** Why nothing came: nobody answered in time, or the answer ended early. */
function why(error: unknown, hasBegun: boolean): ServiceFailure {
  if (error instanceof ServiceFailure) return error;
  if (error instanceof TypeError) return fail(SERVICE_CODES.sourceUnreadable, { detail: "UTF-8" });
  const isLate = error instanceof Error && /Timeout|Abort/.test(error.name);
  return fail(hasBegun && !isLate ? SERVICE_CODES.sourceBroken : SERVICE_CODES.sourceSilent);
}

/**
 * The source over HTTP: `GET <address>/<what>` answers JSON, with an ETag by which it says that nothing is new (304). Redirections are not
 * followed. Those who ask at the same time share one answer.
 */
export function httpSource(address: string, ms = DEADLINE_MS): Source {
  const agent = new Agent({ connections: 2, connect: { timeout: ms } });
  const kept = new Map<string, Kept>();
  const asking = new Map<string, Promise<unknown>>();

  async function ask(what: string): Promise<unknown> {
    const known = kept.get(what);
    let hasBegun = false;
    try {
      const answer = await request(`${address.replace(/\/+$/, "")}/${what}`, {
        dispatcher: agent,
        headers: {
          accept: "application/json",
          "user-agent": "linehaul",
          ...(known && { "if-none-match": known.etag }),
        },
        signal: AbortSignal.timeout(ms),
      });
      hasBegun = true;
      const { statusCode, headers, body } = answer;
      if (statusCode !== 200) await body.dump();
      if (statusCode === 304 && known) return known.value;
      if (statusCode !== 200) throw fail(SERVICE_CODES.sourceUnreadable, { detail: `HTTP ${statusCode}` });
      if (Number(headers["content-length"] ?? 0) > MOST_BYTES) {
        body.destroy();
        throw tooLarge();
      }
      const value = json(await textOf(body));
      const { etag } = headers;
      if (typeof etag === "string") kept.set(what, { etag, value });
      else kept.delete(what);
      return value;
    } catch (error) {
      throw why(error, hasBegun);
    }
  }

  return {
    kind: "REMOTE",
    read(what) {
      const mine = asking.get(what) ?? ask(what).finally(() => asking.delete(what));
      asking.set(what, mine);
      return mine;
    },
  };
}
