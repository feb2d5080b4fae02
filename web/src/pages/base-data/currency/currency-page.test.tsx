import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const ringgit = {
  id: "currency-myr",
  code: "MYR",
  nameEn: "Malaysian ringgit",
  nameZh: "马来西亚林吉特",
  symbol: "RM",
  decimals: 2,
  rateToCny: "1.71040000",
  sort: 20,
  status: "ENABLED",
  viewerMayEdit: true,
};
beforeEach(() => sessionStorage.clear());

test("a currency: its columns, and a form that says the bounds of the contract", async () => {
  await renderPage("CURRENCY", { answer: () => connection("CurrencyConnection", [ringgit]) });
  const row = within((await screen.findAllByRole("row"))[1]!);
  for (const text of ["MYR", "Malaysian ringgit", "马来西亚林吉特", "RM", "2", "1.7104", "20"]) row.getByText(text);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Edit MYR" })));
  const field = async (name: string) => (await screen.findByRole<HTMLInputElement>("textbox", { name })).value;
  const labels = ["Code", "Symbol", "English name", "Chinese name", "Rate to CNY", "Decimals", "Sort"];
  const held = ["MYR", "RM", "Malaysian ringgit", "马来西亚林吉特", "1.71040000", "2", "20"];
  expect(await Promise.all(labels.map(field))).toEqual(held);
  for (const help of ["Decimals of an amount, 0 to 4", "Its place in lists, 0 to 9999"]) screen.getByText(help);
});

test("SYS-07 a pull from the source, by SYNC alone, shows what stays; a rate opens those before it", async () => {
  const row = {
    key: "MYR",
    name: "MYR Malaysian ringgit",
    state: "CHANGED",
    fields: [
      { field: "rateToCny", here: "1.7104", there: "1.75", stays: false },
      { field: "nameEn", here: "Malaysian ringgit", there: "Ringgit", stays: true },
    ],
  };
  const rates = [
    { rateToCny: "1.7104", since: "2026-11-20T10:00:00.000Z", by: "lim.weijie", origin: "SOURCE" },
    { rateToCny: "1.69", since: "2026-10-20T10:00:00.000Z", by: "system", origin: "RELEASE" },
  ];
  const { asked } = await renderPage("CURRENCY", {
    answer: ({ name }) => {
      if (name === "currencyPageLookMutation")
        return {
          PullLookPayload: () => ({ found: { source: "REMOTE", same: 43, digest: "d1", rows: [row] }, errors: [] }),
        };
      if (name === "currencyPagePullMutation")
        return { PullPayload: () => ({ done: { added: 0, changed: 1, deleted: 0 }, errors: [] }) };
      if (name === "currencyRatesQuery")
        return { Query: () => ({ node: { __typename: "Currency", id: ringgit.id, rates } }) };
      return connection("CurrencyConnection", [ringgit]);
    },
  });
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
  await screen.findByText("Malaysian ringgit");
  await press("1.7104");
  const lines = within(await screen.findByRole("dialog", { name: "Rates of MYR" }));
  const told = (await lines.findAllByRole("row")).map((line) => line.textContent);
  expect(told.slice(1)).toEqual([
    expect.stringMatching(/2026\/11\/20.*1\.7104.*The source.*lim\.weijie/),
    expect.stringMatching(/1\.69.*The release.*system/),
  ]);
  await press("Close");
  await press("Synchronise");
  const pull = within(await screen.findByRole("dialog", { name: "Pull: Currencies" }));
  expect((await pull.findByText("MYR Malaysian ringgit")).closest("tr")?.textContent).toMatch(
    /Rate to CNY 1\.7104 → 1\.75.*Ringgit \(edited here, stays\)/,
  );
  await press("Take 1 row");
  expect(asked.find(({ name }) => name === "currencyPagePullMutation")?.variables["input"]).toMatchObject({
    keys: ["MYR"],
  });
});
