import type { Page } from "@playwright/test";
import { changeViewer } from "../support/answers.ts";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, choose, expect, mainMenu, signIn, tab, test, visit } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

const info = (text: string) => `?pageInfo=${encodeURIComponent(text)}`;
const RUBBISH = [
  "?pageInfo=%E0%A4%A",
  info("rubbish"),
  info("moduleCode|_queryParams|-/--/=/%"),
  info("moduleCode|constructor_queryParams|__proto__-1"),
  info("moduleCode|ORDER_DETAIL_queryParams|id-%00%ff/number-../../x"),
  "#/?p=%",
  "#/../../?p=<script>alert(1)</script>&p=2",
  `?moduleCode=${"A".repeat(4000)}`,
  "?moduleId=%F0%9F%93%A6&moduleName=%00",
];

test("SHELL-14 SHELL-15 SHELL-16 SHELL-18 rubbish in any parameter of the address: the shell opens, and says that there is no such page", async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const rubbish of RUBBISH)
    await test.step(rubbish.slice(0, 60), async () => {
      // The same address with another fragment would not be read again.
      await page.goto("about:blank");
      await visit(page, "MY", `/admin${rubbish}`);
      await expect(activePanel(page)).toBeVisible();
      await expect(mainMenu(page)).toBeVisible();
    });
  await visit(page, "MY", "/admin?moduleCode=constructor");
  await expect(page.getByRole("alert")).toContainText("There is no page constructor");
  await expectAccessible(page);
});

test("AUTH-02 AUTH-05 a ticket that is rubbish leads to the sign-on and back, with what was asked for", async ({
  visitor,
  complaints,
}) => {
  complaints.expect(/Failed to load resource.*\/apis-auth\/login\/cas/);
  await signIn(visitor, "permission.admin", "MY", "/admin?ticket=ST-%00%ff&moduleCode=DICTIONARY#/here");
  await expect(tab(visitor, "Dictionary management")).toHaveAttribute("aria-selected", "true");
  expect(visitor.url()).toMatch(/\/admin#\/here$/);
});

/** Puts something else in the place of all that the console keeps in the browser. */
const spoil = (page: Page, text: string) =>
  page.evaluate((rubbish) => {
    for (const storage of [sessionStorage, localStorage])
      for (const key of Object.keys(storage)) if (key.startsWith("linehaul.")) storage.setItem(key, rubbish);
    for (const key of ["left", "return", "aside"]) sessionStorage.setItem(`linehaul.${key}`, rubbish);
    for (const key of ["role", "zone", "theme", "language", "density"])
      localStorage.setItem(`linehaul.${key}`, rubbish);
  }, text);

test("SHELL-12 rubbish in the browser's storage, or a storage that takes nothing: the shell opens", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await visit(page);
  await choose(page, "Base configuration", "Currencies");
  for (const rubbish of [
    "{",
    "42",
    '{"tabs":[null,7,{"code":1},{"code":"constructor","params":{}}],"active":9}',
    '{"tabs":[{"code":"CURRENCY","params":{"a":1}}]}',
    "\u0000é漢",
    "//evil.example/",
    "",
  ]) {
    await spoil(page, rubbish);
    await page.reload();
    await expect(mainMenu(page)).toBeVisible();
    await expect(activePanel(page)).toBeVisible();
  }
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.reload();
  await choose(page, "Base configuration", "Currencies");
  await expect(activePanel(page).getByRole("table")).toBeVisible();
});

const LONG = "Sehr-langer-Name ".repeat(12).slice(0, 200);
const UNBROKEN = "W".repeat(200);
const RIGHT_TO_LEFT = "إدارة الطلبات الدولية والعملاء ".repeat(6).slice(0, 200);
const NAMES = [LONG, UNBROKEN, RIGHT_TO_LEFT];
const nameOf = (n: number): string => NAMES[n % NAMES.length] ?? "";

/** 500 pages in 25 branches, with names that nobody expects; the currencies among them. */
const menu = Array.from({ length: 25 }, (_, b) => ({
  moduleId: `b${b}`,
  moduleName: nameOf(b),
  ownName: null,
  moduleCode: `BRANCH_${b}`,
  moduleIcon: null,
  childModules: Array.from({ length: 20 }, (_leaf, n) => ({
    moduleId: `l${b}-${n}`,
    moduleName: nameOf(b + n),
    ownName: b + n === 0 ? RIGHT_TO_LEFT : null,
    moduleCode: b + n === 0 ? "CURRENCY" : `LEAF_${b}_${n}`,
    moduleIcon: null,
  })),
}));

/** Pairs of things of the frame that lie over each other, and what lies beside the window. */
const collisions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const groups = ["header > *", "nav [data-row]", "[role=tablist] > *", "header, nav, main"];
    const boxes = groups.map((group) =>
      [...document.querySelectorAll(group)]
        .filter((el) => el.checkVisibility())
        .map((el) => ({ el, at: el.getBoundingClientRect() })),
    );
    const over = boxes.flatMap((list) =>
      list.flatMap((a, n) =>
        list
          .slice(n + 1)
          .filter(
            (b) =>
              !a.el.contains(b.el) &&
              Math.min(a.at.right, b.at.right) - Math.max(a.at.left, b.at.left) > 1 &&
              Math.min(a.at.bottom, b.at.bottom) - Math.max(a.at.top, b.at.top) > 1,
          )
          .map((b) => `${a.el.outerHTML.slice(0, 60)} over ${b.el.outerHTML.slice(0, 60)}`),
      ),
    );
    const beside = (boxes[0] ?? []).filter(({ at }) => at.left < -1 || at.right > innerWidth + 1);
    return [...over, ...beside.map(({ el }) => `beside: ${el.outerHTML.slice(0, 80)}`)];
  });

for (const width of [1440, 390])
  test(`SHELL-09 SHELL-04 SHELL-05 500 pages, names of 200 characters and from right to left fit the frame at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await changeViewer(page, ({ roles, role }) => ({
      menu,
      displayName: RIGHT_TO_LEFT,
      userName: UNBROKEN,
      role: { ...Object(role), roleName: LONG, roleCode: "OWN_ROLE" },
      roles: Array.isArray(roles)
        ? [
            ...roles,
            ...NAMES.map((roleName, n) => ({ roleId: `r${n}`, roleCode: `R${n}`, roleName, isDefaultRole: false })),
          ]
        : [],
    }));
    await visit(page, "MY", "/admin?moduleCode=CURRENCY");
    await expect(activePanel(page).getByRole("table")).toBeVisible();
    const began = performance.now();
    if (width < 768) {
      await expect.soft(collisions(page)).resolves.toEqual([]);
      await page.getByRole("button", { name: "Open the menu" }).click();
    }
    await page.locator('[data-row="BRANCH_7"]').click();
    await expect(page.getByRole("listitem").getByRole("link")).toHaveCount(20);
    test
      .info()
      .annotations.push({ type: "a branch of 500 pages opens", description: `${performance.now() - began} ms` });
    if (width >= 768) expect(await collisions(page)).toEqual([]);
    await expectAccessible(page);
    await page.getByRole("combobox", { name: "Find a page" }).fill("leaf 19 3");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    const role = page.getByRole("banner").getByTitle("Choose a role");
    if (width >= 768) await role.click();
    else {
      await page.getByRole("button", { name: "Operations" }).click();
      await page.getByRole("menuitem", { name: "Choose a role" }).click();
    }
    await expect(page.getByRole("radio")).not.toHaveCount(1);
    const dialog = await page.getByRole("dialog").boundingBox();
    expect((dialog?.x ?? 0) + (dialog?.width ?? width)).toBeLessThanOrEqual(width);
    const cut = await page
      .getByRole("dialog")
      .evaluate(
        (el) =>
          [el, ...el.querySelectorAll("*")].filter(
            (part) => part.scrollWidth > part.clientWidth && getComputedStyle(part).overflowX !== "visible",
          ).length,
      );
    expect(cut, "parts of the dialog that hold more than they show").toBe(0);
    await expectAccessible(page);
  });
