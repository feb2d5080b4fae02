import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import { getHeapSpaceStatistics, promiseHooks } from "node:v8";

// The side of a measured process that its parent talks to. It makes no promise of its own, so that those of a request can be counted.

/** What a process can be asked for, by name; the answer goes back as it is. */
type Answers = Readonly<Record<string, (about: unknown) => unknown>>;

const say = (value: unknown): void => void process.send?.({ value });

/** Answers the parent's questions; ends with it. */
export function answerParent(answers: Answers): void {
  process.on("message", (message: unknown) => {
    if (typeof message !== "object" || message === null || !("name" in message)) return;
    const about = "about" in message ? message.about : undefined;
    const value = answers[String(message.name)]?.(about);
    if (value instanceof Promise) value.then(say, (error: unknown) => say({ failed: String(error) }));
    else say(value ?? null);
  });
  process.once("disconnect", () => process.exit(0));
}

let promises = 0;
let counter: ReturnType<typeof promiseHooks.onInit> | undefined;

/** The most memory so far, KiB. Where there is no `/proc`: maxRSS, in which Linux counts the parent that a process was forked from. */
function peak(): number {
  try {
    return Number(/VmHWM:\s*(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1]);
  } catch {
    return process.resourceUsage().maxRSS;
  }
}

const old = (): number =>
  getHeapSpaceStatistics().find((space) => space.space_name === "old_space")?.space_used_size ?? 0;

/** What it cost so far: processor time in µs, memory in KiB, the old generation in bytes, and the promises made while they were counted. */
function usage() {
  const { user, system } = process.cpuUsage();
  return { cpu: user + system, rss: process.memoryUsage.rss() / 1024, peak: peak(), old: old(), promises };
}

/** Tells the parent where it listens, and answers what it costs. */
export function measured(url: string): void {
  answerParent({
    usage,
    countPromises(on) {
      counter?.();
      counter = on === true ? promiseHooks.onInit(() => void promises++) : undefined;
      return null;
    },
  });
  ready({ url });
}

/** Opens a free port of this machine. */
export function listen(server: Server, opened: (url: string) => void): void {
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    opened(`http://127.0.0.1:${address.port}`);
  });
}

/** The first word of a process: it can be asked now. */
export const ready = (about: unknown): void => say(about);
