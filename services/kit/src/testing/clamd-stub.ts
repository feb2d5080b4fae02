import { createServer, type Socket } from "node:net";
import { listen } from "./listen.ts";

/** What a stub of ClamAV's daemon answers when all was told; `nothing` and `hangs up` are what they say. With `early`, what it says when it is told the first byte. */
type Answers = (bytes: Buffer) => string;

/** A daemon that reads INSTREAM as ClamAV's does, and answers as a test says. */
export async function startClamdStub(answers: Answers, early?: string) {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    let seen = Buffer.alloc(0);
    socket.on("error", () => undefined);
    socket.on("data", (part: Buffer) => {
      if (early !== undefined) return void (socket.writableEnded || socket.end(`${early}\0`));
      seen = Buffer.concat([seen, part]);
      const chunks: Buffer[] = [];
      for (let at = "zINSTREAM\0".length; at + 4 <= seen.length;) {
        const length = seen.readUInt32BE(at);
        if (length === 0) {
          const answer = answers(Buffer.concat(chunks));
          if (answer === "hangs up") socket.destroy();
          else if (answer !== "nothing") socket.end(`${answer}\0`);
          return;
        }
        chunks.push(seen.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
  const { port } = new URL(await listen(server));
  return {
    address: { host: "127.0.0.1", port: Number(port) },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
