import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const malaysia = {
  id: "country-my",
  countryCode: "MY",
  called: "Malaysia",
  nameEn: "Malaysia",
  nameZhCn: "马来西亚",
  nameZhHk: "馬來西亞",
  phoneCode: "60",
  currencyCode: "MYR",
  timeZone: "Asia/Kuala_Lumpur",
  postPattern: "\\d{5}",
  postExample: "50450",
  levels: ["State", "District"],
  levelsEn: ["State", "District"],
  levelsZhCn: ["州", "县"],
  levelsZhHk: ["州", "縣"],
  status: "ENABLED",
  viewerMayEdit: true,
};
beforeEach(() => sessionStorage.clear());

test("SYS-07 a country: what the house obeys of it, and a form that counts its levels in each language", async () => {
  const { asked } = await renderPage("COUNTRY_BASE", {
    answer: () => connection("CountryBaseConnection", [malaysia]),
  });
  const row = within((await screen.findAllByRole("row"))[1]!);
  for (const text of ["MY", "Malaysia", "+60", "MYR", "Asia/Kuala_Lumpur", "50450", "State / District"])
    row.getByText(text);
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
  await press("Edit MY");
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Code" })).readOnly).toBe(true);
  const chinese = screen.getByRole("textbox", { name: "Levels in Simplified Chinese" });
  await act(async () => fireEvent.change(chinese, { target: { value: "州" } }));
  await press("Save");
  await screen.findByText("As many as in English", { selector: "[role=alert]" });
  expect(asked.some(({ name }) => name === "countryBaseFormSaveMutation")).toBe(false);
});
