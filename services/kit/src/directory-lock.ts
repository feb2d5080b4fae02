import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { StartFailure } from "./start-failure.ts";

/** Which process holds a directory. `born` tells a process from a later one with the same number. */
const Holder = z.object({ pid: z.int(), born: z.string().nullable(), token: z.string() });
type Holder = z.infer<typeof Holder>;

/** Boot and start time of a process; null where the system does not tell. */
function bornOf(pid: number): string | null {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name, in brackets, may hold spaces: count from behind it. Start time is the 22nd field.
    return `${boot}:${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? ""}`;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (codeOf(error) !== "EPERM") return false;
  }
  return holder.born === null || holder.born === bornOf(holder.pid);
}

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);

function readHolder(path: string): Holder | null {
  try {
    return Holder.safeParse(JSON.parse(readFileSync(path, "utf8"))).data ?? null;
  } catch {
    return null;
  }
}

function create(path: string, holder: Holder): boolean {
  // Written beside and linked into place: the lock never exists half written.
  const draft = `${path}.${holder.token}`;
  writeFileSync(draft, JSON.stringify(holder));
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Takes a dead holder's lock away. If another process took it over in between, that one's is put back. */
function takeAway(path: string, dead: Holder | null): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return;
    throw error;
  }
  try {
    if (readHolder(aside)?.token !== dead?.token) linkSync(aside, path);
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * One process a directory: PGlite itself lets a second one in and corrupts the data. Returns what gives the lock back.
 * A live holder is a StartFailure that names it; a dead one's lock is taken over.
 */
export function lockDirectory(directory: string): () => void {
  const path = `${directory}.lock`;
  mkdirSync(dirname(path), { recursive: true });
  const mine: Holder = { pid: process.pid, born: bornOf(process.pid), token: randomUUID() };
  for (let attempt = 0; attempt < 3; attempt++) {
    if (create(path, mine)) return () => release(path, mine);
    const holder = readHolder(path);
    if (holder && isAlive(holder))
      throw new StartFailure(
        `the embedded database ${directory} is in use by process ${holder.pid}: stop that one, or set DATA_DIR or DATABASE_URL`,
      );
    takeAway(path, holder);
  }
  throw new StartFailure(`the embedded database ${directory} is being opened by another process: try again`);
}

function release(path: string, mine: Holder): void {
  if (readHolder(path)?.token === mine.token) rmSync(path, { force: true });
}
