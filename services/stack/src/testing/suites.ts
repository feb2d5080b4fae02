import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../command.ts";
import { ROOT } from "../root.ts";
import { playwrightCounts, readCounts, vitestCounts, type Counts } from "./counts.ts";

type Env = Readonly<Record<string, string | undefined>>;

/** What Node compiled once: thousands of processes and threads of a run start from the same sources. */
const COMPILED = join(ROOT, "node_modules/.cache/linehaul/compiled");

/** Runs a suite that leaves a report, and counts. */
async function counted(
  suite: (report: string) => Promise<{ code: number }>,
  read: (report: unknown) => Counts,
): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), "linehaul-report-"));
  const report = join(folder, "report.json");
  try {
    const { code } = await suite(report);
    return readCounts(report, code, read);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Every core, for nothing else runs meanwhile; and patience, for a test may wait for its turn. */
const WHOLE = ["--maxWorkers=100%", "--testTimeout=30000", "--hookTimeout=120000"];

/** Every workspace's tests, in one run. */
export const runVitest = (env: Env): Promise<Counts> =>
  counted(
    (report) =>
      run("vitest", ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`, ...WHOLE], {
        env: { ...env, NODE_ENV: undefined, NODE_COMPILE_CACHE: COMPILED },
        show: true,
      }),
    vitestCounts,
  );

/** The tests in a browser, against a stack of their own; all of them, or those of the named specs. */
export const runPlaywright = (env: Env, specs: readonly string[] = []): Promise<Counts> =>
  counted(
    (report) =>
      run("playwright", ["test", "--reporter=list,json", ...specs], {
        cwd: join(ROOT, "tests"),
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, NODE_COMPILE_CACHE: COMPILED },
        show: true,
      }),
    playwrightCounts,
  );
