import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const insurance = {
  id: "insurance",
  code: "INSURANCE",
  nameEn: "Insurance",
  nameZhCn: "保价",
  nameZhHk: "保價",
  asks: "AMOUNT",
  feeKind: "PERCENT",
  fee: "0.5",
  feeLeast: "5.00",
  feeMost: null,
  feeCurrency: "CNY",
  sort: 50,
  status: "ENABLED",
  viewerMayEdit: true,
};
beforeEach(() => sessionStorage.clear());

test("SYS-07 an add-on service: its fee in words, what is common is said, and its code stays", async () => {
  await renderPage("ADD_SERVICE", { answer: () => connection("AddServiceConnection", [insurance]) });
  const row = within((await screen.findAllByRole("row"))[1]!);
  for (const text of ["INSURANCE", "Insurance", "保价", "An amount", "0.5% of the amount", "5"]) row.getByText(text);
  screen.getByText(/Common to all sites/);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Edit INSURANCE" })));
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Code" })).readOnly).toBe(true);
  const most = await screen.findByRole("textbox", { name: "At most" });
  await act(async () => fireEvent.change(most, { target: { value: "4" } }));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })));
  await screen.findByText("Must not be below the least");
});
