import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import type { MenuButton } from "@linehaul/schema/modules";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";
import { customerAsked, customerList } from "./customer-list-filter.ts";

const customer = {
  id: "Q3VzdG9tZXI6MQ==",
  customerCode: "8410228841",
  intlCustomerCode: "VN0001",
  nameEn: "Công ty Nguyễn Đức Ánh",
  nameZh: null,
  status: "USABLE",
  customerType: "ENTERPRISE",
  city: "Hà Nội",
  country: { code: "VN", name: "Vietnam" },
  contactName: "Trần Thị Hoa",
  contactPhone: "+84 9••••••21",
  contactEmail: "h•••@anh.vn",
  settlementType: "MONTHLY",
  creditPeriodDays: 30,
  creditLimit: "500000.00",
  creditCurrency: "VND",
  salesPerson: "minh.le",
  industry: "TEXTILE",
  orgCode: "VNSALES",
  unusableReason: null,
  createdAt: "2024-03-01T08:00:00.000Z",
  modifiedAt: "2026-03-01T08:00:00.000Z",
  modifiedBy: "minh.le",
  site: "VN",
  viewerMayShowClear: true,
  viewerMayOpen: true,
};
const rows = [
  customer,
  { ...customer, id: "Q3VzdG9tZXI6Mg==", customerCode: "8410228842", nameEn: "Kopi Sedap", status: "ADDED" },
];
const outcomes = [
  { customerCode: customer.customerCode, outcome: "DONE", name: customer.nameEn, status: "UNUSABLE" },
  { customerCode: "8410228842", outcome: "NOT_NOW", name: "Kopi Sedap", status: "ADDED" },
];
const counted = (outcome: string, count: number) => ({ outcome, count });
const PLENTY = {
  matching: { count: 1_234 },
  outcomes: [counted("DONE", 1_200), counted("ALREADY", 30), counted("NOT_NOW", 4)],
  hindrance: null,
};
/** What the graph foretells of an act on all that match. */
let foretold: object = PLENTY;
const acting = {
  taskId: "t-1",
  state: "PROCESSING",
  customers: 1_234,
  looked: 400,
  done: 396,
  outcomes: [counted("DONE", 396), counted("NOT_NOW", 4)],
  errorCode: null,
  viewerMayStop: true,
  viewerMayRetry: false,
  viewerMayDownload: true,
};
const FINDING = "019a0000-0000-7000-8000-000000000001";
const open = (buttons?: readonly MenuButton[]) =>
  renderPage("CUSTOMER_LIST", {
    ...(buttons && { buttons }),
    answer: ({ name }) => {
      if (name === "disableManyMutation")
        return { DisableCustomersPayload: () => ({ turned: { outcomes }, errors: [] }) };
      if (name === "askCustomersMutation")
        return { FindSensitiveCustomersPayload: () => ({ finding: { findingId: FINDING, count: 1 }, errors: [] }) };
      if (name === "assignManyMutation")
        return { AssignCustomersPayload: () => ({ assigned: { outcomes }, errors: [] }) };
      if (name === "matchingQuestionQuery") return { CustomerActPreview: () => foretold };
      if (name === "disableMatchingMutation")
        return { DisableMatchingCustomersPayload: () => ({ act: { taskId: "t-1" }, errors: [] }) };
      if (name === "assignMatchingMutation")
        return { AssignMatchingCustomersPayload: () => ({ act: { taskId: "t-1" }, errors: [] }) };
      if (name === "customerActQuery") return { CustomerAct: () => acting };
      if (name === "organisationChoiceQuery")
        return { Query: () => ({ organisations: [{ code: "VNOPS", name: "Operations" }] }) };
      return {
        ...connection("CustomerConnection", rows),
        CustomerFinding: () => ({ kind: "CARD", count: 1, isMore: false }),
        CustomerStatusCount: () => ({ status: "USABLE", count: 12, isExact: true }),
      };
    },
  });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

beforeEach(() => {
  sessionStorage.clear();
  foretold = PLENTY;
});

describe("customers", { timeout: 20_000 }, () => {
  test("CUS-19 a row says who, how he stands, where and how he pays; the telephone is masked", async () => {
    await open();
    const [, first] = await screen.findAllByRole("row");
    const row = within(first!);
    for (const text of [customer.customerCode, customer.nameEn, "Usable", "Company", "Monthly", "minh.le"])
      row.getByText(text);
    row.getByText(/9••••••21/);
    row.getByRole("link", { name: customer.customerCode });
    expect(first!.textContent).toContain("Hà Nội · VN");
  });

  test("PERM-12 customers are found by a card in full: the list is kept to the finding's id, and the card stands nowhere any more", async () => {
    const { asked, container } = await open();
    await press("+ Filter");
    const name = "Phone, e-mail, certificate, card";
    fireEvent.click(within(screen.getByRole("dialog", { name: "Filter" })).getByRole("button", { name }));
    const panel = within(await screen.findByRole("dialog", { name }));
    fireEvent.click(await panel.findByRole("radio", { name: "Card" }));
    fireEvent.change(panel.getByRole("textbox", { name: "The whole value" }), { target: { value: "7355 331166" } });
    await act(async () => fireEvent.click(panel.getByRole("button", { name: "Find" })));
    await screen.findByRole("button", { name: "Found by a card: 1 customer" });
    expect(asked.find((one) => one.name === "askCustomersMutation")?.variables).toMatchObject({
      input: { kind: "CARD", value: "7355 331166" },
    });
    const filters = asked
      .filter((one) => one.name === "customerListPageQuery")
      .map(({ variables }) => variables["filter"]);
    expect(filters.at(-1)).toMatchObject({ finding: FINDING });
    const kept = JSON.stringify([Object.entries(sessionStorage), location.href, history.state]);
    for (const text of [kept, container.outerHTML]) expect(text).not.toContain("331166");
  });

  test("CUS-19 ticked customers are given to a sales person or an organisation; neither is refused at its field", async () => {
    const { asked } = await open();
    const [all] = await screen.findAllByRole("checkbox");
    await act(async () => fireEvent.click(all!));
    await press("Assign");
    const form = within(await screen.findByRole("dialog", { name: "Assign 2 customers" }));
    await act(async () => fireEvent.click(form.getByRole("button", { name: "Assign" })));
    await form.findByText("This field is required");
    const organisation = await form.findByLabelText("Organisation");
    await act(async () => fireEvent.change(organisation, { target: { value: "VNOPS" } }));
    await act(async () => fireEvent.click(form.getByRole("button", { name: "Assign" })));
    await screen.findByText("1 of 2 were changed");
    const sent = asked.find(({ name }) => name === "assignManyMutation");
    expect(sent?.variables).toMatchObject({ input: { salesPerson: null, orgCode: "VNOPS" } });
  });

  test("CUS-13 ticked customers are disabled for a reason, and each says what became of it", async () => {
    const { asked } = await open();
    const [all] = await screen.findAllByRole("checkbox");
    await act(async () => fireEvent.click(all!));
    await press("Disable");
    const dialog = within(await screen.findByRole("dialog", { name: "Disable 2 customers" }));
    await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Disable" })));
    await dialog.findByText("This field is required");
    await act(async () =>
      fireEvent.change(dialog.getByLabelText(/Why they may order no more/), { target: { value: " Bills unpaid " } }),
    );
    await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Disable" })));
    await screen.findByText("1 of 2 were changed");
    screen.getByText("Not in this status: never usable yet");
    expect(asked.find(({ name }) => name === "disableManyMutation")?.variables["input"]).toMatchObject({
      ids: rows.map(({ id }) => id),
      reason: "Bills unpaid",
    });
    await press("Close");
    await waitFor(() => expect(asked.filter(({ name }) => name === "customerListPageQuery")).toHaveLength(2));
  });

  const openWhole = async (verb: string) => {
    const page = await open();
    const [, first] = await screen.findAllByRole("checkbox");
    await act(async () => fireEvent.click(first!));
    await press(/^All .* that match$/);
    expect(screen.queryByRole("button", { name: "Export" })).toBeNull();
    await press(verb);
    return page;
  };

  test("CUS-19 all that match are disabled by a task: what becomes of whom is said before, how far it is after", async () => {
    const { asked } = await openWhole("Disable");
    const dialog = within(await screen.findByRole("dialog", { name: "Disable 1200 customers" }));
    for (const text of ["1,234 customers match.", "1,200 become unusable.", "30: Was so before"])
      dialog.getByText(text);
    await act(async () =>
      fireEvent.change(dialog.getByLabelText(/Why they may order no more/), { target: { value: " Bills unpaid " } }),
    );
    await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Disable" })));
    const going = within(await screen.findByRole("dialog", { name: "Disabling customers" }));
    await going.findByText("400 of 1,234 customers looked at. It goes on when this is closed.");
    going.getByText("Done: 396 of 1,234.");
    await act(async () => fireEvent.click(going.getByRole("button", { name: "Stop" })));
    await act(async () => fireEvent.click(going.getByRole("button", { name: "Download CSV" })));
    const sent = (name: string) => asked.find((one) => one.name === name)?.variables["input"];
    expect(sent("disableMatchingMutation")).toMatchObject({ filter: { status: null }, reason: "Bills unpaid" });
    expect(sent("useOwnCustomerActsStopMutation")).toMatchObject({ taskId: "t-1" });
    expect(sent("customerActButtonsDownloadMutation")).toEqual({ taskId: "t-1", format: "CSV" });
  });

  test("CUS-19 all that match are assigned after it was said how many would be; nothing is sent before", async () => {
    const { asked } = await openWhole("Assign");
    const form = within(await screen.findByRole("dialog", { name: "Assign all that match" }));
    const person = await form.findByLabelText(/Sales person/);
    await act(async () => fireEvent.change(person, { target: { value: "minh.le" } }));
    await act(async () => fireEvent.click(form.getByRole("button", { name: "Continue" })));
    const question = within(await screen.findByRole("alertdialog", { name: "Assign 1200 customers" }));
    const names = () => asked.map(({ name }) => name);
    expect(names()).not.toContain("assignMatchingMutation");
    await act(async () => fireEvent.click(question.getByRole("button", { name: "Assign" })));
    await screen.findByRole("dialog", { name: "Assigning customers" });
    const asking = asked.find(({ name }) => name === "matchingQuestionQuery")?.variables;
    expect(asking).toMatchObject({ kind: "ASSIGN", salesPerson: "minh.le", orgCode: null });
    expect(names()).toContain("assignMatchingMutation");
  });

  test.each([
    ["more than ten thousand", { hindrance: "TOO_MANY" }, "Disable all that match", /More than 10,000 customers match/],
    ["none", { hindrance: "NONE_MATCHES" }, "Disable all that match", /No customer matches any more/],
    ["those alone that are so", { outcomes: [counted("ALREADY", 30)] }, "Nothing to change", /30: Was so before/],
  ])("ACC-05 of %s it is said why nothing is done, and nothing is asked", async (_what, told, name, why) => {
    foretold = { ...PLENTY, ...told };
    await openWhole("Disable");
    const said = within(await screen.findByRole("dialog", { name }));
    said.getByText(why);
    expect(said.queryByLabelText(/Why they may order no more/)).toBeNull();
  });

  test("PERM-01 who holds VIEW alone is offered no act and no file", async () => {
    await open(["CUSTOMER_LIST.VIEW"]);
    const [all] = await screen.findAllByRole("checkbox");
    await act(async () => fireEvent.click(all!));
    for (const name of ["Disable", "Enable", "Export", "Upload", /that match/])
      expect(screen.queryByRole("button", { name })).toBeNull();
  });

  test("CUS-13 ORD-12 who holds CREATE may send a sheet of new customers, and is told what becomes of its lines", async () => {
    await open(["CUSTOMER_LIST.VIEW", "CUSTOMER_LIST.CREATE"]);
    await press("Upload");
    const dialog = within(await screen.findByRole("dialog", { name: "Upload: Customer list" }));
    await dialog.findByText(/a row that says nothing but of a person adds him to the customer above it/);
    expect(dialog.getByRole("button", { name: "Download the template" })).toBeTruthy();
  });

  test("CUS-19 what is not set is not asked for", () => {
    const filter = { ...customerList.empty, status: ["USABLE" as const], organisation: ["VNCS"], keyword: "nguyen" };
    expect(customerAsked(filter)).toMatchObject({
      status: ["USABLE"],
      orgCode: ["VNCS"],
      keyword: "nguyen",
      customerType: null,
      salesPerson: null,
      from: null,
    });
  });
});
