import { once } from "node:events";
import { createConnection, type Socket } from "node:net";
import { ScannerAway, type Scanner } from "./scanner.ts";

/** A scanner that says nothing for so long is away. */
const SILENT_MS = 30_000;
/** Its answers are one short line. */
const MOST_ANSWER = 4_096;
const FOUND = /^stream: (.+) FOUND$/;

const sized = (chunk: Uint8Array): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(chunk.byteLength);
  return Buffer.concat([head, chunk]);
};

/** The one line that it answers, to its end. */
async function lineFrom(socket: Socket): Promise<string> {
  let line = "";
  for await (const part of socket.setEncoding("utf8")) {
    line += String(part);
    if (line.length > MOST_ANSWER) break;
    if (line.includes("\0")) return line.slice(0, line.indexOf("\0"));
  }
  throw new Error("an answer without an end");
}

/** Tells the bytes; whether it was told all of them. */
async function send(socket: Socket, chunks: AsyncIterable<Uint8Array>): Promise<boolean> {
  socket.write("zINSTREAM\0");
  for await (const chunk of chunks) {
    if (chunk.byteLength > 0 && !socket.write(sized(chunk))) await once(socket, "drain");
    // It has said already what it has to say, or is gone: the answer tells.
    if (socket.readableLength > 0 || socket.destroyed) return false;
  }
  socket.write(Buffer.alloc(4));
  return true;
}

export interface ClamdAddress {
  readonly host: string;
  readonly port: number;
  readonly silentMs?: number;
}

/** ClamAV's daemon, told by INSTREAM: the bytes go over the connection, so that it needs no folder of ours. */
export const clamd = ({ host, port, silentMs = SILENT_MS }: ClamdAddress): Scanner => ({
  name: "clamd",
  async scan(chunks) {
    const socket = createConnection({ host, port });
    socket.setTimeout(silentMs, () => socket.destroy(new Error("is silent")));
    try {
      await once(socket, "connect");
      const answer = lineFrom(socket);
      answer.catch(() => undefined);
      // What goes wrong while it is told, the answer says better.
      const told = await Promise.race([send(socket, chunks), answer]);
      const line = await answer;
      // Of what it has not seen it can say no good.
      if (line === "stream: OK" && told === true) return null;
      const found = FOUND.exec(line)?.[1];
      if (found === undefined) throw new Error(`answers ${line}`);
      return found;
    } catch (error) {
      throw new ScannerAway("does not answer", error);
    } finally {
      socket.destroy();
    }
  },
});
