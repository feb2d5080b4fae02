import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const card = {
  id: "pay-card",
  code: "MONTHLY_CARD",
  nameEn: "Monthly card",
  nameZhCn: "月结",
  nameZhHk: "月結",
  payFor: ["FREIGHT", "TAX"],
  payers: ["SENDER", "THIRD_PARTY"],
  needsMonthCard: true,
  sort: 50,
  status: "ENABLED",
  viewerMayEdit: true,
};
beforeEach(() => sessionStorage.clear());

test("SYS-07 a pay method: what it pays and who can, by name, what is common is said, and its code stays", async () => {
  await renderPage("PAY_METHOD", { answer: () => connection("PaymentMethodConnection", [card]) });
  const row = within((await screen.findAllByRole("row"))[1]!);
  for (const text of [
    "MONTHLY_CARD",
    "Monthly card",
    "月结",
    "Freight, Duties and taxes",
    "Sender, Third party",
    "Yes",
  ])
    row.getByText(text);
  screen.getByText(/Common to all sites/);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Edit MONTHLY_CARD" })));
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Code" })).readOnly).toBe(true);
  const ticked = screen.getAllByRole<HTMLInputElement>("checkbox").filter((box) => box.checked);
  expect(ticked).toHaveLength(5);
});
