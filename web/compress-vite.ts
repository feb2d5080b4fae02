import { brotliCompress, constants, gzip } from "node:zlib";
import { promisify } from "node:util";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const TEXT = /\.(?:js|css|svg|json)$/;
/** Smaller files gain nothing. */
const LEAST = 1024;
/** The best one, 11, saves 2 % more of the bytes and takes two and a half times as long. */
const BROTLI_QUALITY = 10;
const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Writes `.gz` and `.br` beside each asset, so that the gateway compresses nothing while it serves. */
export function compress(): Plugin {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir, config.build.assetsDir);
    },
    async writeBundle() {
      const files = (await readdir(folder)).filter((f) => TEXT.test(f));
      await Promise.all(files.map((f) => compressOne(join(folder, f))));
    },
  };
}

async function compressOne(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < LEAST) return;
  const how = {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  await Promise.all([
    toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }).then((out) => writeFile(`${file}.gz`, out)),
    toBrotli(bytes, how).then((out) => writeFile(`${file}.br`, out)),
  ]);
}
