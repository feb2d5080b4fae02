import { encodeNodeId } from "@linehaul/gateway/access/node-id";
import { demoCustomers } from "@linehaul/kit/demo/customers";
import { MOST_WRONG } from "@linehaul/schema/accounts/user-account/check";
import type { Page } from "@playwright/test";
import { activePanel, expect, openPage, test } from "../support/console.ts";
import { find } from "../support/list.ts";
import { mailedLink } from "../support/mail.ts";
import { ask, operation } from "../support/session.ts";
import { sessionOf } from "../support/states.ts";

test.use({ storageState: sessionOf("admin") });

const companies = demoCustomers().filter(
  (c) => c.site === "MY" && c.customerType === "ENTERPRISE" && c.status === "USABLE",
);
const PASSWORD = "Lorry-2026";

/** What one of the carrier's customer sites asks. */
async function siteAsks(page: Page, mutation: string, input: object): Promise<string> {
  const { body } = await ask(page, "/graphql", {
    method: "POST",
    body: JSON.stringify({ query: mutation, variables: { input } }),
  });
  return body;
}
const REDEEM = `mutation ($input: RedeemUserAccountLinkInput!) {
  redeemUserAccountLink(input: $input) { redeemed { isDone } errors { message } } }`;
const CHECK = `mutation ($input: CheckUserAccountInput!) {
  checkUserAccount(input: $input) { checked { check } errors { message } } }`;

test("ACC-06 ACC-07 an account from its mail to its lock, unlocked, and cancelled for a reason", async ({
  page,
  attempt,
}) => {
  const userName = `e2e_life_${attempt}`;
  const email = `${userName}@lorry.example`;
  const customerId = encodeNodeId("Customer", companies[attempt]?.customerCode ?? "");
  const own = { customerId, userName, firstName: "Mei Ling", lastName: "Lim", email };
  await openPage(page, "USER_LIST");
  const made = await operation(page, "createUserFormMutation", {
    variables: { input: { ...own, idempotencyKey: `account-life-${attempt}` } },
  });
  expect(made.body).toContain('"errors":[]');
  const panel = activePanel(page);
  const row = panel.getByRole("row").filter({ hasText: userName });
  const shows = async (status: string) => {
    await find(page, userName);
    await expect(row).toContainText(status);
  };
  const enter = (password: string) => siteAsks(page, CHECK, { name: email, password });
  const turn = async (act: string) => {
    await row.getByRole("checkbox").click();
    await panel.getByRole("button", { name: act, exact: true }).click();
  };
  const becameOfIt = async (outcome: string) => {
    const said = page.getByRole("dialog", { name: "What became of them" });
    await expect(said).toContainText(outcome);
    await said.getByRole("button", { name: "Close" }).last().click();
    await expect(said).toBeHidden();
  };

  await test.step("its owner follows the link of the mail and chooses a password: it is active", async () => {
    await shows("Not activated");
    const link = new URL(await mailedLink(page, email, "Activate your account"));
    const redeemed = { token: link.searchParams.get("token"), password: PASSWORD, again: PASSWORD };
    expect(await siteAsks(page, REDEEM, redeemed)).toContain('"isDone":true');
    expect(await enter(PASSWORD)).toContain('"check":"RIGHT"');
  });
  await test.step("wrong passwords lock it, and the right one lets nobody in", async () => {
    for (let n = 0; n < MOST_WRONG; n += 1) expect(await enter("Wrong-2026")).toContain('"check":"REFUSED"');
    expect(await enter(PASSWORD)).toContain('"check":"REFUSED"');
    await page.reload();
    await shows("Locked");
  });
  await test.step("unlocked, he comes in again; whoever looks sees how it went", async () => {
    await turn("Unlock");
    await page.getByRole("alertdialog").getByRole("button", { name: "Unlock" }).click();
    await becameOfIt("1 of 1 were changed");
    await expect(row).toContainText("Active");
    expect(await enter(PASSWORD)).toContain('"check":"RIGHT"');
    await row.getByRole("button", { name: /^MY/ }).first().click();
    const drawer = page.getByRole("dialog", { name: /^MY/ });
    await expect(drawer.getByRole("row").filter({ hasText: "Wrong password" })).toHaveCount(MOST_WRONG + 1);
    await expect(drawer.getByRole("row").filter({ hasText: "Came in" })).toHaveCount(2);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
  });
  await test.step("cancelled, it lets nobody in, and says why and until when that can be taken back", async () => {
    await turn("Cancel account");
    const question = page.getByRole("dialog", { name: "Cancel 1 account" });
    await question.getByRole("textbox", { name: "Why" }).fill("The driver has left");
    await question.getByRole("button", { name: "Cancel account" }).click();
    await becameOfIt("1 of 1 were changed");
    await expect(row).toContainText("Being cancelled");
    expect(await enter(PASSWORD)).toContain('"check":"NOT_NOW"');
    await row.getByRole("button", { name: /^MY/ }).first().click();
    await expect(page.getByRole("dialog", { name: /^MY/ })).toContainText("The driver has left");
  });
});
