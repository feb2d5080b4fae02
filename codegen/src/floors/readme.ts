import { statSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "./problem.ts";

const MOST_BYTES = 12_000;

/** The README is read from beginning to end; what grows with every feature has a place of its own, which it links to. */
export function readmeProblems(root: string): Problem[] {
  const { size } = statSync(join(root, "README.md"));
  if (size <= MOST_BYTES) return [];
  const [is, most] = [size, MOST_BYTES].map((bytes) => bytes.toLocaleString("en"));
  const problem = `has ${is} bytes and may have ${most}: decisions belong in schema/decisions.md, figures in tests/bench/README.md`;
  return [{ file: "README.md", problem }];
}
