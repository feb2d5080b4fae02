import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const path = (url: URL): string => fileURLToPath(url);

/** Bundles an entry as the services are built: a quarter of the memory. The same depth as tests/house, from where files are named. */
export async function bundle(entry: string): Promise<{ readonly file: URL; remove(): void }> {
  const dir = new URL("../../dist/", import.meta.url);
  const name = `${entry}-${process.pid}`;
  const made = await rolldown({
    input: path(new URL(`${entry}.ts`, import.meta.url)),
    platform: "node",
    logLevel: "silent",
  });
  const { output } = await made.write({
    dir: path(dir),
    entryFileNames: `${name}.js`,
    chunkFileNames: `${name}-[name].js`,
    format: "esm",
  });
  await made.close();
  return {
    file: new URL(`${name}.js`, dir),
    remove: () => output.forEach(({ fileName }) => rmSync(new URL(fileName, dir), { force: true })),
  };
}
