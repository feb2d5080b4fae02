import { readFile } from "node:fs/promises";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { later } from "../support/later.ts";
import { find, press, rowOf } from "../support/list.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

test("CUS-13 CUS-19 customers are found, looked at beside their list, disabled together for a reason, enabled again, and opened", async ({
  page,
  attempt,
}) => {
  await openPage(page, "CUSTOMER_LIST");
  const panel = activePanel(page);
  await panel.getByRole("button", { name: /^Usable/ }).click();
  const rows = panel.getByRole("row").filter({ has: page.getByText("Usable", { exact: true }) });
  await expect(rows.first()).toBeVisible();
  const some = [rows.nth(4 * attempt), rows.nth(4 * attempt + 1)];
  const codes = await Promise.all(some.map((row) => row.getByRole("cell").nth(1).textContent()));
  for (const row of some) await row.getByRole("checkbox").check();

  await press(page, "Disable");
  const form = page.getByRole("dialog", { name: "Disable 2 customers" });
  await expectAccessible(page);
  await form.getByLabel("Why they may order no more").fill("Bills unpaid for 90 days");
  await form.getByRole("button", { name: "Disable" }).click();
  const outcomes = page.getByRole("dialog", { name: "What became of them" });
  await expect(outcomes.getByText("2 of 2 were changed")).toBeVisible();
  await expectAccessible(page);
  await outcomes.getByRole("button", { name: "Close" }).click();

  await panel.getByRole("button", { name: "All", exact: true }).click();
  const [code = ""] = codes;
  await find(page, code ?? "");
  const found = panel.getByRole("row").filter({ hasText: code ?? "" });
  await expect(found.getByText("Unusable")).toBeVisible();
  await found.getByRole("cell").nth(2).click();
  await page.keyboard.press("Space");
  const beside = page.getByRole("dialog", { name: "Customer" });
  await expect(beside.getByText("Bills unpaid for 90 days")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(beside).toBeHidden();

  await found.getByRole("checkbox").check();
  await press(page, "Enable");
  await page.getByRole("alertdialog", { name: "Enable 1 customer?" }).getByRole("button", { name: "Enable" }).click();
  await expect(outcomes.getByText("1 of 1 were changed")).toBeVisible();
  await outcomes.getByRole("button", { name: "Close" }).click();
  await expect(found.getByText("Usable", { exact: true })).toBeVisible();

  await found.getByRole("link", { name: code ?? "" }).click();
  const opened = activePanel(page);
  await expect(opened.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(opened.getByRole("table", { name: "Latest orders" })).toBeVisible();
  await expect(opened.getByRole("button", { name: "Disable" })).toBeVisible();
  await expectAccessible(page);
});

test("CUS-19 PERM-12 a file of customers comes masked", async ({ page }) => {
  await openPage(page, "CUSTOMER_LIST");
  await find(page, "kejora");
  await press(page, "Export");
  const dialog = page.getByRole("dialog", { name: "Export: Customer list" });
  await expect(dialog.getByText(/rows will be in the file/)).toBeVisible();
  await dialog.getByRole("radio", { name: "Text (csv)" }).check();
  const saved = later(page.waitForEvent("download"));
  await dialog.getByRole("button", { name: "Export", exact: true }).click();
  const text = await readFile(await (await saved).path(), "utf8");
  expect(text).toContain("Customer code");
  expect(text).toContain("Kejora");
  expect(text).toMatch(/\+60 ••• ••\d\d/);
});

test("CUS-13 ORD-12 a sheet of customers is corrected where it was wrong, and all of it is stored with its people", async ({
  page,
  attempt,
}) => {
  const name = `Pasar Besar ${attempt}`;
  await openPage(page, "CUSTOMER_LIST");
  await press(page, "Upload");
  const dialog = page.getByRole("dialog", { name: "Upload: Customer list" });
  const send = async (country: string) => {
    const lines = [
      "Customer type,Name,Country,Contact,Contact's phone,Settlement,Credit currency,Person: name,Person: mobile",
      `ENTERPRISE,${name},MY,Aina,+60 12-345 6789,CASH,MYR,Badrul,+60 12-345 6780`,
      `,,,,,,,Citra,+60 12-345 6781`,
      `PERSONAL,${name} Salleh,${country},Salleh,+60 12-345 6782,CASH,MYR,,`,
    ];
    const buffer = Buffer.from(lines.join("\r\n"));
    await dialog.locator("input[type=file]").setInputFiles({ name: "new.csv", mimeType: "text/csv", buffer });
  };
  await send("Malaysia");
  const wrong = dialog.getByRole("table", { name: "One wrong cell" });
  await expect(wrong.getByRole("row", { name: /^C4 Country/ })).toBeVisible();
  await expect(dialog.getByRole("button", { name: /^Store/ })).toBeHidden();
  await expectAccessible(page);
  await send("MY");
  await dialog.getByRole("button", { name: "Store 2 rows" }).click();
  await expect(dialog).toBeHidden();
  await find(page, name);
  const company = rowOf(page, name);
  await expect(company.getByText("Added", { exact: true })).toBeVisible();
  await company.getByRole("link").first().click();
  await expect(activePanel(page).getByText("Citra", { exact: true })).toBeVisible();
});

/** Names of companies, for each repeat its own: two at once would undo one another. */
const NAMES = [
  "Kejora",
  "Rimba",
  "Cengal",
  "Cahaya",
  "Mutiara",
  "Hengda",
  "Xinyuan",
  "Fairview",
  "Ironbridge",
  "Permata",
];

test("CUS-19 all that match are given to somebody by a task, whose outcomes are counted, taken along, and found again", async ({
  page,
  attempt,
}) => {
  await openPage(page, "CUSTOMER_LIST");
  const panel = activePanel(page);
  const name = NAMES[attempt % NAMES.length] ?? "";
  await find(page, name);
  await expect(panel.getByRole("row").nth(1)).toContainText(name);
  await panel.getByRole("row").nth(1).getByRole("checkbox").check();
  const whole = panel.getByRole("button", { name: /^All \d+ that match$/ });
  const all = /\d+/.exec((await whole.textContent()) ?? "")?.[0] ?? "";
  await whole.click();
  await press(page, "Assign");
  const form = page.getByRole("dialog", { name: "Assign all that match" });
  const person = `Nurul ${attempt} ${Date.now()}`;
  await form.getByLabel("Sales person").fill(person);
  await form.getByRole("button", { name: "Continue" }).click();
  const question = page.getByRole("alertdialog", { name: /^Assign \d+ customer/ });
  await expect(question.getByText(`${all} customers match.`)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Assign" }).click();
  const outcomes = page.getByRole("dialog", { name: "Assigning customers" });
  await expect(outcomes.getByText(`Done: ${all} of ${all}.`)).toBeVisible();
  await expectAccessible(page);
  const saved = later(page.waitForEvent("download"));
  // A toast may stand over it, of what the same user has done in another window.
  await outcomes.getByRole("button", { name: "Download CSV" }).first().click();
  const lines = (await readFile(await (await saved).path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(Number(all) + 1);
  expect(lines[1]).toMatch(new RegExp(`${name}.*,Done,`));
  await outcomes.getByRole("button", { name: "Close" }).first().click();
  await expect(panel.getByRole("row").nth(1)).toContainText(person);

  await openPage(page, "EXPORT_CENTRE");
  const rows = activePanel(page).getByRole("row").filter({ hasText: "Assigning customers" });
  await expect(rows.filter({ hasText: `${all} of ${all} done` }).first()).toBeVisible();
});
