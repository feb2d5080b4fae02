import { once } from "node:events";
import { createServer } from "node:net";
import { StartFailure } from "@linehaul/kit/start-failure";
import type { Part } from "./plan.ts";

const HOST = "127.0.0.1";

/** Whether something could listen there now. */
export async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  server.listen({ port, host: HOST, exclusive: true });
  try {
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}

/** Throws a StartFailure that names every taken port and its way out. */
export async function requireFree(parts: readonly Part[]): Promise<void> {
  const needed = parts.flatMap(({ name, port, portName, metricsPort }) => [
    { name, port, portName },
    ...(metricsPort === undefined ? [] : [{ name: `metrics of ${name}`, port: metricsPort, portName: "METRICS_PORT" }]),
  ]);
  const taken: typeof needed = [];
  for (const one of needed) if (!(await isFree(one.port))) taken.push(one);
  if (taken.length === 0) return;
  const lines = taken.map(
    ({ name, port, portName }) =>
      `port ${port} (${name}) is taken: stop what uses it (is Linehaul running already?), or choose another with ${portName}=<port>`,
  );
  throw new StartFailure(lines.join("\n"));
}

/** Free ports below the range that the system hands out for outgoing connections. */
export async function freePorts(count: number): Promise<number[]> {
  const found: number[] = [];
  for (let port = 20_000 + (process.pid % 1000) * 10; port < 32_768 && found.length < count; port++)
    if (await isFree(port)) found.push(port);
  if (found.length < count) throw new StartFailure("there are not enough free ports between 20000 and 32768");
  return found;
}
