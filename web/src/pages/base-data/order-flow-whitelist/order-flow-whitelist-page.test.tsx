import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const row = {
  id: "pass-1",
  code: "KINTA-01",
  customerCode: "6010000001",
  customerName: "Kinta Trading",
  fromCountry: null,
  fromRegion: "",
  from: null,
  toCountry: "CU",
  toRegion: "",
  to: { name: "Cuba" },
  validFrom: "2026-11-01",
  validTo: null,
  remark: "Licence 4711",
  status: "ENABLED",
  version: 3,
  viewerMayEdit: true,
};
const COUNTRIES = [
  { code: "CU", name: "Cuba", status: "ENABLED" },
  { code: "KP", name: "North Korea", status: "DISABLED" },
];
beforeEach(() => sessionStorage.clear());

test("SYS-08 a customer who passes, and a form that offers countries in use and tells a wrong code at its field", async () => {
  const { asked } = await renderPage("ORDER_FLOW_WHITELIST", {
    answer: ({ name }) => {
      if (name === "countryChoiceQuery") return { Query: () => ({ countries: COUNTRIES }) };
      if (name === "orderFlowWhitelistFormSaveMutation")
        return { SaveOrderFlowWhitelistPayload: () => ({ errors: [] }) };
      return connection("OrderFlowWhitelistConnection", [row]);
    },
  });
  const line = within((await screen.findAllByRole("row"))[1]!);
  for (const text of ["KINTA-01", "Kinta Trading", "6010000001", "Anywhere", "Cuba", "Licence 4711"])
    line.getByText(text);
  for (const name of ["Upload", "Export", "Try a shipment"]) screen.getByRole("button", { name });
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
  await press("Edit KINTA-01");
  const form = within(await screen.findByRole("dialog", { name: "Edit KINTA-01" }));
  const to = await form.findByRole<HTMLSelectElement>("combobox", { name: "To country" });
  expect(Array.from(to.options, ({ text }) => text)).toEqual(["Anywhere", "Cuba"]);
  const code = form.getByRole("textbox", { name: "Customer code" });
  await act(async () => fireEvent.change(code, { target: { value: "123" } }));
  await press("Save");
  await form.findByText("10 digits", { selector: "[role=alert], [data-part=error-text]" });
  await act(async () => fireEvent.change(code, { target: { value: "6010000002" } }));
  await press("Save");
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "orderFlowWhitelistFormSaveMutation")?.variables["input"]).toMatchObject({
      customerCode: "6010000002",
      fromCountry: null,
      toCountry: "CU",
      validTo: null,
      version: 3,
    }),
  );
});
