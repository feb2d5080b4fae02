import { createHash, timingSafeEqual } from "node:crypto";
import type { AppCredentials } from "../config/config.ts";
import { header, type Ask } from "../http/ask.ts";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
const same = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

/**
 * AUTH-02: the console's own origin sends no key and gets the site's added here, so that the secret never reaches a browser;
 * whoever sends a key must send the right one with its secret, and whoever is not that origin must send one.
 */
export function isKnownApp(ask: Ask, app: AppCredentials, sent: { appKey?: string; appSecret?: string }): boolean {
  if (sent.appKey === undefined && sent.appSecret === undefined) return header(ask.req, "origin") === ask.origin;
  const keyFits = same(sent.appKey ?? "", app.key);
  return same(sent.appSecret ?? "", app.secret) && keyFits;
}
