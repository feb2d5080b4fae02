import { activePanel, expect, openPage, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

/** The files of Inter that a page has asked for, by subset. */
const SUBSET = /\/inter-(.+)-wght-normal/;

test("letters of Latin's extensions are Inter's: their file comes with the first of them, that of Vietnamese with the page", async ({
  page,
}) => {
  const asked: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") asked.push(SUBSET.exec(request.url())?.[1]);
  });
  const show = (text: string) =>
    page.evaluate(async (shown) => {
      document.querySelector("main")?.append(Object.assign(document.createElement("p"), { textContent: shown }));
      // Asked for when the text is laid out.
      document.body.getBoundingClientRect();
      await document.fonts.ready;
    }, text);
  await openPage(page, "HOME");
  await expect(activePanel(page).getByRole("heading").first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(asked).toContain("latin");
  expect(asked).toContain("vietnamese");
  await show("Nguyễn Đặng Vũ ₫");
  expect(asked).not.toContain("latin-ext");
  await show("Kč zł ğ");
  expect(asked).toContain("latin-ext");
});
