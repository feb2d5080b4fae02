import { constants, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { sheetBytes } from "./write-here.ts";
import type { FromWriter, Rows, Sheet, ToWriter } from "./written-sheet.ts";

/** Runs in a thread of its own: makes the bytes of one sheet, asks for rows when it has none, and ends. */
const port = parentPort;
if (port === null) throw new Error("the writer of sheets runs in a thread of its own");
// Where cores are few, requests come before files. Elsewhere than on Linux it would be the whole service's, not this thread's alone.
if (process.platform === "linux") setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
const isSheet = (data: unknown): data is Sheet => z.object({ columns: z.array(z.unknown()) }).safeParse(data).success;
if (!isSheet(workerData)) throw new Error("no sheet");

const say = (what: FromWriter): void => port.postMessage(what);
const next = (): Promise<ToWriter> =>
  new Promise((resolve) => {
    port.once("message", resolve);
    say({ say: "want" });
  });

async function* batches(): AsyncGenerator<Rows> {
  for (let told = await next(); "rows" in told; told = await next()) yield told.rows;
}

/** Bytes come in small parts; each that is said costs both threads a turn. */
const ENOUGH = 256 * 1_024;
let parts: Uint8Array[] = [];
let length = 0;
const sayParts = (): void => {
  if (length > 0) say({ say: "bytes", bytes: Buffer.concat(parts) });
  [parts, length] = [[], 0];
};
for await (const bytes of sheetBytes(workerData, batches())) {
  parts.push(bytes);
  length += bytes.byteLength;
  if (length >= ENOUGH) sayParts();
}
sayParts();
say({ say: "done" });
