import { startChild, untilReady, type Child } from "./child.ts";
import { openLogs } from "./logs.ts";
import type { PartName, Plan } from "./plan.ts";
import { requireFree } from "./ports.ts";

/** A running stack. */
export interface Stack {
  readonly plan: Plan;
  /** The folder of this run's logs: `<name>.log`. */
  readonly logs: string;
  /** Resolves with a line when a process ends that nobody asked to. */
  readonly broken: Promise<string>;
  /** Stops one process, or ends it like a crash; the others go on. */
  halt(name: PartName, how: "stop" | "kill"): Promise<void>;
  /** Starts a halted process again and waits until it is ready. */
  resume(name: PartName): Promise<void>;
  /** Stops the gateway first, so that what it has begun is answered, then the rest. */
  stop(): Promise<void>;
}

/** Starts every process of the plan and waits until all are ready. Throws a StartFailure, with everything stopped again, when one is not. */
export async function startStack(plan: Plan): Promise<Stack> {
  await requireFree(plan.parts);
  const logs = openLogs(plan.dataDir);
  const children = new Map<PartName, Child>();
  /** Those that were asked to end: their end breaks nothing. */
  const asked = new Set<Child>();
  const broken = Promise.withResolvers<string>();

  const start = async (name: PartName): Promise<void> => {
    const part = plan.parts.find((p) => p.name === name);
    if (part === undefined) throw new Error(`${name} is no part of this stack`);
    const child = startChild(part, plan.env, logs);
    children.set(name, child);
    void child.ended.then((line) => {
      if (!asked.has(child)) broken.resolve(line);
    });
    await untilReady(child);
  };
  const end = async (name: PartName, how: "stop" | "kill"): Promise<void> => {
    const child = children.get(name);
    if (child === undefined) return;
    asked.add(child);
    children.delete(name);
    if (how === "kill") child.kill();
    await (how === "kill" ? child.ended : child.stop());
  };
  const stop = async (): Promise<void> => {
    await end("gateway", "stop");
    await Promise.all([...children.keys()].map((name) => end(name, "stop")));
  };

  try {
    await Promise.all(plan.parts.map((part) => start(part.name)));
  } catch (error) {
    await stop();
    throw error;
  }
  return { plan, logs, broken: broken.promise, halt: end, resume: start, stop };
}
