import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { REMEMBER } from "./begun.ts";

const DIGITS = 24;

/** Names a state of a service's migrations, and how tests remember it. */
export function migrationsHash(migrations: URL): string {
  const folder = fileURLToPath(migrations);
  const hash = createHash("sha256").update(REMEMBER);
  for (const file of readdirSync(folder)
    .filter((f) => f.endsWith(".sql"))
    .sort())
    hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest("hex").slice(0, DIGITS);
}
