import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import type { MenuButton } from "@linehaul/schema/modules";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const push = {
  state: "FAILED",
  askedAt: "2026-11-19T08:00:00.000Z",
  askedBy: "minh.le",
  attempts: 1,
  answer: '{"error":"the international code is held by another customer"}',
};
const customer = {
  id: "SW50bEN1c3RvbWVyOjE=",
  customerId: "Q3VzdG9tZXI6MQ==",
  customerCode: "8410228841",
  intlCustomerCode: "INT8410228841",
  nameEn: "Công ty Nguyễn Đức Ánh",
  nameZh: null,
  customerType: "ENTERPRISE",
  status: "USABLE",
  country: { code: "VN" },
  releaseStatus: "REJECT",
  push,
  monthCards: [
    { id: "card-1", card: "7•••••0955", isUsed: true },
    { id: "card-2", card: "7•••••0956", isUsed: true },
    { id: "card-3", card: "6•••••0957", isUsed: false },
  ],
  createdAt: "2024-03-01T08:00:00.000Z",
  modifiedAt: "2026-03-01T08:00:00.000Z",
  site: "VN",
  viewerMayOpen: true,
  viewerMayShowClear: false,
};
const never = {
  ...customer,
  id: "SW50bEN1c3RvbWVyOjI=",
  customerId: "Q3VzdG9tZXI6Mg==",
  nameEn: "Hạ Long Seafood",
  intlCustomerCode: "INT8410228842",
  status: "ADDED",
  releaseStatus: "ADD",
  push: null,
  monthCards: [],
};
const rejected = { status: "REJECT", count: 1, isExact: true };
const outcomes = [{ customerCode: customer.customerCode, outcome: "DONE", name: customer.nameEn, status: "USABLE" }];
const open = (buttons?: readonly MenuButton[]) =>
  renderPage("INTL_CUSTOMER_LIST", {
    ...(buttons && { buttons }),
    answer: ({ name }) =>
      name === "pushManyMutation"
        ? { PushCustomersPayload: () => ({ pushed: { outcomes }, errors: [] }) }
        : { ...connection("IntlCustomerConnection", [customer, never]), CustomerReleaseCount: () => rejected },
  });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

beforeEach(() => sessionStorage.clear());

describe("the international list", { timeout: 20_000 }, () => {
  test("CUS-14 CUS-17 it shows whom, the cards in use, how far released, and what became of the last push", async () => {
    await open();
    const row = within(await screen.findByRole("row", { name: /INT8410228841/ }));
    for (const text of ["Rejected", "Failed", "Usable"]) row.getByText(text);
    expect(row.getByText("7•••••0955").parentElement?.textContent).toContain("+1");
    expect(row.queryByRole("button", { name: /Show/ })).toBeNull();
    const tabs = within(screen.getByRole("navigation", { name: "Customers by release" }));
    tabs.getByRole("button", { name: /^Rejected.*1$/ });
    const other = within(screen.getByRole("row", { name: /INT8410228842/ }));
    other.getByText("Not released");
    expect(other.queryByRole("button", { name: /Push/ })).toBeNull();
  });

  test("CUS-17 a failed one is pushed again, and the list is read anew; who may not is not offered to", async () => {
    const { asked } = await open();
    await screen.findByRole("row", { name: /INT8410228841/ });
    await press(`Push ${customer.nameEn}`);
    const question = within(await screen.findByRole("alertdialog", { name: "Push 1 customer?" }));
    await act(async () => fireEvent.click(question.getByRole("button", { name: "Push" })));
    await screen.findByText("1 of 1 are on their way");
    await press("Close");
    await waitFor(() => expect(asked.filter(({ name }) => name === "intlCustomerListPageQuery")).toHaveLength(2));
    const sent = asked.find(({ name }) => name === "pushManyMutation");
    expect(sent?.variables).toMatchObject({ input: { ids: [customer.customerId] } });
  });

  test("CUS-17 who may not push is not offered to", async () => {
    await open(["INTL_CUSTOMER_LIST.VIEW"]);
    await screen.findByRole("row", { name: /INT8410228841/ });
    expect(screen.queryByRole("button", { name: /^Push/ })).toBeNull();
  });
});
