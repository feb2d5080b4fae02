import { request } from "undici";

/** One message of an event stream. */
export interface SseMessage {
  readonly id: string;
  readonly event: string | undefined;
  readonly data: unknown;
}

/** Reads an event stream, message by message, until the caller has enough. */
export async function* messagesOf(url: string, headers: Readonly<Record<string, string>>): AsyncGenerator<SseMessage> {
  const { body } = await request(url, { headers });
  let text = "";
  for await (const chunk of body) {
    text += String(chunk);
    const parts = text.split("\n\n");
    text = parts.pop() ?? "";
    for (const part of parts) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(part)?.[1];
      const data = field("data");
      if (data !== undefined) yield { id: field("id") ?? "", event: field("event"), data: JSON.parse(data) };
    }
  }
}

/** The next message. */
export async function next(messages: AsyncGenerator<SseMessage>): Promise<SseMessage> {
  const { value, done } = await messages.next();
  if (done === true) throw new Error("the stream ended");
  return value;
}
