import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { hangUp, listen } from "./listen.ts";

/** What a receiver does with what it is sent. */
export type Manner = (request: IncomingMessage, response: ServerResponse, take: () => void) => void;

/** Takes it and says so. */
export const takes: Manner = (_request, response, take) => {
  take();
  response.end("{}");
};
/** Takes it, and its answer is lost. */
export const losesAnswer: Manner = (request, _response, take) => {
  take();
  request.socket.destroy();
};
export const says =
  (status: number, headers: Readonly<Record<string, string>> = {}, text = ""): Manner =>
  (_request, response) =>
    void response.writeHead(status, headers).end(text);

/** An outside system that honours keys: what it is sent again by the same key it has once. */
export interface StubReceiver {
  readonly url: string;
  readonly key: string;
  /** What it has, in the order in which it came. */
  readonly has: readonly string[];
  /** Every request, with its headers. */
  readonly asked: readonly { readonly headers: IncomingMessage["headers"]; readonly body: string }[];
  behave(manner: Manner): void;
  forget(): void;
  close(): Promise<void>;
}

export async function stubReceiver(): Promise<StubReceiver> {
  let manner = takes;
  const has = new Map<string, string>();
  // A port is given again once it is free: what a sender of another test still brings to its last owner is not this one's.
  const path = `/in/${randomUUID()}`;
  const asked: { headers: IncomingMessage["headers"]; body: string }[] = [];
  const server = createServer((request, response) => {
    if (request.url?.startsWith(path) !== true) return void response.writeHead(404).end();
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      asked.push({ headers: request.headers, body });
      const key = String(request.headers["idempotency-key"]);
      manner(request, response, () => void (has.has(key) || has.set(key, body)));
    });
  });
  const url = await listen(server);
  return {
    url: `${url}${path}`,
    key: "a key of the tests, which has thirty-two letters",
    get has() {
      return [...has.values()];
    },
    asked,
    behave: (next) => void (manner = next),
    forget() {
      manner = takes;
      has.clear();
      asked.length = 0;
    },
    close: () => hangUp(server),
  };
}
