import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const hub = {
  id: "warehouse-1",
  code: "KUL-01",
  nameEn: "Shah Alam sorting hub",
  nameZh: "莎阿南分拨中心",
  countryCode: "MY",
  country: { name: "Malaysia" },
  city: "Shah Alam",
  address: "Lot 7, Jalan Jubli Perak 22/1",
  contactName: "Gate desk",
  contactPhone: "+60 3-5191 2200",
  sort: 10,
  status: "ENABLED",
  version: 3,
  viewerMayEdit: true,
  viewerMayDelete: true,
};
const COUNTRIES = [
  { code: "MY", name: "Malaysia" },
  { code: "CN", name: "China" },
];
const open = (more: object = {}) =>
  renderPage("WAREHOUSE_ADDRESS", {
    answer: ({ name }) => {
      if (name === "countryChoiceQuery") return { Query: () => ({ countries: COUNTRIES }) };
      if (name === "warehouseAddressPageDeleteMutation")
        return { DeleteWarehouseAddressPayload: () => ({ errors: [] }) };
      return connection("WarehouseAddressConnection", [{ ...hub, ...more }]);
    },
  });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

beforeEach(() => sessionStorage.clear());

test("a warehouse: its country by name, and a form in which the country is chosen", async () => {
  await open();
  const row = within((await screen.findAllByRole("row"))[1]!);
  for (const text of ["KUL-01", "莎阿南分拨中心", "Malaysia", "Shah Alam", "+60 3-5191 2200"]) row.getByText(text);
  await press("Edit KUL-01");
  const country = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Country" });
  expect([country.value, country.options.length]).toEqual(["MY", 2]);
  screen.getByText("Its place in lists, 0 to 9999");
});

test("SYS-08 a delete asks first, names what goes, and asks for the list again", async () => {
  const { asked } = await open();
  await screen.findByText("KUL-01");
  await press("Delete KUL-01");
  const question = within(screen.getByRole("alertdialog", { name: "Delete KUL-01?" }));
  expect(document.activeElement).toBe(question.getByRole("button", { name: "Cancel" }));
  await act(async () => fireEvent.click(question.getByRole("button", { name: "Delete" })));
  await waitFor(() => expect(asked.filter((a) => a.name === "warehouseAddressPageQuery")).toHaveLength(2));
  const sent = asked.find((a) => a.name === "warehouseAddressPageDeleteMutation");
  expect(sent?.variables["input"]).toMatchObject({ id: "warehouse-1" });
});

test("PERM-01 who may not delete a row is not offered it", async () => {
  await open({ viewerMayDelete: false });
  await screen.findByText("KUL-01");
  expect(screen.queryByRole("button", { name: "Delete KUL-01" })).toBeNull();
});
