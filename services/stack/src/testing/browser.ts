import { existsSync, readFileSync } from "node:fs";
import { StartFailure } from "@linehaul/kit/start-failure";
import { run } from "../command.ts";

/** The headless shell comes first: it draws no window that nobody sees, and a run takes three quarters of the time. */
const SYSTEM = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Ubuntu's `chromium-browser` without snap, and a browser that lacks a library, are there and do not run. */
async function runs(path: string): Promise<boolean> {
  return existsSync(path) && (await run(path, ["--no-sandbox", "--version"])).code === 0;
}
async function firstThatRuns(paths: readonly string[]): Promise<string | null> {
  for (const path of paths) if (await runs(path)) return path;
  return null;
}

/** The browser inside an npm package, unpacked into the temporary folder. */
async function packaged(): Promise<string | null> {
  try {
    const { default: chromium } = await import("@sparticuz/chromium");
    const path = await chromium.executablePath();
    return (await runs(path)) ? path : null;
  } catch {
    return null;
  }
}

const isDebianLike = (): boolean =>
  existsSync("/usr/bin/apt-get") && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync("/etc/os-release", "utf8"));
const apt = async (...args: string[]): Promise<boolean> =>
  (await run("apt-get", args, { env: { DEBIAN_FRONTEND: "noninteractive" }, show: true })).code === 0;

/** In a container, as root: Debian's browser, or on Ubuntu, which has it as a snap alone, what the packaged one lacks. */
async function installed(): Promise<string | null> {
  if (process.getuid?.() !== 0 || !isDebianLike()) return null;
  process.stdout.write("Installing a browser with apt-get ...\n");
  await apt("update");
  if (await apt("install", "-y", "--no-install-recommends", "chromium-headless-shell")) {
    const system = await firstThatRuns(SYSTEM);
    if (system !== null) return system;
  }
  return (await apt("install", "-y", "--no-install-recommends", "libnss3")) ? packaged() : null;
}

/** A Chromium for the end-to-end tests: CHROMIUM's, the system's, the packaged one, else one that apt brings. Throws a StartFailure when there is none. */
export async function findBrowser(): Promise<string> {
  const chosen = process.env["CHROMIUM"];
  const found =
    (await firstThatRuns([...(chosen ? [chosen] : []), ...SYSTEM])) ?? (await packaged()) ?? (await installed());
  if (found === null)
    throw new StartFailure(
      "no browser for the end-to-end tests: install Chromium (Debian: apt-get install chromium), or name one with CHROMIUM=<path>",
    );
  return found;
}
