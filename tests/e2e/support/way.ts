import type { Locator, Page } from "@playwright/test";
import { MENU_PAGES, PAGES } from "@linehaul/schema/__generated__/pages";
import { MODULES, type ModuleSpec } from "@linehaul/schema/modules";
import { activePanel, expect } from "./console.ts";
import { later } from "./later.ts";

/** What a page may take at the very most, on a machine that does other things too. */
export const PAGE_LIMIT_MS = 20_000;
/** A page with those that it leads to: one that does not come is named, and the rest of the walk's time is not spent on it. */
export const STEP_LIMIT_MS = 4 * PAGE_LIMIT_MS;

const modules: ReadonlyMap<string, ModuleSpec> = new Map(MODULES.map((module) => [module.code, module]));
/** How an address of the console ends that opens a page without parameters. */
const addressOf = (code: string): string => encodeURIComponent(`moduleCode|${code}`);

/** Every page of the menu, branch by branch. */
export const menuPages: readonly string[] = MODULES.map(({ code }) => code).filter((code) => MENU_PAGES.includes(code));
/** Pages that make no sense without parameters: links of other pages lead to them. */
export const linkedPages: readonly string[] = PAGES.filter((code) => !MENU_PAGES.includes(code));

/** The links of a page's branch, opened. On a narrow screen the menu itself is behind a button. Knows no language. */
async function branchLinks(page: Page, code: string): Promise<Locator> {
  const branch = page.locator(`[data-row="${modules.get(code)?.parent ?? ""}"]`);
  if (!(await branch.isVisible())) await page.getByRole("button", { name: "Open the menu" }).click();
  if ((await branch.getAttribute("aria-expanded")) === "false") await branch.click();
  return page.getByRole("listitem").filter({ has: branch }).getByRole("link");
}

/** Opens a page from the menu as its reader would; answers the window of a page that has one of its own. */
export async function openFromMenu(page: Page, code: string): Promise<Page | null> {
  if (code === "HOME") return null; // Stands open from the start.
  const links = await branchLinks(page, code);
  await expect(links.first()).toBeVisible();
  const inTab = links.and(page.locator(`[href$="${addressOf(code)}"]`));
  if ((await inTab.count()) > 0) {
    await inTab.click();
    return null;
  }
  const popup = later(page.waitForEvent("popup"));
  await links.and(page.locator("[target=_blank]")).click();
  return popup;
}

/** The first link of the page shown that leads to a page with parameters, or to one that begins something new without any. */
export const linkTo = (page: Page, code: string): Locator =>
  activePanel(page)
    .locator(`a[href*="${addressOf(code)}_"], a[href$="${addressOf(code)}"]`)
    .first();

/** Nothing of the page shown is under way. */
export const expectSettled = (page: Page): Promise<void> =>
  expect(activePanel(page).locator("[aria-busy=true], .chakra-skeleton")).toHaveCount(0);

export const closeTab = (page: Page): Promise<void> => page.getByRole("tab", { selected: true }).press("Delete");
