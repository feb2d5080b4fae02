import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockDirectory } from "./directory-lock.ts";
import { StartFailure } from "./start-failure.ts";

let root = "";
let directory = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "lock-"));
  directory = join(root, "data");
});
afterEach(() => rmSync(root, { recursive: true }));

test("a directory is one process's until it is given back", () => {
  const release = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(StartFailure);
  expect(() => lockDirectory(directory)).toThrow(`in use by process ${process.pid}`);
  release();
  expect(existsSync(`${directory}.lock`)).toBe(false);
  lockDirectory(directory)();
});

test("a live process of the same number is told from the dead one", () => {
  writeFileSync(`${directory}.lock`, JSON.stringify({ pid: process.pid, born: "another boot:1", token: "t" }));
  expect(lockDirectory(directory)).not.toThrow();
});

test("half a lock file is taken over", () => {
  writeFileSync(`${directory}.lock`, '{"pid":');
  expect(lockDirectory(directory)).not.toThrow();
});

test("what another process holds is refused, and taken over once that one was killed", async () => {
  const module = new URL("./directory-lock.ts", import.meta.url).href;
  const holder = spawn(process.execPath, [
    "--input-type=module",
    "-e",
    `import { lockDirectory } from ${JSON.stringify(module)};
     lockDirectory(${JSON.stringify(directory)});
     process.stdout.write("held");
     setInterval(() => undefined, 1000);`,
  ]);
  await once(holder.stdout, "data");
  expect(() => lockDirectory(directory)).toThrow(`in use by process ${holder.pid}`);
  holder.kill("SIGKILL");
  await once(holder, "exit");
  lockDirectory(directory)();
});
