import { dirname } from "node:path/posix";
import { filesIn } from "../places.ts";
import type { Problem } from "./problem.ts";

/** Snapshots of a service's tables that a newer one stands beside: drizzle-kit compares with the last one alone. */
export function olderSnapshots(root: string): string[] {
  const files = filesIn(root, "services", "*/migrations/meta/*_snapshot.json").map((file) => `services/${file}`);
  return files.filter((file, n) => dirname(files[n + 1] ?? "") === dirname(file));
}

/** Of each service's migrations the last snapshot is kept; the SQL is all that a database is migrated by. */
export const snapshotProblems = (root: string): Problem[] =>
  olderSnapshots(root).map((file) => ({ file, problem: "delete it: of migrations the last snapshot alone is kept" }));
