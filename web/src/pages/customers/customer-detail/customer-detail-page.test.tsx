import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import type { MenuButton } from "@linehaul/schema/modules";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";
import { history } from "./testing/history.ts";

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
  detail: {
    nature: "PRIVATE",
    businessScope: "Wholesale and export",
    county: null,
    tel: null,
    certType: "BUSINESS_LICENCE",
    certNo: "0•••••••5678",
    taxNo: "0312345678",
    referrer: null,
    deliveryPerson: "Lê Văn Minh",
    pinCode: null,
    settlementAccount: "9•••4567",
    prepaidAccount: null,
    invoiceTitle: null,
    invoiceCount: 2,
    takesCod: true,
    takesDdp: false,
    review: null,
    contacts: [
      {
        id: "contact-1",
        contactType: "Warehouse",
        title: "Mr",
        name: "Phạm Đức",
        mobile: "+84 ••• ••77",
        phone: null,
        email: null,
        companyName: null,
        countryCode: "VN",
        province: null,
        city: "Đà Nẵng",
        county: null,
        address: null,
        postCode: "550000",
      },
    ],
    monthCards: [
      {
        id: "card-1",
        card: "7•••••0955",
        kind: "CREDIT",
        isUsed: true,
        addedAt: "2024-03-01T08:00:00.000Z",
        addedBy: "minh",
      },
      {
        id: "card-2",
        card: "6•••••0950",
        kind: "PREPAID",
        isUsed: false,
        addedAt: "2024-03-01T08:00:00.000Z",
        addedBy: "minh",
      },
    ],
  },
};
const months = [
  { month: "2026-05", count: 0, cancelled: 0 },
  { month: "2026-06", count: 7, cancelled: 2 },
];
const order = {
  id: "o-1",
  sfWaybillNo: "SF604188201177",
  orderStatus: "TO_VERIFY",
  receiverName: "Lim Wei",
  receiverCountry: { code: "SG" },
  createdAt: "2026-06-10T08:00:00.000Z",
  viewerMayOpen: true,
};
const account = {
  id: "u-1",
  userCode: "VN10228841",
  userName: "lorry_1",
  status: "LOCKED",
  signedInAt: null,
};
const cod = {
  id: "c-1",
  status: "ENABLED",
  currency: "VND",
  least: "50000.00",
  most: "20000000.00",
  card: "6••••1234",
};
const outcomes = [{ customerCode: customer.customerCode, outcome: "DONE", name: customer.nameEn, status: "USABLE" }];
const open = (more: { readonly buttons?: readonly MenuButton[]; readonly found?: object | null } = {}) =>
  renderPage("CUSTOMER_DETAIL", {
    params: { id: customer.id },
    ...(more.buttons && { buttons: more.buttons }),
    answer: ({ name }) => {
      if (name === "customerOrdersQuery") return connection("OrderConnection", [order]);
      if (name === "customerAccountsQuery") return connection("UserAccountConnection", [account]);
      if (name === "customerCodsQuery") return connection("CustomerCodConnection", [cod]);
      if (name === "customerHistoryQuery") return { Query: () => ({ customerHistory: history }) };
      if (name === "customerMonthsQuery") return { Query: () => ({ ordersByMonth: months }) };
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
    expect(screen.queryByText("E-mail", { selector: "dt" })).toBeNull();
    const orders = within(await screen.findByRole("table", { name: "Latest orders" }));
    orders.getByRole("link", { name: /6041/ });
    orders.getByText("Lim Wei · SG");
  });

  test("CUS-20 PERM-12 its people, cards and terms stand on it; who may not show the detail in the clear, or change cards, is not offered to", async () => {
    await open({ buttons: ["CUSTOMER_DETAIL.VIEW"] });
    const people = within(await screen.findByRole("table", { name: "1 person" }));
    for (const text of ["Mr Phạm Đức", "Warehouse", "+84 ••• ••77", "Đà Nẵng, 550000, VN"]) people.getByText(text);
    const cards = within(screen.getByRole("table", { name: "Monthly cards, 2 of 20" }));
    for (const text of ["7•••••0955", "Monthly bill", "In use", "Prepaid", "Not in use"]) cards.getByText(text);
    expect(cards.queryByRole("button")).toBeNull();
    expect(people.queryByRole("button")).toBeNull();
    expect(screen.queryByRole("button", { name: "Add cards" })).toBeNull();
    for (const text of ["Private company", "Business licence", "0312345678", "Cash on delivery"])
      screen.getByText(text);
  });

  test("CUS-19 the history says what went and what came, why, and that there is more; months have their table", async () => {
    await open();
    const told = within(await screen.findByRole("region", { name: "History" }));
    await told.findByText("Reported lost");
    expect(told.getByText("6•••••0950 · Prepaid").tagName).toBe("DEL");
    expect(told.getByText("6•••••0950 · Prepaid · Not in use").tagName).toBe("INS");
    expect(told.queryByText(/0955/)).toBeNull();
    told.getByText("Unusable");
    told.getByText("Contract or agreement HD-2026-7");
    for (const text of ["Signed", "Signed.pdf"]) expect(told.getByText(text).tagName).toBe("INS");
    told.getByText("Application: COD");
    for (const text of ["Returned", "Bank statement"]) expect(told.getByText(text).tagName).toBe("INS");
    told.getByText("Older changes stand in the audit trail.");
    const table = within(await screen.findByRole("table", { name: "Orders by month", hidden: true }));
    const cells = table.getAllByRole("row", { hidden: true }).map((row) => row.textContent);
    expect(cells).toEqual(["MonthCancelledOrders", "2026/0500", "2026/0625"]);
  });

  test("ACC-07 the accounts that it orders with stand on it and lead to their list, for who may see them", async () => {
    await open();
    const accounts = within(await screen.findByRole("table", { name: "Accounts" }));
    for (const text of ["lorry_1", "Locked"]) accounts.getByText(text);
    const link = accounts.getByRole("link", { name: "VN10228841" });
    expect(link.getAttribute("href")).toContain("customer-8410228841");
  });

  test("ORD-04 where what its receivers pay goes to stands on it, masked, for who may see that list of who takes it", async () => {
    await open();
    const cods = within(await screen.findByRole("table", { name: "Cash on delivery" }));
    cods.getByText("6••••1234");
    expect(cods.getByRole("link", { name: "VND" }).getAttribute("href")).toContain("keyword-8410228841");
  });

  test("ORD-04 of who takes no cash on delivery nothing is asked", async () => {
    const { asked } = await open({ found: { ...customer, detail: { ...customer.detail, takesCod: false } } });
    await screen.findByRole("table", { name: "Accounts" });
    expect(asked.some(({ name }) => name === "customerCodsQuery")).toBe(false);
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
    expect(asked.map(({ name }) => name)).not.toContain("customerAccountsQuery");
  });

  test("PERM-02 a customer outside of one's rows is not here", async () => {
    await open({ found: null });
    expect(await screen.findByText("This customer is not here")).toBeTruthy();
  });
});
