import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium, expect, type LaunchOptions } from "@playwright/test";
import { addresses } from "./address.ts";

/** Users whose session several tests share. The others sign in themselves, each for himself: a user has one session a site (AUTH-07). */
const SHARED = ["admin", "customer.reviewer"] as const;
export type SharedUser = (typeof SHARED)[number];

const folder = join(import.meta.dirname, "../../test-results/.sessions");
/** The session of a shared user on the Malaysian site, for `test.use({ storageState })`. */
export const sessionOf = (user: SharedUser): string => join(folder, `${user}.json`);

/** Signs the shared users in, once for the run. */
export async function signInSharedUsers(launch: LaunchOptions): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch(launch);
  for (const user of SHARED) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${addresses().sites.MY}/admin`);
    await page.getByRole("button", { name: new RegExp(`^${user}\\b`) }).click();
    await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
    await context.storageState({ path: sessionOf(user) });
    await context.close();
  }
  await browser.close();
}
