/** One message of a stream of server-sent events. */
interface SseMessage {
  readonly event: string;
  readonly data: string;
}

/** The messages of a stream as they arrive, wherever the network cuts it. */
export async function* sse(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<SseMessage> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const blocks = (rest + value).split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const of = (name: string) =>
          block
            .split(/\r?\n/)
            .filter((line) => line.startsWith(`${name}:`))
            .map((line) => line.slice(name.length + 1).trimStart());
        const [event = "message"] = of("event");
        const data = of("data").join("\n");
        if (data !== "") yield { event, data };
      }
    }
  } finally {
    await reader.cancel();
  }
}
