import type { Browser, BrowserContext, BrowserContextOptions } from "@playwright/test";
import { z } from "zod";
import { start } from "../gateway/processes.ts";
import { watchFrames } from "./frames.ts";

/** The build of an earlier commit, or the present one. */
export type Name = "before" | "after";

/** A build that is measured, with a stack of its own and somebody signed in. */
export interface Contender {
  readonly name: Name;
  /** The folder that it was built in. */
  readonly tree: string;
  /** The address that opens a page of the console. */
  readonly address: (code: string) => string;
  /** A browser's profile of its own, signed in, with nothing in its cache. */
  readonly newProfile: () => Promise<BrowserContext>;
  readonly stop: () => Promise<void>;
}

const Ready = z.object({ origin: z.url() });
const SETTINGS: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  locale: "en-GB",
  timezoneId: "Asia/Kuala_Lumpur",
};

/** Signs in as the administrator; answers what the browser keeps of it. */
async function signedIn(browser: Browser, console: string): Promise<BrowserContextOptions> {
  const context = await browser.newContext(SETTINGS);
  const page = await context.newPage();
  await page.goto(console);
  await page.getByRole("button", { name: /^admin\b/ }).click();
  await page.getByRole("navigation", { name: "Main menu" }).waitFor();
  const storageState = await context.storageState();
  await context.close();
  return { ...SETTINGS, storageState };
}

/** Starts the stack of a built tree. */
export async function contend(name: Name, tree: string, browser: Browser): Promise<Contender> {
  const { child, said } = await start(new URL("serve.ts", import.meta.url), Ready, { env: { TREE: tree } });
  const stop = async () => {
    await child.ask(z.null(), "stop");
    await child.stop();
  };
  const console = `${said.origin}/admin`;
  try {
    const settings = await signedIn(browser, console);
    return {
      name,
      tree,
      address: (code) => `${console}?pageInfo=${encodeURIComponent(`moduleCode|${code}`)}`,
      newProfile: async () => {
        const context = await browser.newContext(settings);
        await context.addInitScript(watchFrames);
        return context;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
