import type { Locator, Page } from "@playwright/test";
import { addresses } from "../support/address.ts";
import { expectAccessible } from "../support/axe.ts";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { sessionOf } from "../support/states.ts";
import { signIn } from "../../scripts/list-orders.ts";

test.use({ storageState: sessionOf("admin") });

const NAME = "e2e-rates";
const row = (page: Page) => activePanel(page).getByRole("row", { name: new RegExp(`^${NAME} `) });
const act = (page: Page, verb: string) => row(page).getByRole("button", { name: `${verb} ${NAME}` });

/** Ticks one value of a long list. */
async function choose(form: Locator, list: string, value: string): Promise<void> {
  const group = form.getByRole("group", { name: list });
  const find = group.getByRole("searchbox");
  if (await find.isVisible()) await find.fill(value);
  await group.getByRole("checkbox", { name: value, exact: true }).check();
}
/** Reads key and secret of the dialog that shows them, and closes it. */
async function keepSecret(page: Page) {
  const dialog = page.getByRole("dialog", { name: `Key and secret of ${NAME}` });
  const values = dialog.locator("dt + dd");
  await expect(values).toHaveCount(2);
  const [appKey = "", appSecret = ""] = await values.allTextContents();
  await dialog.getByRole("button", { name: "I have kept it" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(appSecret)).toHaveCount(0);
  return { gateway: addresses().gateway, appKey, appSecret };
}
const answerTo = async (token: string, body: object) => {
  const response = await fetch(`${addresses().gateway}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return response.text();
};

test("AUTH-13 a client is made and bound, its secret is shown once; reset leaves the old one a day; disabled, it gets nothing", async ({
  page,
}) => {
  await openPage(page, "AUTH_CLIENT");
  await activePanel(page).getByRole("button", { name: "New client" }).click();
  const form = page.getByRole("dialog", { name: "New client" });
  await form.getByRole("textbox", { name: "Name" }).fill(NAME);
  await choose(form, "Sites", "MY");
  await choose(form, "Operations", "currencyPageQuery");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Save" }).click();
  const first = await keepSecret(page);
  await expect(row(page)).toContainText("currencyPageQuery");

  const token = await signIn(first);
  await test.step("it may ask what it is bound to, and nothing else", async () => {
    const currencies = { id: "currencyPageQuery", variables: { first: 1, sort: "CODE_ASC" } };
    expect(await answerTo(token, currencies)).toContain('"currencies":{');
    expect(await answerTo(token, { id: "orderListPageQuery", variables: { first: 1 } })).toContain("09020201");
  });
  await test.step("a reset makes another secret and leaves the old one in grace", async () => {
    await act(page, "Reset secret").click();
    const question = page.getByRole("alertdialog", { name: `Reset the secret of ${NAME}?` });
    await question.getByRole("button", { name: "Reset secret" }).click();
    const second = await keepSecret(page);
    expect(second.appKey).toBe(first.appKey);
    expect(second.appSecret).not.toBe(first.appSecret);
    await signIn(second);
    await signIn(first);
  });
  await test.step("disabled, it gets no token and the one that it has is worth nothing", async () => {
    await act(page, "Disable").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Disable" }).click();
    await expect(row(page)).toContainText("Disabled");
    await expect(signIn(first)).rejects.toThrow(/^0902\d{4}/);
    await expect.poll(() => answerTo(token, { query: "{ __typename }" })).toMatch(/"code":"0902\d{4}"/);
  });
});
