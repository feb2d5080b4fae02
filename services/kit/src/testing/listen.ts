import { once } from "node:events";
import { Server as HttpServer } from "node:http";
import type { Server } from "node:net";

/** As in life, who asked closes an idle connection, not who answers: he can't take it up just as it goes. */
const IDLE_MS = 65_000;

/** Lets a server listen on this machine, on a free port unless one is named; its address. */
export async function listen(server: Server, { port = 0 }: { readonly port?: number } = {}): Promise<string> {
  if (server instanceof HttpServer) server.keepAliveTimeout = IDLE_MS;
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return `http://127.0.0.1:${address.port}`;
}

/** Closes a server with whatever is still connected to it. */
export async function hangUp(server: Server & { closeAllConnections(): void }): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
}
