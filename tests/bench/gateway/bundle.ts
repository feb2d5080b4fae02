import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const path = (url: URL): string => fileURLToPath(url);

/** Bundles an entry as the services are built: a quarter of the memory. The same depth as tests/house, from where files are named. */
export async function bundle(entry: string): Promise<{ readonly file: URL; remove(): void }> {
  const file = new URL(`../../dist/${entry}-${process.pid}.js`, import.meta.url);
  const made = await rolldown({
    input: path(new URL(`${entry}.ts`, import.meta.url)),
    platform: "node",
    logLevel: "silent",
  });
  await made.write({ file: path(file), format: "esm", codeSplitting: false });
  await made.close();
  return { file, remove: () => rmSync(file, { force: true }) };
}
