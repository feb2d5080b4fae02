import { once } from "node:events";
import { createServer } from "node:http";
import { PARTS, type PartName } from "@linehaul/stack/plan";
import type { Stack } from "@linehaul/stack/stack";
import { addresses } from "./address.ts";

const isPart = (name: string | undefined): name is PartName => PARTS.some((part) => part === name);

async function obey(stack: Stack, path: string): Promise<void> {
  const [, action, name] = path.split("/");
  if (!isPart(name)) throw new Error(`${path} names no part of the stack`);
  if (action === "resume") await stack.resume(name);
  else await stack.halt(name, action === "kill" ? "kill" : "stop");
}

/** Lets the tests, in their own processes, stop and start parts of the stack: `POST /halt/order`, `POST /resume/order`. */
export async function startControl(stack: Stack): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    try {
      await obey(stack, request.url ?? "");
      response.writeHead(204).end();
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : "failed");
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

async function order(action: "halt" | "kill" | "resume", part: PartName): Promise<void> {
  const response = await fetch(`${addresses().control}/${action}/${part}`, { method: "POST" });
  if (!response.ok) throw new Error(`${action} ${part}: ${await response.text()}`);
}

/** Stops a part of the stack while `during` runs, and has it ready again afterwards. */
export async function without(part: PartName, during: () => Promise<void>): Promise<void> {
  await order("halt", part);
  try {
    await during();
  } finally {
    await order("resume", part);
  }
}

/** Ends a part as a crash would, and has it ready again. */
export async function restart(part: PartName): Promise<void> {
  await order("kill", part);
  await order("resume", part);
}
