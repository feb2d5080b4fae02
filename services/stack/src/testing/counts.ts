import { readFileSync } from "node:fs";
import { z } from "zod";

/** How many tests of a run passed, failed, were skipped. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const sum = (all: readonly Counts[]): Counts =>
  all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }), {
    passed: 0,
    failed: 0,
    skipped: 0,
  });

/** The line that ends `npm test`. */
export const summary = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;

const VitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  errors: z.array(z.unknown()),
});

/** A file that could not be loaded holds no failed test, and a run can fail outside its tests: each counts as one failure. */
export function vitestCounts(report: unknown): Counts {
  const r = VitestReport.parse(report);
  const broken = r.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed"),
  ).length;
  const failed = r.numFailedTests + broken;
  return {
    passed: r.numPassedTests,
    failed: failed === 0 && !r.success ? 1 : failed,
    skipped: r.numPendingTests + r.numTodoTests,
  };
}

/** A test that passed only at a second try counts as failed. */
export function playwrightCounts(report: unknown): Counts {
  const { stats, errors } = PlaywrightReport.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

/** A run's counts from the report it left. A run that left none, or failed although its report says nothing of it, is one failure. */
export function readCounts(file: string, exitCode: number, read: (report: unknown) => Counts): Counts {
  let counts: Counts;
  try {
    counts = read(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
