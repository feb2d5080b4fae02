import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { PARTS } from "./plan.ts";
import { ROOT } from "./root.ts";

const STAMP = join(ROOT, "node_modules/.cache/linehaul/built");
/** Whatever a build reads. */
const SOURCES = [
  "package-lock.json",
  "turbo.json",
  "{schema,codegen,web}/*.{json,ts,html}",
  "services/*/*.{json,ts}",
  "{schema,codegen,web}/{src,public}/**/*",
  "services/*/{src,migrations}/**/*",
];
/** Whatever it leaves. */
const RESULTS = [...PARTS.map((part) => `services/${part}/dist/main.js`), "web/dist/index.html"];

/** Names, sizes and times of the sources; what is generated from them is left out. */
function fingerprint(): string {
  const hash = createHash("sha256");
  const ignored = (name: string) => name === "__generated__" || name === "node_modules";
  for (const file of globSync(SOURCES, { cwd: ROOT, exclude: ignored }).sort((a, b) => (a < b ? -1 : 1))) {
    const { size, mtimeMs } = statSync(join(ROOT, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/** Whether the last build was of these very sources, and its results are still there. */
export const isBuilt = (): boolean =>
  existsSync(STAMP) &&
  RESULTS.every((path) => existsSync(join(ROOT, path))) &&
  readFileSync(STAMP, "utf8") === fingerprint();

export function markBuilt(): void {
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, fingerprint());
}
