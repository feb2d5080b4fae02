import { askGateway, isStream } from "../support/answers.ts";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, choose, expect, openPage, signIn, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";
import { later } from "../support/later.ts";

test("AUTH-05 a session that ended while work is unsaved comes back in a window of its own, and the form is still there", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/401 \(Unauthorized\)/);
  await signIn(page, "clerk.vn", "VN");
  await choose(page, "Base configuration", "Currencies");
  await activePanel(page).getByRole("button", { name: /^Edit/ }).first().click();
  const name = page.getByLabel("English name");
  const typed = `${await name.inputValue()} II`;
  await name.fill(typed);
  await context.clearCookies({ name: "linehaul_session" });
  await page.getByRole("button", { name: "Save" }).click();
  const notice = page.getByRole("region", { name: "Notices" });
  await expect(notice).toContainText("Your session ended");
  await expectAccessible(page);
  const popup = later(page.waitForEvent("popup"));
  await notice.getByRole("button", { name: "Sign in" }).click();
  // The sign-on still knows him: the window signs in by itself and closes.
  const aside = await popup;
  if (!aside.isClosed()) await aside.waitForEvent("close");
  await expect(notice).toBeEmpty();
  // What was asked when the session was gone is answered now.
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(activePanel(page).getByRole("table")).toContainText(typed);
});

test.describe("an administrator", () => {
  test.use({ storageState: sessionOf("admin") });

  test("ERR-02 a gateway that can't be reached is said, until it can", async ({ page, complaints }) => {
    complaints.expect(/Failed to load resource|ERR_|GraphFailure/);
    await openPage(page, "CURRENCY");
    await expect(activePanel(page).getByRole("table")).toBeVisible();
    await page.route(/\/(graphql|health\/live)$/, (route) => route.abort("connectionrefused"));
    await activePanel(page).getByRole("searchbox").fill("MYR");
    await page.keyboard.press("Enter");
    const notice = page.getByRole("region", { name: "Notices" });
    await expect(notice).toContainText("The gateway can't be reached");
    await page.unroute(/\/(graphql|health\/live)$/);
    await expect(notice).toBeEmpty();
  });

  test("FLT-11 a page whose code broke off on its way says that it takes a reload, which is offered, and brings it", async ({
    page,
    complaints,
  }) => {
    complaints.expect(/Failed to load resource|ERR_|GraphFailure/);
    await openPage(page, "CURRENCY");
    await expect(activePanel(page).getByRole("table")).toBeVisible();
    await page.route(/\/login-log-page-[^/]*\.js$/, (route) => route.abort("connectionreset"), { times: 1 });
    await choose(page, "Tasks and users", "Login log");
    await expect(activePanel(page).getByRole("alert")).toContainText("A part of the console did not come");
    const notice = page.getByRole("region", { name: "Notices" });
    await expect(notice).toContainText("A part of the console did not come");
    await expectAccessible(page);
    // A browser does not ask for it again.
    await activePanel(page).getByRole("button", { name: "Try again" }).click();
    await expect(activePanel(page).getByRole("alert")).toContainText("A part of the console did not come");
    await notice.getByRole("button", { name: "Reload" }).click();
    await expect(activePanel(page).getByRole("table", { name: "Login log" })).toBeVisible();
    await expect(notice).toBeEmpty();
  });

  test("a new version that was deployed is offered", async ({ page }) => {
    await openPage(page, "CURRENCY");
    await expect(activePanel(page).getByRole("table")).toBeVisible();
    const notice = page.getByRole("region", { name: "Notices" });
    await expect(notice).toBeEmpty();
    let isAnother = true;
    await page.route("**/graphql", async (route) => {
      if (!isAnother) return route.fallback();
      // A stream that begins would be of the version that is here, and has no end that could be waited for: it is kept waiting.
      if (isStream(route)) return;
      const response = await askGateway(route);
      await route.fulfill({ response, headers: { ...response.headers(), "x-console-build": "another" } });
    });
    await activePanel(page).getByRole("searchbox").fill("MYR");
    await page.keyboard.press("Enter");
    await expect(notice).toContainText("A new version");
    // An answer of the version that is here takes the notice back: the other one stays until it is read anew.
    await notice.getByRole("button", { name: "Reload" }).click();
    isAnother = false;
    await expect(activePanel(page).getByRole("table")).toBeVisible();
  });

  test("SHELL-08 the watermark is back within a second when it is removed, hidden or restyled", async ({ page }) => {
    await openPage(page, "CURRENCY");
    await expect(activePanel(page).getByRole("table")).toBeVisible();
    const marks = () =>
      page.evaluate(
        () =>
          [...document.body.children].filter(
            (el) =>
              el instanceof HTMLElement &&
              el.style.backgroundImage.includes("Lim%20Wei%20Jie") &&
              getComputedStyle(el).visibility === "visible" &&
              getComputedStyle(el).display === "block",
          ).length,
      );
    await expect.poll(marks).toBe(1);
    for (const harm of ["remove()", "style.display='none'", "className='gone'"]) {
      await page.evaluate((act) => {
        const mark = [...document.body.children].find(
          (el) => el instanceof HTMLElement && el.style.backgroundImage.includes("svg"),
        );
        if (!(mark instanceof HTMLElement)) throw new Error("no watermark");
        if (act === "remove()") mark.remove();
        else if (act.startsWith("style")) mark.style.setProperty("display", "none", "important");
        else mark.className = "gone";
      }, harm);
      await expect.poll(marks, { timeout: 1_500 }).toBe(1);
    }
  });
});
