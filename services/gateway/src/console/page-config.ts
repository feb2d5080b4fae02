import { SITE_CODES, type SiteCode } from "@linehaul/schema/sites";
import { casLogout, originOf, type GatewayConfig } from "../config/config.ts";
import type { Ahead } from "./preloads.ts";

/**
 * What the console reads at start (SHELL-20). No secret: every visitor sees it. `hasSession`: a session's cookie came with the
 * request; without one the console goes to the sign-on at once (AUTH-01) instead of asking first. `entry`: what the console would look up of the page that the address names.
 */
export const pageConfig = (
  config: GatewayConfig,
  site: SiteCode,
  of: { readonly version: string; readonly build: string },
  ask: { readonly hasSession: boolean; readonly entry: Ahead["entry"] },
) => ({
  site,
  sites: Object.fromEntries(SITE_CODES.map((code) => [code, originOf(config, code)])),
  casLogoutUrl: casLogout(config),
  permissionPlatformUrl: config.PERMISSION_PLATFORM_URL ?? "",
  isI18N: config.IS_I18N,
  globalMarker: config.GLOBAL_MARKER,
  environment: config.ENVIRONMENT,
  analyticsUrl: config.ANALYTICS_URL ?? null,
  version: of.version,
  /** Compared with `x-console-build` of later answers: another one means that the console was deployed anew. */
  build: of.build,
  ...ask,
});

/** JSON that can't end the script element that it stands in. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
