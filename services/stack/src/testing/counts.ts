import { readFileSync } from "node:fs";
import { z } from "zod";

/** How many tests of a run passed, failed, were skipped. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Tests that failed and passed when they ran once more. They count as passed, and are to be mended. */
  readonly flaky?: readonly string[];
}

export function sum(all: readonly Counts[]): Counts {
  const of = (key: "passed" | "failed" | "skipped") => all.reduce((n, counts) => n + counts[key], 0);
  const flaky = all.flatMap((counts) => counts.flaky ?? []);
  return { passed: of("passed"), failed: of("failed"), skipped: of("skipped"), ...(flaky.length > 0 && { flaky }) };
}

/** The line that ends `npm test`. */
export const summary = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;

/** Names what is flaky, before the line that ends `npm test`. */
export const flakyLines = ({ flaky = [] }: Counts): readonly string[] =>
  flaky.map((test) => `flaky, passed only when it ran once more, to be mended: ${test}`);

const VitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});
const PlaywrightSuite = z.object({
  specs: z
    .array(z.object({ title: z.string(), file: z.string(), tests: z.array(z.object({ status: z.string() })) }))
    .default([]),
  get suites() {
    return z.array(PlaywrightSuite).optional();
  },
});
const PlaywrightReport = z.object({
  suites: z.array(PlaywrightSuite).default([]),
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

const flakyIn = ({ specs, suites = [] }: z.infer<typeof PlaywrightSuite>): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap(flakyIn),
];

/** A test that passed only at a second try, which CI alone allows, has passed; it is named. */
export function playwrightCounts(report: unknown): Counts {
  const { suites, stats, errors } = PlaywrightReport.parse(report);
  const flaky = suites.flatMap(flakyIn);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    ...(flaky.length > 0 && { flaky }),
  };
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
