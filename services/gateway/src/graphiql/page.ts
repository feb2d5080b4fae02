import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { policy } from "../http/security-headers.ts";
import { OPENING } from "./opening.ts";

const WELCOME = `# The graph of Linehaul. Every type and field is described: open the documentation on the left.
# Only what your role may see is answered; "extensions.denied" names what was left out.
query Welcome {
  viewer {
    displayName
    site
    role { roleName }
    buttons
  }
}
`;

export interface GraphiqlPage {
  /** Compressed: a quarter of what it is. */
  readonly gzipped: Buffer;
  /** Names the page's one script by its hash: nothing else runs, nothing is fetched from elsewhere. */
  readonly csp: string;
}

/** How the page that Yoga makes begins, at its script's end. */
const START = "YogaGraphiQL.renderYogaGraphiQL(\n";

/** The page, begun by a script of ours. */
function withOpening(html: string): string {
  const at = html.lastIndexOf(START);
  if (at < 0) throw new Error("GraphiQL's page begins otherwise than it did");
  return `${html.slice(0, at)}${OPENING}        start(\n${html.slice(at + START.length)}`;
}

const compressed = promisify<string, Buffer>(gzip);

/** GraphiQL in one page of some 9 MB, without a request to anywhere else. Made once, when it is first asked for. */
export async function makeGraphiqlPage(): Promise<GraphiqlPage> {
  const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
  const html = withOpening(
    renderGraphiQL({
      title: "Linehaul GraphiQL",
      endpoint: "/graphql",
      defaultQuery: WELCOME,
      credentials: "same-origin",
      additionalHeaders: { "x-requested-with": "linehaul" },
      inputValueDeprecation: true,
      schemaDescription: true,
    }),
  );
  const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code]) =>
      `'sha256-${createHash("sha256")
        .update(code ?? "")
        .digest("base64")}'`,
  );
  const csp = policy({
    "default-src": "'none'",
    "script-src": `${hashes.join(" ")} blob:`,
    "style-src": "'unsafe-inline'",
    "img-src": "'self' data:",
    "font-src": "'self' data:",
    "connect-src": "'self'",
    "worker-src": "blob:",
  });
  return { gzipped: await compressed(html), csp };
}
