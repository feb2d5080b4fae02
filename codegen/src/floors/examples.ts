import { readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { filesIn } from "../places.ts";
import { exampleFiles } from "../registry/examples.ts";
import type { Problem } from "./problem.ts";

const OPERATION = /^\s*(?:query|mutation|subscription) (\w+)/gm;
const EXAMPLE = /^export const (\w+)/gm;

/** Names that a pattern finds in files of the console, each with the folder that it stands in: `pages/home/orderStatesQuery`. */
const namesIn = (root: string, files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) =>
    Array.from(readFileSync(join(root, "web/src", file), "utf8").matchAll(pattern), ([, name = ""]) =>
      join(dirname(file), name),
    ),
  );

/** Every operation has its examples in the folder where it stands: the proofs of permissions and of calls ask it with them. */
export function exampleProblems(root: string): Problem[] {
  const sources = filesIn(root, "web/src", "**/*.{ts,tsx}").filter((f) => !/__generated__|\.test\.tsx?$/.test(f));
  const withTags = sources.filter((f) => readFileSync(join(root, "web/src", f), "utf8").includes("graphql`"));
  const operations = namesIn(root, withTags, OPERATION);
  const examples = namesIn(root, exampleFiles(root), EXAMPLE);
  const problem = (of: string, text: string): Problem => ({
    file: `web/src/${dirname(of)}/examples.ts`,
    problem: text.replace("$", of.slice(of.lastIndexOf("/") + 1)),
  });
  return [
    ...operations
      .filter((o) => !examples.includes(o))
      .map((o) => problem(o, 'export "$": it has no example variables')),
    ...examples.filter((e) => !operations.includes(e)).map((e) => problem(e, 'no operation beside it is named "$"')),
  ];
}
