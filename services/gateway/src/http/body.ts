import type { IncomingMessage } from "node:http";
import { invalid } from "../errors/gateway-error.ts";

/** The largest body that is read, in bytes (design 15). */
export const MAX_BODY = 1_000_000;

/** Does the request say of itself that it is too large? */
export const saysTooLarge = (req: IncomingMessage): boolean => Number(req.headers["content-length"] ?? 0) > MAX_BODY;

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** A JSON body of at most 1 MB; 09020701 for anything else. */
export async function readJson(req: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_BODY) throw invalid("a body over 1 MB");
    chunks.push(bytes);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch (error) {
    throw invalid(`a body that is no JSON: ${String(error)}`);
  }
}
