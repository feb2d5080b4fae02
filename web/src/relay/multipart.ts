import { chunksOf } from "./chunks.ts";

const END_OF_HEAD = "\r\n\r\n";

/**
 * The JSON parts of a `multipart/mixed` answer as they arrive (an answer with `@defer`), or the one part of a plain answer.
 * Throws SyntaxError when a part is not JSON.
 */
export async function* parts(response: Response): AsyncGenerator<unknown> {
  const type = response.headers.get("content-type") ?? "";
  if (!type.startsWith("multipart/mixed") || !response.body) {
    yield await response.json();
    return;
  }
  const boundary = `\r\n--${/boundary="?([^;"]+)/.exec(type)?.[1] ?? "-"}`;
  // The first boundary stands without a line break before it.
  let buffer = "\r\n";
  for await (const chunk of chunksOf(response.body)) {
    buffer += chunk;
    for (let at = buffer.indexOf(boundary, 1); at >= 0; at = buffer.indexOf(boundary, 1)) {
      const head = buffer.indexOf(END_OF_HEAD);
      if (head >= 0 && head < at) yield JSON.parse(buffer.slice(head + END_OF_HEAD.length, at));
      buffer = buffer.slice(at);
    }
  }
}
