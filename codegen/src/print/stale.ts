import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../places.ts";

/** What is printed and committed, with its text. */
export type Printed = ReadonlyMap<string, string>;

export const printedFiles = (root: string): Printed =>
  new Map(
    filesIn(root, "schema", "{rest,graph}/*.{json,graphql}").map((file) => {
      const path = join("schema", file);
      return [path, readFileSync(join(root, path), "utf8")];
    }),
  );

/** The files that printing has changed, made or left behind. */
export const staleFiles = (root: string, before: Printed, after: Printed): string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path) || !existsSync(join(root, path)))
    .sort();
