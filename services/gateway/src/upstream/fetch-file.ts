import type { Pool } from "undici";
import type { Ending } from "./ending.ts";
import type { Exchange, Exchanged } from "./exchange.ts";
import { jsonIn } from "./json-in.ts";
import { isPoolGone, isRefusedHere, NotSent } from "./not-sent.ts";
import type { StreamedFile } from "./upstream.ts";

const text = (header: string | string[] | undefined): string | undefined =>
  typeof header === "string" ? header : undefined;

/** A file as its owner streams it, or the refusal that came in its place: small, and in an envelope like any other. Rejects as `exchange` does. */
export async function fetchFile(
  pool: Pool,
  request: Exchange,
  ending: Ending,
): Promise<{ readonly file: StreamedFile } | Exchanged> {
  if (ending.reason) throw new NotSent(ending.reason);
  const answer = await pool.request({ ...request, signal: ending.signal }).catch((error: unknown) => {
    throw isRefusedHere(error) || isPoolGone(error) ? new NotSent(error) : error;
  });
  const { statusCode: status, headers, body } = answer;
  if (status !== 200) return { status, body: jsonIn(Buffer.from(await body.arrayBuffer())) };
  return {
    file: {
      type: String(headers["content-type"]),
      disposition: String(headers["content-disposition"]),
      length: text(headers["content-length"]),
      digest: text(headers["repr-digest"]),
      body,
    },
  };
}
