// The limit: handlers written by hand that do what the answer takes and no more. The fewest calls, each one that a service would take;
// the body read, the session looked up and kept for a second, reference data in memory; the same JSON. No graph, no guard, no log, no limits.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen, measured } from "./child.ts";
import { catalogue, saveCurrency } from "./limit/currencies.ts";
import type { Asked } from "./limit/handler.ts";
import { orderDetail } from "./limit/order-detail.ts";
import { orderPage } from "./limit/order-page.ts";
import { whoIs } from "./limit/session.ts";
import { shell } from "./limit/shell.ts";
import { OPERATIONS } from "./operations.ts";

type Handle = (variables: unknown, asked: Asked) => object | Promise<object>;

/** The benchmark asks with the variables of the operation and with no others. */
const isFor = <V>(_handle: (variables: V, asked: Asked) => unknown, _variables: unknown): _variables is V => true;
const on =
  <V>(handle: (variables: V, asked: Asked) => object | Promise<object>): Handle =>
  (variables, asked) => {
    if (!isFor(handle, variables)) throw new Error("unreachable");
    return handle(variables, asked);
  };

const byKey: Readonly<Record<string, Handle>> = {
  Q1: on(orderPage),
  Q2: on(orderDetail),
  Q3: (_variables, asked) => shell(asked),
  Q4: on(catalogue),
  Q5: on(saveCurrency),
};
const byId = new Map(OPERATIONS.map(({ key, id }) => [id, byKey[key]]));

interface Body {
  readonly id: string;
  readonly variables: unknown;
}
const header = (value: string | string[] | undefined): string => (typeof value === "string" ? value : "");

async function answer(req: IncomingMessage, res: ServerResponse, text: string): Promise<void> {
  const { headers } = req;
  const { id, variables }: Body = JSON.parse(text);
  const handle = byId.get(id);
  const token = /(?:^|; )linehaul_session=([^;]+)/.exec(headers.cookie ?? "")?.[1];
  if (!handle || token === undefined) return void res.writeHead(400).end();
  const who = await whoIs(token, header(headers["x-role-id"]));
  const from = {
    caller: who.caller,
    language: header(headers["accept-language"]),
    timeZone: header(headers["x-time-zone"]),
    traceId: header(headers["x-trace-id"]),
  };
  const data = handle(variables, { who, from });
  const body = JSON.stringify({ data: data instanceof Promise ? await data : data });
  res.writeHead(200, { "content-type": "application/json; charset=utf-8", "content-length": Buffer.byteLength(body) });
  res.end(body);
}

const server = createServer({ keepAliveTimeout: 65_000 }, (req, res) => {
  let text = "";
  req.setEncoding("utf8");
  req.on("data", (chunk: string) => (text += chunk));
  req.on("end", () => {
    answer(req, res, text).catch((error: unknown) => res.writeHead(500).end(String(error)));
  });
});
listen(server, measured);
