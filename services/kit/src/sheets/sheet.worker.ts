import { parentPort, workerData } from "node:worker_threads";
import { markHere, type Marking } from "./mark-here.ts";
import { readHere } from "./read-here.ts";
import { SheetRefused } from "./sheet.ts";

/** What the worker is asked for. */
export type Asked =
  | { readonly what: "read"; readonly bytes: Uint8Array; readonly mostRows: number }
  | { readonly what: "mark"; readonly bytes: Uint8Array; readonly marking: Marking };

const isAsked = (data: unknown): data is Asked => typeof data === "object" && data !== null && "what" in data;

async function answer(): Promise<unknown> {
  if (!isAsked(workerData)) throw new Error("nothing was asked");
  return workerData.what === "read"
    ? readHere(workerData.bytes, workerData.mostRows)
    : markHere(workerData.bytes, workerData.marking);
}

try {
  parentPort?.postMessage({ done: await answer() });
} catch (error) {
  if (!(error instanceof SheetRefused)) throw error;
  parentPort?.postMessage({ refused: error.why });
}
