import { expect, test } from "vitest";
import { flakyLines, playwrightCounts, readCounts, sum, summary, vitestCounts } from "./counts.ts";

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((t) => ({ status: t })),
});
const vitest = { success: true, numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 };

test("the summary is what was counted, and skipped tests are never said to have passed", () => {
  expect(summary({ passed: 3, failed: 0, skipped: 0 })).toBe("3 passed, 0 failed");
  expect(summary(sum([vitestCounts({ ...vitest, testResults: [] }), { passed: 1, failed: 2, skipped: 0 }]))).toBe(
    "4 passed, 2 failed, 1 skipped",
  );
});

test("a file that can't be loaded is a failure", () => {
  const report = { ...vitest, success: false, testResults: [file("failed"), file("passed", "passed")] };
  expect(vitestCounts(report).failed).toBe(1);
});

test("an error outside every test is a failure", () => {
  expect(vitestCounts({ ...vitest, success: false, testResults: [file("passed", "passed")] }).failed).toBe(1);
  expect(playwrightCounts({ stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{}] }).failed).toBe(
    1,
  );
});

test("a test that passed only when it ran once more is named before the last line", () => {
  const spec = (title: string, status: string) => ({ title, file: "shell/live.spec.ts", tests: [{ status }] });
  const suites = [
    { specs: [spec("well", "expected")], suites: [{ specs: [spec("by luck", "flaky"), spec("not", "unexpected")] }] },
  ];
  const counts = playwrightCounts({ suites, stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] });
  const all = sum([counts, { passed: 1, failed: 0, skipped: 0 }]);
  expect(summary(all)).toBe("6 passed, 1 failed, 2 skipped");
  expect(flakyLines(all)).toEqual([expect.stringMatching(/^flaky.*: shell\/live.spec.ts › by luck$/)]);
  expect(flakyLines({ passed: 1, failed: 0, skipped: 0 })).toEqual([]);
});

test("a run that left no report is a failure", () => {
  expect(readCounts("/nonexistent/report.json", 0, vitestCounts)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
