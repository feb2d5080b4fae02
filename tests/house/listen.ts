import { once } from "node:events";
import type { Server } from "node:http";

/** Lets a server listen on a free port of this machine; its address. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return `http://127.0.0.1:${address.port}`;
}

/** Closes a server with whatever is still connected to it. */
export async function hangUp(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
}
