import { demoCustomers } from "@linehaul/kit/demo/customers";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { find } from "../support/list.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

const companies = demoCustomers().filter(
  (c) => c.site === "MY" && c.customerType === "ENTERPRISE" && c.status === "USABLE",
);

test("CUS-07 CUS-21 a customer's systems get a key and a secret that is shown once; a private call-back is refused, and a test says what came of it", async ({
  page,
  attempt,
}) => {
  const { customerCode } = companies[80 + attempt]!;
  await openPage(page, "CUSTOMER_LIST");
  await find(page, customerCode);
  await activePanel(page).getByRole("link", { name: customerCode }).click();
  const docking = activePanel(page).getByRole("region", { name: "API docking" });
  await docking.getByRole("button", { name: "Edit the docking" }).click();
  const form = page.getByRole("dialog", { name: "API docking" });
  await form.getByLabel("Call-back address").fill("https://10.0.0.8/orders");
  await form.getByLabel("White list").fill("203.0.114.0/24, 2606:4700::/32");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("A public host: nothing is called within private networks")).toBeVisible();
  await form.getByLabel("Call-back address").fill("https://hooks.shop.invalid/orders");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();
  await expect(docking.getByText("203.0.114.0/24, 2606:4700::/32")).toBeVisible();

  await docking.getByRole("button", { name: "New secret" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "New secret" }).click();
  const secret = page.getByRole("dialog", { name: /^Key and secret of/ });
  const shown = (await secret.getByText(/^[\w-]{43}$/).textContent()) ?? "";
  expect(shown).toHaveLength(43);
  await secret.getByRole("button", { name: "I have kept it" }).click();
  await expect(docking.getByText("Secret since")).toBeVisible();
  await expect(page.getByText(shown)).toHaveCount(0);

  await docking.getByRole("button", { name: "Send a test" }).click();
  await expect(docking.getByText(/^(Can't be reached|No answer in time) after \d+ ms$/)).toBeVisible({
    timeout: 15_000,
  });
});
