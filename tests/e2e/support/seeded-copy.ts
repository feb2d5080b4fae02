import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@linehaul/stack/root";

/** Whatever the demo data is made from. */
const SOURCES = ["schema/src/**/*.ts", "services/{kit,admin,customer,order}/src/**/*.ts", "services/*/migrations/**/*"];

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const file of globSync(SOURCES, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort((a, b) => (a < b ? -1 : 1)))
    hash.update(file).update(readFileSync(file));
  return hash.digest("hex").slice(0, 24);
}

/** A folder of embedded databases with demo data, made once per state of the sources: to be copied, never opened. */
export async function seededCopy(orders: number, make: (folder: string) => Promise<void>): Promise<string> {
  const cache = join(ROOT, "node_modules/.cache/linehaul");
  const folder = join(cache, `demo-${orders}-${fingerprint()}`);
  if (existsSync(folder)) return folder;
  const making = `${folder}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  try {
    await make(making);
    renameSync(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return folder;
}
