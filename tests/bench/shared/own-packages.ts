import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Installs the packages of a folder as its own lock file says: none of them is the project's. False where that can't be done. */
export function installOwn(folder: URL, say: (lines: readonly string[]) => void): boolean {
  if (existsSync(new URL("node_modules/.package-lock.json", folder))) return true;
  const path = fileURLToPath(folder);
  say([`Installing ${path} (npm ci) ...`]);
  const { status, error } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--prefix", path], {
    cwd: folder,
    stdio: "ignore",
  });
  return !error && status === 0;
}
