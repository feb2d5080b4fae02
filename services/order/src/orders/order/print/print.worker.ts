import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { PaperOrder, PrintSpec } from "./paper/content.ts";
import { printDocument } from "./paper/document.ts";

/** Orders to draw; null when there are no more. Each is answered by the bytes that came of it, and "next". */
const Sent = z.array(PaperOrder).nullable();

if (parentPort === null) throw new Error("started by press.ts");
const port = parentPort;
const document = printDocument(PrintSpec.parse(workerData));
const send = (parts: readonly Uint8Array[]): void => {
  for (const part of parts) port.postMessage(part);
};
port.on("message", (message: unknown) => {
  const orders = Sent.parse(message);
  for (const order of orders ?? []) send(document.add(order));
  if (orders === null) send(document.end());
  port.postMessage("next");
});
