import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { GatewayConfig } from "../config/config.ts";
import { answer } from "../http/answer.ts";
import { header, type Ask } from "../http/ask.ts";
import { policy } from "../http/security-headers.ts";
import { sessionToken } from "../http/session-cookie.ts";
import { chooseForm, readAssets, type Asset } from "./assets.ts";
import { pageConfig, scriptJson } from "./page-config.ts";
import { NOTHING, readPreloads } from "./preloads.ts";
import { wishOf } from "./wish.ts";

const BUILD_DIGITS = 12;
const PLACE = "<!--config-->";
const END_OF_HEAD = "</head>";
const HTML = "text/html; charset=utf-8";

export interface Console {
  /** Which console this is: the same for the same files. Empty where none is built. */
  readonly build: string;
  /** A static file, or the console's page for any address of its own. */
  serve(ask: Ask): void;
}

/** Serves web/dist. What vite names by its content never changes; the page itself is always asked again. */
export function createConsole(dist: URL, config: GatewayConfig, version: string): Console {
  const page = new URL("index.html", dist);
  if (!existsSync(page))
    return { build: "", serve: (ask) => answer(ask, 503, "text/plain; charset=utf-8", "The console is not built.") };
  const html = readFileSync(page, "utf8");
  const [before = "", after = ""] = html.split(PLACE);
  const [head = "", rest = ""] = after.split(END_OF_HEAD);
  const preloads = readPreloads(dist);
  // The page names its files by their content.
  const build = createHash("sha256").update(html).digest("hex").slice(0, BUILD_DIGITS);
  const assets = readAssets(dist);
  const analytics = config.ANALYTICS_URL === undefined ? "" : ` ${new URL(config.ANALYTICS_URL).origin}`;
  const csp = policy({
    "default-src": "'self'",
    "script-src": `'self'${analytics}`,
    // Chakra writes its styles into the page.
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self' data:",
    "connect-src": `'self'${analytics}`,
    "worker-src": "'self' blob:",
  });

  const servePage = (ask: Ask): void => {
    const wish = wishOf(ask);
    const { links, entry } = wish === null ? NOTHING : preloads(wish.code);
    const hasSession = sessionToken(ask.req, ask.origin) !== undefined;
    const json = scriptJson(pageConfig(config, ask.site, { version, build }, { hasSession, entry }));
    const body = `${before}<script type="application/json" id="config">${json}</script>${head}${links}${END_OF_HEAD}${rest}`;
    answer(ask, 200, HTML, body, { "content-security-policy": csp, "cache-control": "no-cache" });
  };
  const missing = (ask: Ask): void => {
    const isPage = (ask.path.split("/").at(-1) ?? "").includes(".") === false;
    if (isPage) servePage(ask);
    else answer(ask, 404, "text/plain; charset=utf-8", "Not found.");
  };
  return {
    build,
    serve(ask) {
      const asset = ask.path === "/index.html" ? undefined : assets.get(ask.path);
      if (asset) serveAsset(ask, asset);
      else if (ask.path === "/index.html") servePage(ask);
      else missing(ask);
    },
  };
}

function serveAsset(ask: Ask, asset: Asset): void {
  const isNamedByContent = ask.path.startsWith("/assets/");
  const headers = {
    "cache-control": isNamedByContent ? "public, max-age=31536000, immutable" : "no-cache",
    etag: asset.etag,
    vary: "accept-encoding",
  };
  if (header(ask.req, "if-none-match") === asset.etag) return answer(ask, 304, asset.type, "", headers);
  const { body, encoding } = chooseForm(asset, header(ask.req, "accept-encoding"));
  answer(ask, 200, asset.type, body, encoding ? { ...headers, "content-encoding": encoding } : headers);
}
