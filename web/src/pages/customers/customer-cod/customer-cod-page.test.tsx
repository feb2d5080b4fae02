import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const row = {
  id: "c1",
  version: 2,
  status: "ENABLED",
  customerId: "cu1",
  customerCode: "6010228841",
  customerName: "Kinta Trading",
  currency: "MYR",
  least: "10.00",
  most: "5000.00",
  card: "6•••••••••••1234",
  account: "1•••••7890",
  viewerMayEdit: true,
  viewerMayDisable: true,
  viewerMayOpen: true,
};
const open = () =>
  renderPage("CUSTOMER_COD", {
    answer: ({ name }) =>
      name === "customerCodFormSaveMutation"
        ? { SaveCustomerCodPayload: () => ({ customerCod: row, errors: [] }) }
        : connection("CustomerCodConnection", [row]),
  });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const fill = async (label: RegExp, value: string) => {
  const field = await screen.findByRole("textbox", { name: label });
  await act(async () => fireEvent.change(field, { target: { value } }));
};
beforeEach(() => sessionStorage.clear());

describe("cash on delivery", { timeout: 20_000 }, () => {
  test("ORD-04 a row says between which bounds is collected; card and account are masked, and nobody reveals them here", async () => {
    await open();
    const line = (await screen.findByText("Kinta Trading")).closest("tr")?.textContent;
    expect(line).toMatch(/Kinta Trading.*6010228841.*10\.00.*5,000\.00.*6•••••••••••1234.*1•••••7890/);
    expect(screen.queryByRole("button", { name: /^Show/ })).toBeNull();
  });

  test("ORD-04 bounds that cross are told at the last of them; what comes masked is not sent", async () => {
    const { asked } = await open();
    await screen.findByText("Kinta Trading");
    await press("Edit Kinta Trading MYR");
    await fill(/^Most/, "9.99");
    await press("Save");
    await screen.findByText("Not below the least");
    await fill(/^Most/, "9000");
    await press("Save");
    await waitFor(() =>
      expect(asked.find(({ name }) => name === "customerCodFormSaveMutation")?.variables).toMatchObject({
        input: { id: "c1", version: 2, most: "9000", card: null, account: null },
      }),
    );
  });
});
