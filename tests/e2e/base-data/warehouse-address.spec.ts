import { readFile } from "node:fs/promises";
import { readHere } from "@linehaul/kit/sheets/read-here";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";
import { later } from "../support/later.ts";

test.use({ storageState: sessionOf("admin") });

const table = (page: Page) => activePanel(page).getByRole("table", { name: "Warehouse addresses" });
const row = (page: Page, code: string) => table(page).getByRole("row", { name: new RegExp(`^${code} `) });
const search = async (page: Page, text: string) => {
  const box = activePanel(page).getByRole("searchbox", { name: "Code, name, city or address" });
  await box.fill(text);
  await box.press("Enter");
};

test("SYS-08 a warehouse is added, put right and deleted", async ({ page, attempt }) => {
  const code = `PCH-${attempt}`;
  await openPage(page, "WAREHOUSE_ADDRESS");
  await expect(row(page, "KUL-01")).toContainText("Malaysia");

  await test.step("what is wrong is said at its field", async () => {
    await activePanel(page).getByRole("button", { name: "New warehouse address" }).click();
    const form = page.getByRole("dialog", { name: "New warehouse address" });
    await form.getByLabel("Code", { exact: true }).fill(code.toLowerCase());
    await form.getByLabel("English name").fill("Puchong depot");
    await form.getByLabel("Chinese name").fill("蒲种仓库");
    await expect(form.getByLabel("Country")).toHaveValue("MY");
    await form.getByLabel("City").fill("Puchong");
    await form.getByLabel("Address", { exact: true }).fill("7, Jalan Bandar 3");
    await form.getByLabel("Contact").fill("Gate desk");
    await form.getByLabel("Telephone").fill("ask");
    await expectAccessible(page);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText("Capital letters, digits and dashes", { exact: true })).toBeVisible();
    await form.getByLabel("Code", { exact: true }).fill(code);
    await form.getByLabel("Telephone").fill("+60 3-5882 1100");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toBeHidden();
  });
  await search(page, code);
  await expect(row(page, code)).toContainText("蒲种仓库");

  await test.step("it moves to another country, and goes out of use", async () => {
    await row(page, code)
      .getByRole("button", { name: `Edit ${code}` })
      .click();
    const form = page.getByRole("dialog", { name: `Edit ${code}` });
    await form.getByRole("combobox", { name: "Country" }).selectOption({ label: "Singapore" });
    await form.getByLabel("Status").selectOption({ label: "Disabled" });
    await page.keyboard.press("Control+Enter");
    await expect(row(page, code)).toContainText("Singapore");
    await expect(row(page, code)).toContainText("Disabled");
  });
  await test.step("it is deleted after a question", async () => {
    await row(page, code)
      .getByRole("button", { name: `Delete ${code}` })
      .click();
    await page
      .getByRole("alertdialog", { name: `Delete ${code}?` })
      .getByRole("button", { name: "Delete" })
      .click();
    await expect(activePanel(page).getByText("Nothing matches these filters")).toBeVisible();
  });
});

test("PERM-02 a site shows its own warehouses", async ({ page }) => {
  await openPage(page, "WAREHOUSE_ADDRESS");
  await search(page, "集货仓");
  await expect(row(page, "CAN-MY")).toBeVisible();
  await expect(table(page).getByRole("row")).toHaveCount(2);
});

test("SYS-09 the warehouses that match are taken along as a file", async ({ page }) => {
  await openPage(page, "WAREHOUSE_ADDRESS");
  await search(page, "Johor Bahru");
  await activePanel(page).getByRole("button", { name: "Export", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Export: Warehouse addresses" });
  await expect(dialog.getByText("1 row will be in the file.")).toBeVisible();
  await dialog.getByRole("radio", { name: "Text (csv)" }).check();
  const saved = later(page.waitForEvent("download"));
  await dialog.getByRole("button", { name: "Export", exact: true }).click();
  const [head, row, end] = (await readFile(await (await saved).path(), "utf8")).split("\r\n");
  expect(head).toContain("Code,Status,English name,Chinese name,Country code");
  expect(row).toContain("JHB-01,ENABLED,Johor Bahru return centre,新山退货中心,MY");
  expect(end).toBe("");
});

test("ORD-12 a sheet is filled in by the template: wrong cells are told, corrected, and all of it is stored", async ({
  page,
  attempt,
}) => {
  const codes = [`UP-${attempt}A`, `UP-${attempt}B`];
  await openPage(page, "WAREHOUSE_ADDRESS");
  await activePanel(page).getByRole("button", { name: "Upload", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Upload: Warehouse addresses" });
  await expect(dialog.getByText("xlsx, csv, at most 20 MB")).toBeVisible();
  const saved = later(page.waitForEvent("download"));
  await dialog.getByRole("button", { name: "Download the template" }).click();
  const template = await readHere(await readFile(await (await saved).path()));
  const heads = template.rows[0]?.cells.map((head) => head ?? "") ?? [];
  expect(heads.slice(0, 5)).toEqual(["Code *", "Status *", "English name *", "Chinese name *", "Country code *"]);

  const send = async (country: string) => {
    const cells: Readonly<Record<string, string>> = {
      "Status *": "ENABLED",
      "English name *": "Puchong depot",
      "Chinese name *": "蒲种仓库",
      "Country code *": country,
      "City *": "Puchong",
      "Address *": "7 Jalan Bandar 3",
      "Contact *": "Gate desk",
      "Telephone *": "+60 3-5882 1100",
      "Sort *": "900",
    };
    const row = (code: string) => heads.map((head) => (head === "Code *" ? code : (cells[head] ?? ""))).join(",");
    const buffer = Buffer.from([heads.join(","), ...codes.map(row)].join("\r\n"));
    await dialog.locator("input[type=file]").setInputFiles({ name: "mine.csv", mimeType: "text/csv", buffer });
  };
  await test.step("what is wrong is told at its row and column, and nothing can be stored", async () => {
    await send("XX");
    const wrong = dialog.getByRole("table", { name: "2 wrong cells" });
    await expect(wrong.getByRole("row", { name: /^E3 Country code/ })).toContainText("XX");
    await expect(dialog.getByRole("button", { name: /^Store/ })).toBeHidden();
    await expectAccessible(page);
  });
  await test.step("the corrected one says what is new, and is stored when somebody says so", async () => {
    await send("MY");
    await dialog.getByRole("button", { name: "Store 2 rows" }).click();
    await expect(dialog).toBeHidden();
  });
  await search(page, `UP-${attempt}`);
  for (const code of codes) await expect(row(page, code)).toContainText("蒲种仓库");
});
