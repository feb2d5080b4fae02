import { spawn } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { isFree } from "./ports.ts";
import { ROOT } from "./root.ts";
import { planOf, WELL } from "./testing/part.ts";

const START_MS = 60_000;
const STACK = pathToFileURL(join(import.meta.dirname, "stack.ts")).href;

/** Starts a stack of one part, and says who is who. */
const START = `
import { writeFileSync } from "node:fs";
import { startStack } from ${JSON.stringify(STACK)};
const plan = JSON.parse(process.env.PLAN);
const stack = await startStack(plan);
process.on("SIGTERM", () => void stack.stop().then(() => process.exit(0)));
writeFileSync("pids.json", JSON.stringify({ start: process.pid, bootstrap: process.ppid }));
`;

/** A repository with the bootstrap of this one and nothing to install, in which `npm start` starts that stack. */
function smallRepository(folder: string): void {
  for (const path of ["services/stack/src", "node_modules"]) mkdirSync(join(folder, path), { recursive: true });
  for (const path of ["bootstrap.mjs", "src/leash.mjs", "src/starters.mjs"])
    copyFileSync(join(ROOT, "services/stack", path), join(folder, "services/stack", path));
  // `exit` keeps the shell between npm and the bootstrap; many shells would become the bootstrap.
  const start = "echo $$ > shell.pid; node services/stack/bootstrap.mjs start; exit $?";
  for (const [path, text] of [
    ["package.json", JSON.stringify({ type: "module", scripts: { start } })],
    ["package-lock.json", '{ "packages": {} }'],
    ["node_modules/.package-lock.json", '{ "packages": {} }'],
    ["services/stack/src/start.ts", START],
  ] as const)
    writeFileSync(join(folder, path), text);
}

test.each(["npm", "the shell", "the bootstrap", "what starts them"] as const)(
  "FLT-19 what npm start started ends with whoever started it: %s is killed",
  async (who) => {
    const plan = await planOf(WELL);
    const { dataDir: folder, part, env } = plan;
    smallRepository(folder);
    const npm = spawn("npm", ["start"], {
      cwd: folder,
      stdio: "ignore",
      env: { ...process.env, ...env, PLAN: JSON.stringify(plan) },
    });
    const read = (file: string): string => readFileSync(join(folder, file), "utf8");
    await expect.poll(() => read("pids.json"), { timeout: START_MS }).toContain("bootstrap");
    const { start, bootstrap }: Record<string, number> = JSON.parse(read("pids.json"));
    const victims = {
      npm: npm.pid,
      "the shell": Number(read("shell.pid")),
      "the bootstrap": bootstrap,
      "what starts them": start,
    };
    const pid = victims[who] ?? 0;
    expect(pid).toBeGreaterThan(1);
    expect(await isFree(part.port)).toBe(false);
    onTestFinished(async () => {
      if (!(await isFree(part.port))) process.kill(start ?? 0, "SIGKILL");
    });
    process.kill(pid, "SIGKILL");
    await expect.poll(() => isFree(part.port), { timeout: 8_000 }).toBe(true);
  },
  START_MS,
);
