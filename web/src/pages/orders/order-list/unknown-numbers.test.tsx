import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const ORDERS = ["SF1", "SF2"].map((sfWaybillNo) => ({ id: sfWaybillNo, sfWaybillNo }));
const numbersFound = {
  unknown: ["SF404", "PO-9"],
  foundBy: [{ sfWaybillNo: "SF2", number: "PO-7", kind: "CUSTOMER_ORDER" }],
};
beforeEach(() => sessionStorage.clear());

test("ORD-01 numbers that found nothing stand apart, to copy; a row says by which other number it was found", async () => {
  const rows = connection("OrderConnection", ORDERS);
  const found = { ...rows, OrderNumbersFound: () => numbersFound };
  await renderPage("ORDER_LIST", { answer: () => found });
  await screen.findAllByRole("row");
  await act(async () =>
    fireEvent.paste(screen.getByRole("textbox", { name: /paste many/ }), {
      clipboardData: { getData: () => "SF1 PO-7 SF404 PO-9" },
    }),
  );
  const [, first, second] = screen.getAllByRole("row");
  within(second!).getByText("by order number PO-7");
  expect(within(first!).queryByText(/by order number/)).toBeNull();
  fireEvent.click(await screen.findByRole("button", { name: "2 numbers not found" }));
  const apart = within(screen.getByRole("dialog", { name: "2 numbers not found" }));
  expect(apart.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["SF404", "PO-9"]);
  apart.getByRole("button", { name: "Copy the numbers that were not found" });
});
