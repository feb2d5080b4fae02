import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const row = {
  id: "convert-1",
  fromSystem: "LINEHAUL",
  fromTerm: "Bluetooth headset",
  toSystem: "CUSTOMS",
  toTerm: "Headphones, wireless",
  hsCode: null,
  status: "ENABLED",
  version: 3,
  viewerMayEdit: true,
  viewerMayDelete: true,
};
const open = () =>
  renderPage("CARGO_CONVERT", {
    answer: ({ name }) =>
      name === "cargoConvertFormSaveMutation"
        ? { SaveCargoConvertPayload: () => ({ errors: [] }) }
        : connection("CargoConvertConnection", [row]),
  });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const fill = (field: HTMLElement, value: string) => act(async () => fireEvent.change(field, { target: { value } }));

beforeEach(() => sessionStorage.clear());

test("SYS-07 a row says from whose words into whose, and what stays; common to all sites", async () => {
  await open();
  const line = (await screen.findAllByRole("row"))[1]!;
  expect(line.textContent).toMatch(/Bluetooth headset.*Our orders.*Customs.*Headphones, wireless.*the same/);
  screen.getByText(/all sites/);
});

test("SYS-07 a way that nothing goes, and a row that converts nothing, are refused at their fields", async () => {
  const { asked } = await open();
  await screen.findByText("Bluetooth headset");
  await press("New conversion");
  const form = within(await screen.findByRole("dialog", { name: "New conversion" }));
  await fill(form.getByLabelText(/^Into/), "CUSTOMS");
  await fill(form.getByLabelText(/^Called there/), "Phone shell");
  await press("Save");
  await form.findByText("Sheets are converted into our orders, our orders for customs");
  form.getByText("Say another name, another HS code or both");
  await fill(form.getByLabelText(/^Into/), "LINEHAUL");
  await fill(form.getByLabelText(/^Becomes/), "Mobile phone case");
  await press("Save");
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "cargoConvertFormSaveMutation")?.variables["input"]).toMatchObject({
      fromSystem: "IMPORT",
      fromTerm: "Phone shell",
      toSystem: "LINEHAUL",
      toTerm: "Mobile phone case",
      hsCode: null,
    }),
  );
});
