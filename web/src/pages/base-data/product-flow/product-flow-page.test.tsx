import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const flow = {
  id: "flow-1",
  productCode: "INTL_ECONOMY",
  productName: "International Economy",
  cargoTypeCode: "OLD",
  fromCountry: null,
  fromRegion: "",
  from: null,
  toCountry: "JP",
  toRegion: "Osaka",
  to: { name: "Japan" },
  payMethods: ["SENDER"],
  taxPayMethods: ["SENDER", "RECEIVER"],
  agingMin: 4,
  agingMax: 6,
  maxWeight: "150.00",
  validFrom: "2026-11-01",
  validTo: null,
  status: "ENABLED",
  version: 3,
  viewerMayEdit: true,
  viewerMayEnable: true,
  viewerMayDisable: true,
};
beforeEach(() => sessionStorage.clear());

const open = () =>
  renderPage("PRODUCT_FLOW", {
    answer: ({ name }) => {
      if (name === "useReferenceQuery")
        return { Query: () => ({ reference: [{ key: "PARCEL", name: "Parcel", value: "PARCEL" }] }) };
      if (name === "countryChoiceQuery") return { Query: () => ({ countries: [{ code: "JP", name: "Japan" }] }) };
      if (name === "useProductCodesQuery")
        return { Query: () => ({ products: [{ code: "INTL_ECONOMY", name: "International Economy" }] }) };
      if (name === "productFlowFormSaveMutation") return { SaveProductFlowPayload: () => ({ errors: [] }) };
      return connection("ProductFlowConnection", [flow]);
    },
  });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const fill = (field: HTMLElement, value: string) => act(async () => fireEvent.change(field, { target: { value } }));

test("ORD-14 a flow with both ends, its days and limit; a least above its most is told at the field, and any is sent as none", async () => {
  const { asked } = await open();
  const row = within((await screen.findAllByRole("row"))[1]!);
  for (const text of ["International Economy", "Anywhere", "Osaka, Japan", "4 – 6", "150", "2026/11/01 – …"])
    row.getByText(text);
  await row.findByText("OLD");
  await press("Edit INTL_ECONOMY · * → JP / Osaka");
  const form = within(await screen.findByRole("dialog", { name: "Edit International Economy" }));
  await form.findByRole("combobox", { name: "Product" });
  await fill(form.getByRole("textbox", { name: "Days at least" }), "7");
  await press("Save");
  await form.findByText("Must not be below the least");
  await fill(form.getByRole("textbox", { name: "Days at most" }), "9");
  // What is out of use stays chosen until something else is.
  await fill(await form.findByRole("combobox", { name: "Cargo type" }), "");
  await press("Save");
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "productFlowFormSaveMutation")?.variables["input"]).toMatchObject({
      cargoTypeCode: null,
      fromCountry: null,
      toCountry: "JP",
      agingMin: 7,
      agingMax: 9,
      validTo: null,
      version: 3,
    }),
  );
});
