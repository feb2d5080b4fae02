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
