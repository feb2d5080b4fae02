import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "./problem.ts";

const FILE = "services/security.md";
/** A test as the page names it: its file and, slanted, its title as it is written there. */
const TEST = /`([\w./-]+\.(?:test|spec)\.ts)`: \*([^*]+)\*/g;
const PROMISED = "## What is promised";

/** The rows of the tables under a heading, without their heads. */
function rowsUnder(heading: string, text: string): string[] {
  const [, part = ""] = text.split(`\n${heading}\n`);
  const [own = ""] = part.split("\n## ");
  return own.split("\n").filter((line) => line.startsWith("| ") && !/^\| (?:promise|-)/.test(line));
}

function problemOf(root: string, file: string, title: string): string[] {
  if (!existsSync(join(root, file))) return [`names the test file ${file}, which is not there`];
  return readFileSync(join(root, file), "utf8").includes(title) ? [] : [`${file} has no test "${title}"`];
}

/** What is promised is proved: each promise names a test, and every test that is named is there. */
export function securityProblems(root: string): Problem[] {
  if (!existsSync(join(root, FILE))) return [{ file: FILE, problem: "is missing" }];
  const text = readFileSync(join(root, FILE), "utf8");
  const unproved = rowsUnder(PROMISED, text)
    .filter((row) => row.match(TEST) === null)
    .map((row) => `promises without a test: ${row.split("|")[1]?.trim()}`);
  const promises = rowsUnder(PROMISED, text).length === 0 ? [`promises nothing under "${PROMISED}"`] : [];
  const gone = Array.from(text.matchAll(TEST), ([, file = "", title = ""]) => problemOf(root, file, title)).flat();
  return [...promises, ...unproved, ...gone].map((problem) => ({ file: FILE, problem }));
}
