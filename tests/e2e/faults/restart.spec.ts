import { activePanel, choose, expect, openPage, signIn, test } from "../support/console.ts";
import { restart, without } from "../support/control.ts";
import { operation } from "../support/session.ts";

test("AUTH-07 a restart of the gateway signs nobody out", async ({ page, complaints }) => {
  // The console's event stream breaks with the gateway, and comes back.
  complaints.expect(/Failed to load resource|ERR_CONNECTION/);
  await signIn(page, "auditor");
  await restart("gateway");
  await page.reload();
  await choose(page, "Base configuration", "Currencies");
  await expect(activePanel(page).getByRole("table", { name: "Currencies" })).toBeVisible();
});

test("ERR-04 ERR-07 a service that is down: the list says so with a trace id, the console goes on, and so does the list later", async ({
  page,
  complaints,
}) => {
  // React names what an error boundary caught.
  complaints.expect(/GraphFailure: A back-end service can't be reached/);
  await signIn(page, "customer.manager");
  await without("order", async () => {
    await choose(page, "Order management", "Order list");
    await expect(activePanel(page).getByRole("alert")).toContainText("A back-end service can't be reached.");
    await expect(activePanel(page).getByText(/Trace [0-9a-f]{8}/)).toBeVisible();
    await page.getByRole("tab", { name: "Home" }).click();
    await expect(activePanel(page)).toBeVisible();
  });
  await page.getByRole("tab", { name: "Order list" }).click();
  await activePanel(page).getByRole("button", { name: "Try again" }).click();
  await expect(activePanel(page).getByRole("table", { name: "Orders" })).toBeVisible();
});

test("ERR-05 a key is honoured across a restart of the service: the same is answered, another thing refused", async ({
  page,
}) => {
  await signIn(page, "admin", "VN");
  const save = async (nameEn: string) => {
    const input = { code: "XTU", nameEn, nameZh: "一次", symbol: "¤", decimals: 2, rateToCny: "1", sort: 0 };
    const variables = { input: { ...input, idempotencyKey: "0123456789abcdef0123456789abcdef" } };
    return (await operation(page, "currencyFormSaveMutation", { variables })).body;
  };
  const first = await save("Once");
  expect(first).toContain('"errors":[]');
  await restart("order");
  // The first calls may find the connections of before.
  let again = "";
  await expect.poll(async () => (again = await save("Once"))).not.toMatch(/"0902\d{4}"/);
  expect(again).toBe(first);
  expect(await save("Twice")).toContain("Submission failed or repeated");
});

test("ERR-08 the admin service down: nobody may anything, and the console says why", async ({ page, complaints }) => {
  complaints.expect(/Failed to load resource|GraphFailure/);
  await signIn(page, "content.editor");
  await without("admin", async () => {
    await openPage(page, "ORDER_LIST");
    await expect(page.getByRole("alert")).toContainText("A back-end service can't be reached.");
  });
  // It tries again by itself (FLT-11).
  await expect(activePanel(page)).toBeVisible({ timeout: 45_000 });
});
