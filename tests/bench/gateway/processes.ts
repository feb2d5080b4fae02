import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { z } from "zod";

/** A process that this one started and talks to. One question at a time. */
export interface Child {
  readonly pid: number;
  ask<T>(answer: z.ZodType<T>, name: string, about?: unknown): Promise<T>;
  stop(): Promise<void>;
}

const Message = z.object({ value: z.unknown() });
const Failure = z.object({ failed: z.string() });

async function heard(child: ChildProcess, what: string): Promise<unknown> {
  const over = new AbortController();
  const { signal } = over;
  try {
    const ended = once(child, "exit", { signal }).then(([code]: unknown[]) => {
      throw new Error(`${what}: the process ended with ${String(code)}`);
    });
    const [message]: unknown[] = await Promise.race([once(child, "message", { signal }), ended]);
    const { value } = Message.parse(message);
    const failure = Failure.safeParse(value);
    if (failure.success) throw new Error(`${what}: ${failure.data.failed}`);
    return value;
  } finally {
    over.abort();
  }
}

/** What a process is told when it starts. */
interface Told {
  /** To the engine. */
  readonly flags?: readonly string[] | undefined;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts a module as a process of its own and waits for what it says first. Its output goes nowhere, as a log does. */
export async function start<T>(
  file: URL,
  ready: z.ZodType<T>,
  { flags = [], env = {} }: Told = {},
): Promise<{ readonly child: Child; readonly said: T }> {
  const path = fileURLToPath(file);
  // Every contender counts rates, if it does, by itself.
  const { REDIS_URL: _redis, ...own } = process.env;
  const process_ = fork(path, {
    env: { ...own, ...env, NODE_ENV: "production" },
    execArgv: [...flags, "--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const said = ready.parse(await heard(process_, path));
  return {
    said,
    child: {
      pid: process_.pid ?? 0,
      async ask(answer, name, about) {
        process_.send({ name, about });
        return answer.parse(await heard(process_, `${path} ${name}`));
      },
      async stop() {
        if (process_.exitCode !== null || process_.signalCode !== null) return;
        const gone = once(process_, "exit");
        process_.kill("SIGKILL");
        await gone;
      },
    },
  };
}
