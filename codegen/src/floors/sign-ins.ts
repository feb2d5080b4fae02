import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../places.ts";
import type { Problem } from "./problem.ts";

/** `signIn(page, "auditor", "ID")`; the site of those who name none is MY. */
const SIGN_IN = /\b(?:signIn|exchangeOf)\(\s*\w+,\s*(?:"([^"]+)"|(\w+))(?:,\s*"([A-Z]{2})")?/g;

/** Who signs in, and where, in a spec; a name that stands in a constant is looked up. */
function signInsOf(code: string): string[] {
  const constant = (name = ""): string | undefined => new RegExp(`const ${name} = "([^"]+)"`).exec(code)?.[1];
  return Array.from(code.matchAll(SIGN_IN), ([, literal, name, site = "MY"]) => {
    const user = literal ?? constant(name);
    return user === undefined ? [] : [`${user} at ${site}`];
  }).flat();
}

/**
 * A user has one session a site (AUTH-07): of two browser tests that run at once, the second to sign in would end the first one's. Those of
 * `faults` run one by one, after all others.
 */
export function signInProblems(root: string): Problem[] {
  const seen = new Map<string, string>();
  const problems: Problem[] = [];
  for (const name of filesIn(root, "tests/e2e", "**/*.spec.ts").filter((file) => !file.startsWith("faults/"))) {
    const file = `tests/e2e/${name}`;
    for (const who of signInsOf(readFileSync(join(root, file), "utf8"))) {
      const other = seen.get(who);
      if (other !== undefined)
        problems.push({
          file,
          problem: `signs in as ${who}, as ${other} does: each test has a user or a site of its own`,
        });
      seen.set(who, file);
    }
  }
  return problems;
}
