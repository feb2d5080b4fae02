import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FileAnswer } from "@linehaul/schema/file";
import { INLINE_TYPES } from "@linehaul/schema/upload";
import { fileName } from "./outgoing-text.ts";

type Part = IteratorResult<string | Uint8Array>;

/** The first part, and what follows it; what breaks there is told to the log and breaks off what is sent. */
async function* parts(first: Part, rest: AsyncIterator<string | Uint8Array>, request: FastifyRequest) {
  let isOver = false;
  try {
    for (let part: Part = first; part.done !== true; part = await rest.next()) yield part.value;
    isOver = true;
  } catch (error) {
    isOver = true;
    request.log.error({ err: error }, "a file broke in the middle");
    throw error;
  } finally {
    // Whoever fetches it may leave.
    if (!isOver) await rest.return?.();
  }
}

/**
 * Sends a file as it is made (FLT-06). Its first part is read before anything leaves, so that a list that can't be read is refused like any
 * request; what breaks later leaves an error line, and a transfer that every reader sees to be cut.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, type, chunks, bytes, sha256, inline = false }: FileAnswer,
): Promise<FastifyReply> {
  const rest = chunks[Symbol.asyncIterator]();
  const first = await rest.next();
  if (bytes !== undefined) void reply.header("content-length", bytes);
  // RFC 9530, so that whoever fetched it can tell that it is whole.
  if (sha256 !== undefined)
    void reply.header("repr-digest", `sha-256=:${Buffer.from(sha256, "hex").toString("base64")}:`);
  return reply
    .header("content-type", type)
    .header(
      "content-disposition",
      `${inline && INLINE_TYPES.has(type) ? "inline" : "attachment"}; filename="${fileName(name)}"`,
    )
    .send(Readable.from(parts(first, rest, request)));
}
