import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A generated file: its path from the root and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

export const source = (path: string, lines: readonly string[]): Source => ({
  path,
  text: ["// Made by codegen/src/generate.ts.", ...lines, ""].join("\n"),
});

/** Writes the file unless it already says so: an untouched file keeps builds cached. True when it was written. */
export function writeSource(root: string, { path, text }: Source): boolean {
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, "utf8") === text) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return true;
}

/** An identifier of its own for the n-th import. */
export const local = (n: number): string => `f${n}`;
