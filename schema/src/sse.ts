/** One message of a stream of server-sent events. */
export interface SseMessage {
  readonly id: string | undefined;
  /** `message` where the stream names none. */
  readonly event: string;
  readonly data: string;
}

/** Reads messages out of chunks of text, wherever the chunks are cut. */
export async function* readSse(chunks: AsyncIterable<string>): AsyncGenerator<SseMessage> {
  let rest = "";
  for await (const chunk of chunks) {
    const parts = (rest + chunk).split(/\r?\n\r?\n/);
    rest = parts.pop() ?? "";
    for (const part of parts) {
      const message = parse(part);
      if (message) yield message;
    }
  }
}

function parse(block: string): SseMessage | undefined {
  let id: string | undefined;
  let event = "message";
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    const [, name, value = ""] = /^(\w+):? ?(.*)$/.exec(line) ?? [];
    if (name === "id") id = value;
    else if (name === "event") event = value;
    else if (name === "data") data.push(value);
  }
  return data.length > 0 || id !== undefined ? { id, event, data: data.join("\n") } : undefined;
}
