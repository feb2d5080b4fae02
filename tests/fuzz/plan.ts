import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@linehaul/codegen/places";
import type { Plan } from "./loop.ts";

/** A change of what is printed asks other things; what stays as it is, is asked the same. Longer and with any seed: `npm run fuzz`. */
export function planFor(files: readonly string[], seconds: number): Plan {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(join(ROOT, "schema", file)));
  return { seconds, seed: hash.digest().readUInt32BE() };
}
