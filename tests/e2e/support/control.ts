import { createServer } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { hangUp, listen } from "@linehaul/kit/testing/listen";
import { localOrigins } from "@linehaul/kit/site-origins";
import { startChild, untilReady, type Child } from "@linehaul/stack/child";
import { PARTS, type PartName } from "@linehaul/stack/plan";
import { freePorts } from "@linehaul/stack/ports";
import type { Stack } from "@linehaul/stack/stack";
import { z } from "zod";
import { addresses } from "./address.ts";
import { SITE_CODES, type SiteCode } from "@linehaul/schema/sites";
import { ageExports } from "./age.ts";
import { letOpen } from "./open-orders.ts";
import { letWait } from "./waiting-orders.ts";

const isPart = (name: string | undefined): name is PartName => PARTS.some((part) => part === name);

const Variables = z.record(z.string(), z.string());

/** Another gateway on the same build and services, with variables of its own; answers its port. */
async function startBeside({ plan, logs }: Stack, more: unknown): Promise<{ child: Child; port: number }> {
  const own = plan.parts.find((part) => part.name === "gateway");
  const [port] = await freePorts(1);
  if (own === undefined || port === undefined) throw new Error("no gateway to start beside");
  const env = { ...plan.env, GATEWAY_PORT: String(port), SITE_ORIGINS: localOrigins(port), ...Variables.parse(more) };
  const child = startChild({ ...own, port }, env, join(logs, String(port)));
  await untilReady(child);
  return { child, port };
}

async function obey(stack: Stack, path: string): Promise<void> {
  const [, action, name, more] = path.split("/");
  if (action === "age") return ageExports(stack, Number(name));
  const site = SITE_CODES.find((one) => one === name);
  if (action === "wait" && site !== undefined) return letWait(stack, site, Number(more));
  if (action === "open" && site !== undefined) return letOpen(stack, site, Number(more));
  if (!isPart(name)) throw new Error(`${path} names no part of the stack`);
  if (action === "resume") await stack.resume(name);
  else await stack.halt(name, action === "kill" ? "kill" : "stop");
}

/**
 * Lets the tests, in their own processes, stop and start parts of the stack: `POST /halt/order`, `POST /resume/order`; let the files of
 * lists grow older: `POST /age/25`, in hours; let orders wait for their customers: `POST /wait/MY/5`, or for their review: `POST /open/MY/40`; and start gateways beside its own: `POST /gateway` with their variables.
 */
export async function startControl(stack: Stack): Promise<{ address: string; stop: () => Promise<void> }> {
  const beside: Child[] = [];
  const server = createServer(async (request, response) => {
    try {
      if (request.url === "/gateway") {
        const { child, port } = await startBeside(stack, JSON.parse(await text(request)));
        beside.push(child);
        response.end(String(port));
        return;
      }
      await obey(stack, request.url ?? "");
      response.writeHead(204).end();
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : "failed");
    }
  });
  return {
    address: await listen(server),
    stop: async () => {
      await Promise.all(beside.map((child) => child.stop()));
      await hangUp(server);
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

/** Moves what was exported into the past; the order service is away for a moment. */
export async function exportsAge(hours: number): Promise<void> {
  const response = await fetch(`${addresses().control}/age/${String(hours)}`, { method: "POST" });
  if (!response.ok) throw new Error(`age: ${await response.text()}`);
}

/** Lets as many orders of a site wait for their customers, and one be overdue; the order service is away for a moment. */
export async function ordersWait(site: SiteCode, count: number): Promise<void> {
  const response = await fetch(`${addresses().control}/wait/${site}/${String(count)}`, { method: "POST" });
  if (!response.ok) throw new Error(`wait: ${await response.text()}`);
}

/** Lets as many orders of a site wait for their review, and one be approved; the order service is away for a moment. */
export async function ordersOpen(site: SiteCode, count: number): Promise<void> {
  const response = await fetch(`${addresses().control}/open/${site}/${String(count)}`, { method: "POST" });
  if (!response.ok) throw new Error(`open: ${await response.text()}`);
}

/** Starts another gateway on the same build, with variables of its own; answers the origin of its Malaysian console. */
export async function gatewayWith(variables: Readonly<Record<string, string>>): Promise<string> {
  const response = await fetch(`${addresses().control}/gateway`, { method: "POST", body: JSON.stringify(variables) });
  if (!response.ok) throw new Error(`a gateway: ${await response.text()}`);
  return `http://my.localhost:${await response.text()}`;
}

/** Ends a part as a crash would, and has it ready again. */
export async function restart(part: PartName): Promise<void> {
  await order("kill", part);
  await order("resume", part);
}
