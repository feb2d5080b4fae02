import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { pageAddress } from "@linehaul/schema/page-address";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const host = {
  id: "row-1",
  subject: "shop.example",
  customerName: null,
  reason: "Closed",
  status: "ENABLED",
  version: 1,
  viewerMayEdit: false,
  viewerMayDelete: true,
};
const customer = { ...host, id: "row-2", subject: "6010000001", customerName: "Kinta Trading" };
const open = (answer: object = {}) =>
  renderPage("CALLBACK_BLACKLIST", {
    answer: ({ name }) => {
      if (name === "callbackBlacklistFormAddMutation") return { AddCallbackBlacklistPayload: () => ({ errors: [] }) };
      if (name === "callbackAnswerQuery") return { Query: () => ({ callbackTried: { answer, errors: [] } }) };
      return connection("CallbackBlacklistConnection", [host, customer]);
    },
  });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const fill = (field: HTMLElement, value: string) => act(async () => fireEvent.change(field, { target: { value } }));

beforeEach(() => sessionStorage.clear());

test("SYS-08 rows are hosts and customers with why; nobody edits one, it is deleted", async () => {
  await open();
  const [, first, second] = (await screen.findAllByRole("row")).map((line) => line.textContent);
  expect(first).toMatch(/shop\.example.*The host and its sub-domains.*Closed/);
  expect(second).toMatch(/6010000001.*Kinta Trading/);
  screen.getByRole("button", { name: "Delete shop.example" });
  expect(screen.queryByRole("button", { name: /^Edit/ })).toBeNull();
});

test("SYS-08 neither, and both, are refused at their fields; a host goes as browsers have it", async () => {
  const { asked } = await open();
  await screen.findByText("Kinta Trading");
  await press("New row");
  const form = within(await screen.findByRole("dialog", { name: "New row" }));
  await fill(form.getByLabelText(/^Reason/), "Closed");
  await press("Save");
  await form.findByText("Say a customer or a host");
  await fill(form.getByLabelText(/^Customer/), "6010000001");
  await fill(form.getByLabelText(/^Host/), "https://Shop.example/");
  await press("Save");
  await form.findByText("Either a customer or a host");
  await fill(form.getByLabelText(/^Customer/), "");
  await press("Save");
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "callbackBlacklistFormAddMutation")?.variables["input"]).toMatchObject({
      customerCode: null,
      host: "shop.example",
      reason: "Closed",
    }),
  );
});

const tried = async (line: string, answer: object) => {
  const { asked } = await open(answer);
  await screen.findByText("Kinta Trading");
  await press("Try a call-back");
  const box = within(await screen.findByRole("dialog", { name: "Try a call-back" }));
  await fill(box.getByLabelText(/^Address/), line);
  await press("Try it");
  return { box, input: () => asked.findLast(({ name }) => name === "callbackAnswerQuery")?.variables["input"] };
};

test("SYS-08 an address that is tried names the row that withholds it", async () => {
  const { box, input } = await tried("https://api.shop.example/", { isWithheld: true, row: host });
  await box.findByText("It is withheld");
  box.getByText("Closed");
  expect(box.getByRole("link", { name: "shop.example" }).getAttribute("href")).toBe(
    pageAddress({ code: "CALLBACK_BLACKLIST", params: { keyword: "shop.example" } }),
  );
  expect(input()).toEqual({ customerCode: null, address: "https://api.shop.example/" });
});

test("SYS-08 ten digits are a customer's code; what no row withholds goes", async () => {
  const { box, input } = await tried("6010000002", { isWithheld: false, row: null });
  await box.findByText("It goes");
  box.getByText("No row withholds it.");
  expect(input()).toEqual({ customerCode: "6010000002", address: null });
});
