// The three services, answering from memory: each question is worked out once and then answered with the same bytes.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Service } from "@linehaul/schema/route";
import { ROUTES } from "./answers.ts";
import { answerParent, listen, ready } from "./child.ts";

const HEARTBEAT_MS = 15_000;
const calls = new Map<string, number>();

interface Known {
  readonly bytes: Buffer;
  readonly isCounted: boolean;
}
/** What was answered before, by route and body. */
const known = new Map<string, Known>();

function answerTo(service: Service, name: string, body: string): Known | undefined {
  const key = `${service} ${name} ${body}`;
  const found = known.get(key);
  if (found) return found;
  const route = ROUTES.find((r) => r.service === service && r.name === name);
  if (!route) return undefined;
  const bytes = Buffer.from(route.answer(body === "" ? undefined : JSON.parse(body)));
  const fresh = { bytes, isCounted: route.isCounted };
  known.set(key, fresh);
  return fresh;
}

/** The line of events: nothing ever changes here, and the line stays open. */
function keepOpen(res: ServerResponse): void {
  res.writeHead(200, { "content-type": "text/event-stream" });
  res.write(":\n\n");
  const beat = setInterval(() => res.write(":\n\n"), HEARTBEAT_MS);
  res.once("close", () => clearInterval(beat));
}

function serve(service: Service, req: IncomingMessage, res: ServerResponse): void {
  const [path = "/"] = (req.url ?? "/").split("?", 1);
  if (path === "/events") return keepOpen(res);
  const name = `${req.method ?? ""} ${path}`;
  let body = "";
  req.setEncoding("utf8");
  req.on("data", (chunk: string) => (body += chunk));
  req.on("end", () => {
    const found = answerTo(service, name, body);
    if (!found) return void res.writeHead(404, { "content-type": "text/plain" }).end(`no stub for ${service} ${name}`);
    const { bytes, isCounted } = found;
    if (isCounted) calls.set(name, (calls.get(name) ?? 0) + 1);
    res.writeHead(200, { "content-type": "application/json", "content-length": bytes.length }).end(bytes);
  });
}

const start = (service: Service) =>
  new Promise<string>((opened) => {
    const server = createServer({ keepAliveTimeout: 600_000 }, (req, res) => serve(service, req, res));
    listen(server, opened);
  });

const [admin, customer, order] = [await start("admin"), await start("customer"), await start("order")];
answerParent({
  /** Calls since the last time that this was asked. */
  calls() {
    const counted = Object.fromEntries(calls);
    calls.clear();
    return counted;
  },
});
ready({ admin, customer, order });
