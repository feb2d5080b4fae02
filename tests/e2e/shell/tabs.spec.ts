import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, choose, expect, openPage, tab, test, visit } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });
const tabNames = (page: Page) => page.getByRole("tab").allTextContents();

test("SHELL-11 home first, an open page is activated, closing goes to the next; pinned ones stay, a tab moves by keys", async ({
  page,
}) => {
  await visit(page);
  await choose(page, "Base configuration", "Currencies");
  await choose(page, "System", "Dictionary management");
  await choose(page, "Permissions", "Roles");
  await choose(page, "Base configuration", "Currencies");
  expect(await tabNames(page)).toEqual(["Home", "Currencies", "Dictionary management", "Roles"]);
  await tab(page, "Dictionary management").click({ button: "right" });
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: "Pin" }).click();
  await expect.poll(() => tabNames(page)).toEqual(["Home", "Dictionary management (pinned)", "Currencies", "Roles"]);
  await tab(page, "Roles").click();
  await tab(page, "Roles").press("Control+Shift+ArrowLeft");
  await expect.poll(() => tabNames(page)).toEqual(["Home", "Dictionary management (pinned)", "Roles", "Currencies"]);
  await tab(page, "Roles").press("Delete");
  await expect(tab(page, "Currencies")).toHaveAttribute("aria-selected", "true");
  await page.reload();
  await expect(tab(page, "Currencies")).toHaveAttribute("aria-selected", "true");
  expect(await tabNames(page)).toEqual(["Home", "Dictionary management (pinned)", "Currencies"]);
  await tab(page, "Currencies").click({ button: "right" });
  await page.getByRole("menuitem", { name: "Close all" }).click();
  await expect.poll(() => tabNames(page)).toEqual(["Dictionary management (pinned)"]);
});

test("SHELL-12 SHELL-13 a form half filled survives a switch, neither shows nor locks meanwhile, has a dot, and is guarded", async ({
  page,
}) => {
  await openPage(page, "CURRENCY");
  await activePanel(page).getByRole("button", { name: "New currency" }).click();
  await page.getByLabel("English name").fill("Half typed");
  await expect(tab(page, /Currencies.*not saved/)).toBeVisible();
  await choose(page, "System", "Dictionary management");
  await expect(page.getByRole("dialog")).toBeHidden();
  await activePanel(page).getByRole("searchbox").first().fill("still usable");
  await tab(page, /Currencies/).click();
  await expect(page.getByLabel("English name")).toHaveValue("Half typed");
  await tab(page, /Currencies/).press("Delete");
  const question = page.getByRole("alertdialog", { name: "Close without saving?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("English name")).toHaveValue("Half typed");
});

/** Nodes of the page and records of Relay's store, after the browser has cleared away. */
async function weight(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { nodes } = await session.send("Memory.getDOMCounters");
  await session.detach();
  return nodes;
}

test("SHELL-11 twenty tabs opened and closed over and over leave nothing behind", async ({ page }) => {
  test.setTimeout(120_000);
  await openPage(page, "ORDER_LIST");
  const links = activePanel(page).getByRole("table").getByRole("link");
  await expect(links.first()).toBeVisible();
  const round = async () => {
    for (let n = 0; n < 5; n += 1) {
      await links.nth(n).click();
      await expect(tab(page, /^SF/).nth(n)).toHaveAttribute("aria-selected", "true");
      await tab(page, "Order list").click();
    }
    await tab(page, "Order list").click({ button: "right" });
    await page.getByRole("menuitem", { name: "Close those to the right" }).click();
    await expect(page.getByRole("tab")).toHaveCount(2);
  };
  await round();
  await round();
  const before = await weight(page);
  for (let n = 0; n < 4; n += 1) await round();
  const after = await weight(page);
  test.info().annotations.push({ type: "DOM nodes", description: `${before} before, ${after} after 20 more tabs` });
  expect(after).toBeLessThan(before * 1.1);
});

test("rubbish in the address and in the storage: the shell still opens", async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem("linehaul.tabs.x", "{");
    localStorage.setItem("linehaul.recent.x", "42");
    localStorage.setItem("linehaul.language", "xx");
  });
  await visit(page, "MY", "/admin?pageInfo=%E0%A4%A&moduleCode=NO_SUCH_PAGE&p=../../x#/?p=%");
  await expect(activePanel(page)).toBeVisible();
  await visit(page, "MY", "/admin?moduleCode=NO_SUCH_PAGE");
  await expect(page.getByRole("alert")).toContainText("There is no page NO_SUCH_PAGE");
  await visit(page, "MY", "/somewhere/else?x=1");
  await expect(page).toHaveURL(/\/admin/);
});
