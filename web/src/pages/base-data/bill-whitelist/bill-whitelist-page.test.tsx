import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { pageAddress } from "@linehaul/schema/page-address";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const row = {
  id: "row-1",
  customerCode: "6010000001",
  customerName: "Kinta Trading",
  status: "ENABLED",
  version: 1,
  viewerMayEdit: false,
  viewerMayEnable: true,
  viewerMayDisable: true,
};
const OUTCOMES = [
  { customerCode: "6010000001", outcome: "ADDED", row },
  { customerCode: "6010000002", outcome: "ALREADY", row: { ...row, id: "row-2", customerName: "Perak Export" } },
  { customerCode: "8410000001", outcome: "OTHER_SITE", row: null },
  { customerCode: "60", outcome: "NOT_FOUND", row: null },
];
const open = () =>
  renderPage("BILL_WHITELIST", {
    answer: ({ name }) => {
      if (name === "useReferenceQuery") return { Query: () => ({ reference: [] }) };
      if (name === "countryChoiceQuery") return { Query: () => ({ countries: [{ code: "MY", name: "Malaysia" }] }) };
      if (name === "billWhitelistFormAddMutation")
        return { AddBillWhitelistsPayload: () => ({ batch: { outcomes: OUTCOMES }, errors: [] }) };
      if (name === "shipmentAnswerQuery") {
        const answer = { closedBy: null, ownBill: row, offered: [], withheld: [] };
        return { Query: () => ({ shipmentTried: { answer, errors: [] } }) };
      }
      return connection("BillWhitelistConnection", [row]);
    },
  });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const fill = (field: HTMLElement, value: string) => act(async () => fireEvent.change(field, { target: { value } }));

beforeEach(() => sessionStorage.clear());

test("SYS-08 a customer of the site, who goes out of use and is not edited", async () => {
  await open();
  const line = (await screen.findAllByRole("row"))[1]!;
  expect(line.textContent).toMatch(/Kinta Trading.*6010000001/);
  screen.getByRole("button", { name: "Disable Kinta Trading" });
  expect(screen.queryByRole("button", { name: /^Edit/ })).toBeNull();
});

test("SYS-08 codes are pasted, none and too many are refused at the field, and each has its outcome", async () => {
  const { asked } = await open();
  await screen.findByText("Kinta Trading");
  await press("Add customers");
  const form = within(await screen.findByRole("dialog", { name: "Add customers" }));
  const box = form.getByLabelText(/^Customer codes/);
  await press("Add");
  await form.findByRole("alert");
  await fill(box, Array.from({ length: 201 }, (_, n) => String(n)).join("\n"));
  await press("Add");
  await form.findByText("At most 200 at once");
  await fill(box, "6010000001, 6010000002\n8410000001 60 6010000001");
  await press("Add");
  const told = within(await screen.findByRole("dialog", { name: "What became of each" }));
  told.getByText("1 of 4 added");
  const lines = told.getAllByRole("row").map((line) => line.textContent);
  expect(lines.slice(1)).toEqual([
    "6010000001Kinta TradingAdded",
    "6010000002Perak ExportOn the list already",
    "8410000001–Another site’s customer",
    "60–Not found",
  ]);
  expect(asked.find(({ name }) => name === "billWhitelistFormAddMutation")?.variables["input"]).toMatchObject({
    customerCodes: ["6010000001", "6010000002", "8410000001", "60"],
  });
  const lists = () => asked.filter(({ name }) => name === "billWhitelistPageQuery").length;
  const before = lists();
  await press("Close");
  await waitFor(() => expect(lists()).toBeGreaterThan(before));
});

test("SYS-08 a shipment of a customer is tried, and the row that lets him use an own bill of lading is a link", async () => {
  const { asked } = await open();
  await screen.findByText("Kinta Trading");
  await press("Try a shipment");
  const box = within(await screen.findByRole("dialog", { name: "Try a shipment" }));
  await fill(await box.findByRole("combobox", { name: "To country" }), "MY");
  await fill(box.getByRole("textbox", { name: /^Customer code/ }), "601");
  await press("Try it");
  await box.findByText("10 digits");
  await fill(box.getByRole("textbox", { name: /^Customer code/ }), "6010000001");
  await press("Try it");
  await box.findByText("The customer may use an own bill of lading");
  expect(box.getByRole("link", { name: "Kinta Trading" }).getAttribute("href")).toBe(
    pageAddress({ code: "BILL_WHITELIST", params: { keyword: "6010000001" } }),
  );
  expect(asked.findLast(({ name }) => name === "shipmentAnswerQuery")?.variables["input"]).toMatchObject({
    customerCode: "6010000001",
  });
});
