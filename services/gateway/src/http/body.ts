import type { IncomingMessage } from "node:http";
import { invalid } from "../errors/gateway-error.ts";

/** The largest body that is read, in bytes (design 15). */
export const MAX_BODY = 1_000_000;

/** Does the request say of itself that it is too large? */
export const saysTooLarge = (req: IncomingMessage): boolean => Number(req.headers["content-length"] ?? 0) > MAX_BODY;

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** A request's body, or why there is none: it is over 1 MB, or the client left while it was on its way. */
export const readBody = (req: IncomingMessage): Promise<Buffer | "too large" | "left"> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    req.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_BODY) resolve("too large");
      else chunks.push(chunk);
    });
    req.once("end", () => resolve(Buffer.concat(chunks)));
    req.once("close", () => resolve("left"));
  });

/** A JSON body of at most 1 MB; 09020701 for anything else. */
export async function readJson(req: IncomingMessage): Promise<unknown> {
  const body = await readBody(req);
  if (!Buffer.isBuffer(body)) throw invalid(`a body that is ${body}`);
  try {
    return JSON.parse(body.toString("utf8"));
  } catch (error) {
    throw invalid(`a body that is no JSON: ${String(error)}`);
  }
}
