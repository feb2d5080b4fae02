import { ENGINE } from "@linehaul/gateway/engine";
import { z } from "zod";
import { byId, type Contender } from "./ask.ts";
import { bundle } from "./bundle.ts";
import { start, type Child } from "./processes.ts";

/** A contender that runs, and its process. */
export interface Running extends Contender {
  readonly child: Child;
  readonly hasOwnServices: boolean;
}
export interface Arena {
  readonly stubs: Child;
  readonly load: Child;
  readonly running: readonly Running[];
  stop(): Promise<void>;
}

const Urls = z.object({ admin: z.string(), customer: z.string(), order: z.string() });
const Opened = z.object({ url: z.string() });
/** No request of the benchmark is one too many. */
const NO_LIMIT = { RATE_USER: "1000000000", RATE_ADDRESS: "1000000000" };

/** How a contender is started; `env` holds the addresses of the services. */
export interface Entry {
  readonly name: string;
  readonly file: URL;
  /** Told to the engine. */
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly path?: string;
  readonly body?: Contender["body"];
  /** It asks services of its own: what it calls can't be counted. */
  readonly hasOwnServices?: boolean;
}

/** The gateway, the limit, and the gateway's schema served by Yoga alone: bundled as the services are, on an engine that is told as much. */
export async function ownEntries(
  flags: readonly string[] = ENGINE,
): Promise<{ readonly entries: readonly Entry[]; remove(): void }> {
  const [serve, limit] = [await bundle("serve"), await bundle("limit")];
  return {
    entries: [
      { name: "limit", file: limit.file, flags },
      { name: "gateway", file: serve.file, flags, env: { ...NO_LIMIT, LANE: "true" } },
      { name: "plain", file: serve.file, flags, env: { ...NO_LIMIT, LANE: "false" } },
    ],
    remove() {
      serve.remove();
      limit.remove();
    },
  };
}

/** Starts the stubs, the load and the contenders, each in a process of its own. */
export async function open(entries: readonly Entry[]): Promise<Arena> {
  const children: Child[] = [];
  const stop = async () => void (await Promise.all(children.map((child) => child.stop())));
  try {
    const { child: stubs, said: urls } = await start(new URL("stubs.ts", import.meta.url), Urls);
    children.push(stubs);
    const { child: load } = await start(new URL("load.ts", import.meta.url), z.string());
    children.push(load);
    const services = { ADMIN_URL: urls.admin, CUSTOMER_URL: urls.customer, ORDER_URL: urls.order };
    const running: Running[] = [];
    for (const { name, file, flags, env, path = "/graphql", body = byId, hasOwnServices = false } of entries) {
      const { child, said } = await start(file, Opened, { flags, env: { ...services, ...env } });
      children.push(child);
      running.push({ name, child, hasOwnServices, url: `${said.url}${path}`, body });
    }
    return { stubs, load, running, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
