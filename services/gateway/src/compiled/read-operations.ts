import { readFileSync } from "node:fs";
import { z } from "zod";

/** Persisted operations by their SHA-256. */
export type Operations = ReadonlyMap<string, string>;

const File = z.record(z.string(), z.string());

/** Reads schema/graph/operations.json, which relay-compiler writes; empty when it is not there yet. */
export function readOperations(file: URL): Operations {
  try {
    return new Map(Object.entries(File.parse(JSON.parse(readFileSync(file, "utf8")))));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return new Map();
    throw error;
  }
}
