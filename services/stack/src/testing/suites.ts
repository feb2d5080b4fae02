import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../command.ts";
import { ROOT } from "../root.ts";
import { playwrightCounts, readCounts, vitestCounts, type Counts } from "./counts.ts";

type Env = Readonly<Record<string, string | undefined>>;

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

/** On two cores that several suites share, a test may wait for its turn. */
const PATIENCE = ["--testTimeout=30000", "--hookTimeout=120000"];

/** Every workspace's tests, in one run. */
export const runVitest = (env: Env): Promise<Counts> =>
  counted(
    (report) =>
      run("vitest", ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`, ...PATIENCE], {
        env: { ...env, NODE_ENV: undefined },
        show: true,
      }),
    vitestCounts,
  );

/** The tests in a browser, against a stack of their own. */
export const runPlaywright = (env: Env): Promise<Counts> =>
  counted(
    (report) =>
      run("playwright", ["test", "--reporter=list,json"], {
        cwd: join(ROOT, "tests"),
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
        show: true,
      }),
    playwrightCounts,
  );
