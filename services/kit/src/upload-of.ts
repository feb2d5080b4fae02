import { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { Route } from "@linehaul/schema/route";
import { FileName, type UploadedFile } from "@linehaul/schema/upload";
import { fail } from "./fail.ts";
import { receive } from "./files/receive.ts";
import type { Surroundings } from "./request-call.ts";
import { callerOf } from "./request-caller.ts";
import { mayBeSlow } from "./spare-slow.ts";

/** The file that a request to an `uploadRoute` brings, taken and looked at; nothing for any other route. The gateway's word for its size and type counts for nothing. */
export async function fileOf(
  request: FastifyRequest,
  { upload }: Route,
  around: Surroundings,
): Promise<{ readonly file: UploadedFile } | undefined> {
  if (upload === undefined) return undefined;
  const { body, query } = request;
  const name = FileName.safeParse(typeof query === "object" && query !== null && "name" in query && query.name);
  if (!(body instanceof Readable) || !name.success) throw fail(SERVICE_CODES.invalid);
  mayBeSlow(request.raw);
  return { file: await receive(around, { caller: callerOf(request), purpose: upload, name: name.data, chunks: body }) };
}
