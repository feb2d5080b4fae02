import { test as base, expect, type Page } from "@playwright/test";
import type { ModuleCode } from "@linehaul/schema/modules";
import type { SiteCode } from "@linehaul/schema/sites";
import { addresses } from "./address.ts";
import { sessionOf } from "./states.ts";

/** What a page complained of: errors in its console and exceptions that nobody caught. */
export interface Complaints {
  /** Complaints that this test brings about on purpose. */
  expect(pattern: RegExp): void;
}

/** How often a test is repeated at most where it is also tried again. */
const REPEATS = 5;

/**
 * `test` of the console: at the end, no page may have complained of anything unexpected. `visitor` is a second browser, not signed in, and
 * `reviewer` one of somebody who decides about customers in Malaysia. `attempt` numbers the times that a test is run: one that changes rows
 * takes others each time, also when it is tried again, for the rows of its first try are as that left them.
 */
export const test = base.extend<{ complaints: Complaints; visitor: Page; reviewer: Page; attempt: number }>({
  attempt: async ({ browserName: _any }, use, { repeatEachIndex, retry }) => use(repeatEachIndex + REPEATS * retry),
  reviewer: async ({ browser }, use) => {
    const context = await browser.newContext({ storageState: sessionOf("customer.reviewer") });
    await use(await context.newPage());
    await context.close();
  },
  visitor: async ({ browser }, use) => {
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    await use(await context.newPage());
    await context.close();
  },
  complaints: [
    async ({ context }, use) => {
      const heard: string[] = [];
      const expected: RegExp[] = [];
      context.on("console", (message) => {
        if (message.type() === "error") heard.push(`${message.text()} ${message.location().url}`);
      });
      context.on("weberror", (error) => heard.push(String(error.error())));
      await use({ expect: (pattern) => void expected.push(pattern) });
      expect(heard.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

export const siteOrigin = (site: SiteCode): string => addresses().sites[site];

/** Opens an address of a site's console; one who is not signed in lands on the sign-on. */
export const visit = async (page: Page, site: SiteCode = "MY", path = "/admin"): Promise<void> => {
  await page.goto(`${siteOrigin(site)}${path}`);
};

export const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main menu" });
export const tab = (page: Page, name: string | RegExp) => page.getByRole("tab", { name });
/** The page of the active tab; those of the others are hidden. */
export const activePanel = (page: Page) => page.getByRole("tabpanel");

/** Opens a page by the address that other systems use for it (SHELL-14). */
export const openPage = async (page: Page, code: ModuleCode, site: SiteCode = "MY"): Promise<void> => {
  await visit(page, site, `/admin?pageInfo=${encodeURIComponent(`moduleCode|${code}`)}`);
};
/** Opens a page by the menu. Where the console is read anew under the press (its session is gone), it is pressed again. */
export async function choose(page: Page, branch: string, leaf: string): Promise<void> {
  // A badge counts what waits there.
  const link = mainMenu(page).getByRole("link", { name: new RegExp(`^${leaf}( \\d+)?$`) });
  await expect(async () => {
    if (!(await link.isVisible()))
      await mainMenu(page).getByRole("button", { name: branch }).click({ timeout: 10_000 });
    await link.click({ timeout: 10_000 });
  }).toPass();
}

const signOnButton = (page: Page, userName: string) =>
  page.getByRole("button", { name: new RegExp(`^${userName.replaceAll(".", "\\.")}\\b`) });

/** Signs in on the page that the console leads to, and waits for the console. */
export async function signIn(page: Page, userName: string, site: SiteCode = "MY", path = "/admin"): Promise<void> {
  await visit(page, site, path);
  await signOnButton(page, userName).click();
  await expect(activePanel(page)).toBeVisible();
}
