import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { hangUp, listen } from "@linehaul/kit/testing/listen";

/** How a service behaves towards the gateway. */
export type Behaviour =
  | { readonly kind: "well" }
  /** Nobody listens: connections break. */
  | { readonly kind: "down" }
  /** It takes the request and says nothing. */
  | { readonly kind: "silent" }
  /** It answers, but what it would tell by the streams that are open gets lost. */
  | { readonly kind: "muted" }
  /** It answers what is no envelope, with an inside that must not get out. */
  | { readonly kind: "broken"; readonly status: number; readonly body: string };

/** A call of the gateway to a service, as it came. */
export interface Called {
  /** With its query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** Stands before a service: passes on, or misbehaves as told; and knows what was asked. */
export interface Front {
  readonly url: string;
  behave(behaviour: Behaviour): void;
  /** What was asked within a request, by its trace id: `POST /order/byIds`. */
  asked(traceId: string): readonly string[];
  /** All that the service has answered so far, by path. */
  readonly answered: readonly { readonly path: string; readonly body: string }[];
  /** Tells of each call, before it is passed on. */
  onCall(listener: (call: Called) => void): void;
  /** Lets go of what was asked and answered so far: for those who ask for long. */
  forget(): void;
  close(): Promise<void>;
}

interface PassOn {
  readonly to: string;
  /** Hears what was answered. */
  readonly say: (chunk: Buffer) => void;
  /** Is the chunk to be kept back? */
  readonly isLost: (answer: IncomingMessage) => boolean;
}

function passOn(req: IncomingMessage, res: ServerResponse, { to, say, isLost }: PassOn): void {
  const onward = request(new URL(req.url ?? "/", to), { method: req.method, headers: req.headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on("data", (chunk: Buffer) => {
      say(chunk);
      if (!isLost(answer)) res.write(chunk);
    });
    answer.on("end", () => res.end());
  });
  onward.on("error", () => res.destroy());
  res.on("close", () => onward.destroy());
  req.pipe(onward);
}
const isStream = ({ headers }: IncomingMessage): boolean => headers["content-type"] === "text/event-stream";

export async function standBefore(to: string): Promise<Front> {
  let behaviour: Behaviour = { kind: "well" };
  const seen = new Map<string, string[]>();
  const answered: { path: string; body: string }[] = [];
  const muted = new Set<ServerResponse>();
  const listeners: ((call: Called) => void)[] = [];
  const server = createServer((req, res) => {
    const { url = "/", headers } = req;
    const path = url.split("?", 1)[0] ?? "/";
    for (const tell of listeners) tell({ url, headers });
    const saying = { path, body: "" };
    const trace = headers["x-trace-id"];
    if (typeof trace === "string") seen.set(trace, [...(seen.get(trace) ?? []), `${req.method ?? ""} ${path}`]);
    switch (behaviour.kind) {
      case "well":
      case "muted":
        answered.push(saying);
        return passOn(req, res, {
          to,
          say: (chunk) => void (saying.body += chunk.toString()),
          isLost: (answer) => behaviour.kind === "muted" && isStream(answer) && Boolean(muted.add(res)),
        });
      case "down":
        return void req.socket.destroy();
      case "silent":
        return;
      case "broken":
        res.writeHead(behaviour.status, { "content-type": "text/html" });
        return void res.end(behaviour.body);
    }
  });
  const url = await listen(server);
  return {
    url,
    behave(next) {
      behaviour = next;
      // Whoever missed something asks again from where he was.
      for (const stream of muted) stream.destroy();
      muted.clear();
    },
    answered,
    onCall: (listener) => void listeners.push(listener),
    forget() {
      answered.length = 0;
      seen.clear();
    },
    asked: (traceId) => seen.get(traceId) ?? [],
    close: () => hangUp(server),
  };
}
