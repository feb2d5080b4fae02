import { DEFAULT_SITE, type SiteCode } from "@linehaul/schema/sites";

/** What the gateway writes into the page at run time (SHELL-20). */
export interface Config {
  /** The site of this host, derived by the server (SHELL-19). */
  readonly site: SiteCode;
  /** Origin of each site's host. */
  readonly sites: Readonly<Record<SiteCode, string>>;
  readonly casLogoutUrl: string;
  readonly permissionPlatformUrl: string;
  readonly isI18N: boolean;
  /** Hosts that contain it hide what SHELL-17 names. */
  readonly globalMarker: string;
  readonly environment: "SIT" | "PRD";
  readonly analyticsUrl: string | null;
  readonly version: string;
  /** Which build of the console this is; empty in development. */
  readonly build: string;
  /** The page was asked for with a session's cookie; whether that session still lives, the first query tells. */
  readonly hasSession: boolean;
  /** The page that the address names, and the file of its entry; null where it names none. */
  readonly entry: { readonly code: string; readonly file: string } | null;
}

/** What stands where the gateway wrote nothing: the development server. */
export const DEVELOPMENT: Config = {
  site: DEFAULT_SITE,
  sites: {
    MY: "http://my.localhost:4300",
    ID: "http://id.localhost:4300",
    VN: "http://vn.localhost:4300",
  },
  casLogoutUrl: "http://sso.localhost:4304/cas/logout",
  permissionPlatformUrl: "",
  isI18N: true,
  globalMarker: "global",
  environment: "SIT",
  analyticsUrl: null,
  version: "dev",
  build: "",
  hasSession: true,
  entry: null,
};

function read(): Config {
  const text = document.getElementById("config")?.textContent;
  // The gateway is the console's own origin and writes the whole of it; what it leaves out keeps the default.
  const given: Partial<Config> = text ? JSON.parse(text) : {};
  return { ...DEVELOPMENT, ...given };
}

/** The run-time configuration, read once. */
export const config: Config = read();
