import type { Server as HttpServer, ServerResponse } from "node:http";
import { Server, type Socket } from "node:net";

/** Nobody is just asking on a connection that has rested for this long, in milliseconds. */
const REST_MS = 1_000;
const LOOK_MS = 100;

/** Ends a server's connections without cutting an answer. */
export interface Drain {
  /** How many requests are being answered. */
  underWay(): number;
  /** No new connection from now on; each answer says that it is its connection's last, and those that rest are closed. Resolves when none is left. */
  end(): Promise<void>;
}

/**
 * Knows what a server is answering. Node's own `close` does not say on a connection that it ends, so a client that goes on asking holds it open for
 * ever; and it closes at once what rests, also where a request is just on its way (FLT-18).
 */
export function drainOf(server: HttpServer): Drain {
  const running = new Set<ServerResponse>();
  /** Connections that have not asked yet, as browsers keep them in reserve: Node does not count them among those that rest. */
  const unused = new Set<Socket>();
  server.on("connection", (socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  server.on("request", (req, res) => {
    unused.delete(req.socket);
    running.add(res);
    res.once("close", () => running.delete(res));
  });

  const closeResting = (): void => {
    server.closeIdleConnections();
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
  };
  return {
    underWay: () => running.size,
    async end() {
      let restSince = performance.now();
      const last = (res: ServerResponse): void => {
        res.shouldKeepAlive = false;
      };
      for (const res of running) {
        // Its head has said that the connection stays: its client may ask once more.
        if (res.headersSent) res.once("close", () => (restSince = performance.now()));
        else last(res);
      }
      server.prependListener("request", (_req, res) => last(res));
      const ended = Promise.withResolvers<void>();
      // The http server's own would close what rests before its time.
      Server.prototype.close.call(server, () => ended.resolve());
      const look = setInterval(() => {
        if (performance.now() - restSince >= REST_MS) closeResting();
      }, LOOK_MS);
      await ended.promise;
      clearInterval(look);
    },
  };
}
