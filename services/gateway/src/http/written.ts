import { transcode } from "node:buffer";

/** A body as the socket takes it. */
export interface Written {
  readonly data: string | Buffer;
  /** In bytes. */
  readonly length: number;
  readonly encoding: "latin1" | "utf8";
}

/** A text of ASCII goes with its headers in one piece, and nobody looks at its letters again. */
const textOf = (data: string, length: number): Written => ({
  data,
  length,
  encoding: length === data.length ? "latin1" : "utf8",
});
const bytesOf = (data: Buffer): Written => ({ data, length: data.length, encoding: "utf8" });

/** Any body. */
export const written = (body: string | Buffer): Written =>
  typeof body === "string" ? textOf(body, Buffer.byteLength(body)) : bytesOf(body);

const scratch = Buffer.allocUnsafeSlow(1_048_576);
const UTF8_BYTES = 3;
/** Letters; what is shorter is written as it is. */
const LONG = 2_048;

/**
 * Writes JSON that is like the JSON before it: answers of one operation. A text with a letter beyond Latin-1 in it (a masked telephone, a name in Chinese)
 * is UTF-16 in memory, and is turned into UTF-8 three times as fast by way of its bytes than letter by letter. What a text is can't be
 * asked, so it is taken for what the last one was.
 */
export function jsonWriter(): (json: string) => Written {
  let isWide = false;
  return (json) => {
    if (json.length < LONG || json.length * UTF8_BYTES > scratch.length) return written(json);
    const made = isWide
      ? bytesOf(transcode(scratch.subarray(0, scratch.write(json, "utf16le")), "utf16le", "utf8"))
      : textOf(json, scratch.write(json));
    isWide = made.length > json.length;
    return made;
  };
}
