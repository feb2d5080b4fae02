import { globSync } from "node:fs";
import { join } from "node:path";

/** The repository's root. */
export const ROOT = join(import.meta.dirname, "../..");
/** The services that answer REST. */
export const REST_SERVICES = ["admin", "customer", "order"] as const;

/** Files under a folder of the repository that match a pattern, relative to that folder, in a stable order. A folder that does not exist holds none. */
export const filesIn = (root: string, folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: join(root, folder) })
    .map((f) => f.replaceAll("\\", "/"))
    .sort();
