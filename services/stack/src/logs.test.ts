import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openLogs } from "./logs.ts";
import { startStack } from "./stack.ts";
import { planOf, WELL } from "./testing/part.ts";

/** Of a process that is no more. */
const deadPid = (): number => spawnSync(process.execPath, ["--version"]).pid;

test("FLT-19 the last five runs' logs are kept, and those of one that still goes on", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "linehaul-logs-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const run = (hour: number, pid: number) => `2026-11-20T0${hour}-00-00-000Z-${pid}`;
  const dead = deadPid();
  const goesOn = run(0, process.pid);
  const over = [1, 2, 3, 4, 5, 6].map((hour) => run(hour, dead));
  for (const name of [goesOn, ...over, "beside"]) mkdirSync(join(dataDir, "logs", name), { recursive: true });
  const own = basename(openLogs(dataDir));
  expect(readdirSync(join(dataDir, "logs")).sort()).toEqual([goesOn, ...over.slice(2), own, "beside"]);
});

test("FLT-19 a start empties no log: neither that of the run before nor that of a process that ended in this one", async () => {
  const plan = await planOf(`console.log("started");\n${WELL}`);
  const first = await startStack(plan);
  await first.halt("order", "stop");
  await first.resume("order");
  await first.stop();
  const second = await startStack(plan);
  await second.stop();
  const starts = (logs: string) => readFileSync(join(logs, "order.log"), "utf8").split("started").length - 1;
  expect([starts(first.logs), starts(second.logs)]).toEqual([2, 1]);
});
