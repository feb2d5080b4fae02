import { isRecord } from "@linehaul/schema/record";
import { endingsOf, FILE_KINDS, limitOf, UPLOAD_PURPOSES } from "@linehaul/schema/upload";

/** Where a route that takes a file says of which purpose; Fastify validates no body of it, for its bytes are a stream. */
export const UPLOAD_MARK = "x-upload";

/** The body of a route that takes a file of a purpose: which kinds, and how large. */
function bodyOf(marked: unknown): object {
  const purpose = UPLOAD_PURPOSES.find((one) => one === marked);
  if (purpose === undefined) throw new Error(`${String(marked)} is no purpose of uploads`);
  const { kinds, bytes } = limitOf(purpose);
  return {
    required: true,
    description: `The file's bytes: ${endingsOf(purpose).join(", ")}, known by its content; at most ${bytes} bytes.`,
    content: {
      "application/octet-stream": {
        schema: { type: "string", format: "binary", minLength: 1, maxLength: bytes },
        "x-kinds": kinds.map((kind) => FILE_KINDS[kind].type),
      },
    },
  };
}

/** The document with the bodies of those routes that take a file, which no schema of theirs tells. */
export function declareUploads<D extends object>(document: D & { readonly paths?: object }): D {
  for (const methods of Object.values(document.paths ?? {}))
    for (const operation of Object.values(isRecord(methods) ? methods : {}))
      if (isRecord(operation) && operation[UPLOAD_MARK] !== undefined)
        Object.assign(operation, { requestBody: bodyOf(operation[UPLOAD_MARK]) });
  return document;
}
