import { demoCustomers } from "@linehaul/kit/demo/customers";
import { maskCertificate } from "@linehaul/schema/masked";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { find } from "../support/list.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

/** Those that order the most and pay by month. */
const largest = demoCustomers()
  .filter((c) => c.site === "MY" && c.monthCard !== null && c.status === "USABLE")
  .toSorted((a, b) => b.size - a.size);

test("CUS-02 CUS-14 CUS-19 a customer gets monthly cards, a taken one is refused at its number, one goes out of use; its history tells, and its months have their table", async ({
  page,
  attempt,
}) => {
  const [customer, other] = [largest[2 * attempt]!, largest[2 * attempt + 1]!];
  await openPage(page, "CUSTOMER_LIST");
  await find(page, customer.customerCode);
  await activePanel(page).getByRole("link", { name: customer.customerCode }).click();
  const panel = activePanel(page);
  const cards = panel.getByRole("region", { name: /^Monthly cards, \d+ of 20$/ });
  await cards.getByRole("button", { name: "Add cards" }).click();
  const form = page.getByRole("dialog", { name: "Add cards" });
  const numbers = form.getByLabel("Card numbers");
  const mine = `99${customer.customerCode.slice(2)}`;
  await numbers.fill("123");
  await form.getByRole("button", { name: "Add cards" }).click();
  await expect(form.getByText("123: 10 digits")).toBeVisible();
  await numbers.fill(`${mine}\n${other.monthCard}`);
  await form.getByRole("button", { name: "Add cards" }).click();
  await expect(form.getByText(`${other.monthCard}: Another customer has this card`)).toBeVisible();
  await expectAccessible(page);
  await numbers.fill(mine);
  await form.getByRole("button", { name: "Add cards" }).click();
  await expect(form).toBeHidden();

  const added = cards.getByRole("row").filter({ hasText: maskCertificate(mine) });
  await added.getByRole("button", { name: "Take out of use" }).click();
  const why = page.getByRole("dialog", { name: /^Take out of use/ });
  await why.getByLabel("Reason").fill("Reported lost by its holder");
  await why.getByRole("button", { name: "Take out of use" }).click();
  await expect(added.getByText("Not in use")).toBeVisible();
  const history = panel.getByRole("region", { name: "History" });
  await expect(history.getByText("Reported lost by its holder")).toBeVisible();
  await expect(history.getByText(mine)).toBeHidden();

  const months = panel.getByRole("region", { name: "Orders by month" });
  await months.getByText("Show the numbers").click();
  await expect(months.getByRole("table").getByRole("row")).toHaveCount(14);
  await expectAccessible(page);
});
