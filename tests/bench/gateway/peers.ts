import { installOwn } from "../shared/own-packages.ts";
import type { Entry } from "./contenders.ts";
import type { Measured } from "./operations.ts";

const FOLDER = new URL("../peers/", import.meta.url);

interface Peer {
  readonly file: string;
  readonly body: (operation: Measured) => string;
  readonly hasOwnServices: boolean;
}
const PEERS: Readonly<Record<string, Peer>> = {
  mercurius: {
    file: "serve.mjs",
    body: ({ id, variables }) => JSON.stringify({ query: id, persisted: true, variables }),
    hasOwnServices: false,
  },
  hive: {
    file: "serve.mjs",
    body: ({ text, variables }) => JSON.stringify({ query: text, variables }),
    // Subgraphs, which answer from memory as the stubs do.
    hasOwnServices: true,
  },
};

/** Other gateways over the same stubs; one that can't be installed is left out, and said so. */
export function peerEntries(names: readonly string[], say: (lines: readonly string[]) => void): readonly Entry[] {
  return names.flatMap((name) => {
    const peer = PEERS[name];
    if (peer === undefined) throw new Error(`${name} is none of ${Object.keys(PEERS).join(", ")}`);
    const folder = new URL(`${name}/`, FOLDER);
    if (installOwn(folder, say)) return [{ ...peer, name, file: new URL(peer.file, folder) }];
    say([`${name} could not be installed: it is left out.`]);
    return [];
  });
}
