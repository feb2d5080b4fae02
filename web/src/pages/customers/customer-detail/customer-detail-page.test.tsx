import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import type { MenuButton } from "@linehaul/schema/modules";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const customer = {
  id: "Q3VzdG9tZXI6MQ==",
  customerCode: "8410228841",
  intlCustomerCode: "VN0001",
  nameEn: "Công ty Nguyễn Đức Ánh",
  nameZh: null,
  status: "UNUSABLE",
  unusableReason: "Bills unpaid for 90 days",
  customerType: "ENTERPRISE",
  industry: "TEXTILE",
  country: { name: "Vietnam" },
  province: "Hà Nội",
  city: "Ba Đình",
  address: "12 •••",
  postCode: "100000",
  contactName: "Trần Thị Hoa",
  contactPhone: "+84 9••••••21",
  contactEmail: null,
  settlementType: "MONTHLY",
  creditPeriodDays: 30,
  creditLimit: "500000.00",
  creditCurrency: "VND",
  salesPerson: null,
  orgCode: "VNSALES",
  createdAt: "2024-03-01T08:00:00.000Z",
  modifiedAt: "2026-03-01T08:00:00.000Z",
  modifiedBy: "minh.le",
  viewerMayShowClear: true,
};
const order = {
  id: "o-1",
  sfWaybillNo: "SF604188201177",
  orderStatus: "TO_VERIFY",
  receiverName: "Lim Wei",
  receiverCountry: { code: "SG" },
  createdAt: "2026-06-10T08:00:00.000Z",
  viewerMayOpen: true,
};
const outcomes = [{ customerCode: customer.customerCode, outcome: "DONE", name: customer.nameEn, status: "USABLE" }];
const open = (more: { readonly buttons?: readonly MenuButton[]; readonly found?: object | null } = {}) =>
  renderPage("CUSTOMER_DETAIL", {
    params: { id: customer.id },
    ...(more.buttons && { buttons: more.buttons }),
    answer: ({ name }) => {
      if (name === "customerOrdersQuery") return connection("OrderConnection", [order]);
      if (name === "enableManyMutation")
        return { EnableCustomersPayload: () => ({ turned: { outcomes }, errors: [] }) };
      return { Query: () => ({ customer: more.found === undefined ? customer : more.found }) };
    },
  });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

beforeEach(() => sessionStorage.clear());

describe("a customer's page", { timeout: 20_000 }, () => {
  test("CUS-19 it says who, where, whom to ask and how he pays, masked; what has no value has no line; his latest orders open", async () => {
    await open();
    await screen.findByRole("heading", { level: 1, name: customer.nameEn });
    for (const text of ["Bills unpaid for 90 days", "Company", "Textile", "Vietnam", "Trần Thị Hoa", "30 days"])
      screen.getByText(text);
    screen.getByText(/9••••••21/);
    expect(screen.queryByText("E-mail")).toBeNull();
    const orders = within(await screen.findByRole("table", { name: "Latest orders" }));
    orders.getByRole("link", { name: /6041/ });
    orders.getByText("Lim Wei · SG");
  });

  test("CUS-13 what is offered is what may be done now; the page is read again when it is done", async () => {
    const { asked } = await open();
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("button", { name: "Disable" })).toBeNull();
    await press("Enable");
    const question = within(await screen.findByRole("alertdialog", { name: "Enable 1 customer?" }));
    await act(async () => fireEvent.click(question.getByRole("button", { name: "Enable" })));
    await screen.findByText("1 of 1 were changed");
    await press("Close");
    await waitFor(() => expect(asked.filter(({ name }) => name === "customerDetailPageQuery")).toHaveLength(2));
  });

  test("PERM-01 who may see no orders is told so there, and is offered no act; a customer of others is not here", async () => {
    const { asked } = await open({ buttons: ["CUSTOMER_DETAIL.VIEW"] });
    await screen.findByText("You may not see orders.");
    expect(screen.queryByRole("button", { name: "Enable" })).toBeNull();
    expect(asked.map(({ name }) => name)).not.toContain("customerOrdersQuery");
  });

  test("PERM-02 a customer outside of one's rows is not here", async () => {
    await open({ found: null });
    expect(await screen.findByText("This customer is not here")).toBeTruthy();
  });
});
