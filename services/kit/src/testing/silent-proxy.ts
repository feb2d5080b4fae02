import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { z } from "zod";

const Address = z.object({ port: z.int() });

/** A proxy in front of a server that can fall silent: its lines stay open, and nothing comes or goes until it speaks again. */
export async function silentProxy(to: { readonly host: string; readonly port: number }) {
  const lines = new Set<Socket>();
  let silent = false;
  const server = createServer((near) => {
    const far = connect(to.port, to.host);
    for (const line of [near, far]) {
      lines.add(line);
      line.on("error", () => undefined).on("close", () => lines.delete(line));
    }
    near.pipe(far).pipe(near);
    if (silent) for (const line of [near, far]) line.pause();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    port: Address.parse(server.address()).port,
    fallSilent() {
      silent = true;
      for (const line of lines) line.pause();
    },
    speak() {
      silent = false;
      for (const line of lines) line.resume();
    },
    async close() {
      for (const line of lines) line.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
