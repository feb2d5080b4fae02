import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { lookup } from "mrmime";
import { encodingsOf } from "../http/encodings.ts";

const ENCODINGS = { br: ".br", gzip: ".gz" } as const;
type Encoding = keyof typeof ENCODINGS;

/** Built for whoever reads an error's stack, and for the gateway; they tell of the console's source, so nobody is sent one. */
const UNSERVED = /\.map(\.br|\.gz)?$|^\.vite\//;

/** A file of the build with its compressed forms. */
export interface Asset {
  readonly type: string;
  readonly etag: string;
  readonly body: Buffer;
  readonly encoded: ReadonlyMap<Encoding, Buffer>;
}

/**
 * The build as it was when the gateway started, by address. It is kept in memory: a build that is written over it
 * neither mixes two versions in one page nor takes a file away under a request.
 */
export function readAssets(dist: URL): ReadonlyMap<string, Asset> {
  const root = fileURLToPath(dist);
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((name) => !UNSERVED.test(name));
  const known = new Set(names);
  const isCompressed = (name: string) =>
    Object.values(ENCODINGS).some((end) => name.endsWith(end) && known.has(name.slice(0, -end.length)));
  return new Map(names.filter((name) => !isCompressed(name)).map((name) => [`/${name}`, readAsset(root, name, known)]));
}

function readAsset(root: string, name: string, known: ReadonlySet<string>): Asset {
  const body = readFileSync(join(root, name));
  const encoded = new Map<Encoding, Buffer>();
  for (const encoding of ["br", "gzip"] as const) {
    const file = name + ENCODINGS[encoding];
    if (known.has(file)) encoded.set(encoding, readFileSync(join(root, file)));
  }
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  return { type: lookup(name) ?? "application/octet-stream", etag, body, encoded };
}

/** The form that the browser takes: the smallest of those it names. */
export function chooseForm(
  asset: Asset,
  accepted: string | undefined,
): { readonly body: Buffer; readonly encoding?: Encoding } {
  const takes = encodingsOf(accepted);
  for (const [encoding, body] of asset.encoded) if (takes.has(encoding)) return { body, encoding };
  return { body: asset.body };
}
