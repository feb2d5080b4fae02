import { STATUS_CODES, type IncomingMessage, type Server } from "node:http";
import type { Duplex } from "node:stream";

/** Connections whose request may take its time: whoever serves it looks after it himself. */
const slow = new WeakSet<Duplex>();

/** From here on no clock of the server ends this request. */
export function mayBeSlow(req: IncomingMessage): void {
  const { socket } = req;
  slow.add(socket);
  req.once("close", () => slow.delete(socket));
}

const codeOf = (error: Error): string => ("code" in error && typeof error.code === "string" ? error.code : "");
const STATUS_OF: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** What node does itself where nobody listens. */
function refuse(error: Error, socket: Duplex): void {
  const status = STATUS_OF[codeOf(error)] ?? 400;
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\nConnection: close\r\n\r\n`);
  socket.destroy(error);
}

/** A server's time limit for requests spares those that may be slow; it has one for all, and asks nobody. Call it when the server has its listeners. */
export function spareSlow(server: Server): void {
  const others = server.listeners("clientError");
  server.removeAllListeners("clientError");
  server.on("clientError", (error: Error, socket: Duplex) => {
    if (codeOf(error) === "ERR_HTTP_REQUEST_TIMEOUT" && slow.has(socket)) return;
    if (others.length === 0) refuse(error, socket);
    for (const other of others) Reflect.apply(other, server, [error, socket]);
  });
}
