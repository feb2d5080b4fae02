import { expect, test } from "vitest";
import { ROOT } from "../places.ts";
import { tree } from "../testing/tree.ts";
import { securityProblems } from "./security.ts";

const promising = (...rows: string[]) =>
  `# Security\n\n## What is promised\n\n| promise | test |\n|---|---|\n${rows.join("\n")}\n\n## What is not\n\n| a | b |\n`;
const problemsOf = (text: string) =>
  securityProblems(
    tree({ "services/security.md": text, "tests/a.test.ts": 'test.each(ways)("SEC-99 %s is refused", () => {})' }),
  ).map(({ problem }) => problem);

test("a promise whose test is there is no problem", () => {
  expect(problemsOf(promising("| Nothing leaks | `tests/a.test.ts`: *SEC-99 %s is refused* |"))).toEqual([]);
  expect(securityProblems(ROOT)).toEqual([]);
});

test("a promise without a test, a test that has another title and one that is gone are problems", () => {
  const rows = [
    "| Nothing leaks | we hope |",
    "| Nothing is lost | `tests/a.test.ts`: *SEC-99 all is well* |",
    "| Nothing is kept | `tests/b.test.ts`: *SEC-98* |",
  ];
  expect(problemsOf(promising(...rows))).toEqual([
    "promises without a test: Nothing leaks",
    'tests/a.test.ts has no test "SEC-99 all is well"',
    "names the test file tests/b.test.ts, which is not there",
  ]);
});

test("a page that is missing, or promises nothing, is a problem", () => {
  expect(securityProblems(tree({ "README.md": "" }))).toEqual([
    { file: "services/security.md", problem: "is missing" },
  ]);
  expect(problemsOf("# Security\n")).toEqual(['promises nothing under "## What is promised"']);
});
