import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { pageAddress } from "@linehaul/schema/page-address";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const flow = {
  id: "flow-1",
  productCode: "INTL_ECONOMY",
  productName: "International Economy",
  cargoTypeCode: "OLD",
  cargoType: { name: "Old cargo" },
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
const COUNTRIES = [
  { code: "JP", name: "Japan" },
  { code: "MY", name: "Malaysia" },
];
const ANSWER = {
  closedBy: null,
  controls: [],
  offered: [
    {
      productCode: "INTL_ECONOMY",
      productName: "International Economy",
      firstDay: "2026-11-26",
      lastDay: "2026-11-30",
      maxWeight: "150.00",
      payMethods: ["SENDER"],
      taxPayMethods: ["SENDER"],
      fields: [],
      services: [],
      flow,
    },
  ],
  withheld: [
    { productCode: "HEAVY_FREIGHT", productName: "Heavy Freight", reasons: ["NO_FLOW", "TOO_LIGHT"], flow: null },
  ],
};
beforeEach(() => sessionStorage.clear());

const open = () =>
  renderPage("PRODUCT_FLOW", {
    answer: ({ name }) => {
      if (name === "useReferenceQuery")
        return { Query: () => ({ reference: [{ key: "PARCEL", name: "Parcel", value: "PARCEL" }] }) };
      if (name === "countryChoiceQuery") return { Query: () => ({ countries: COUNTRIES }) };
      if (name === "useProductsInUseQuery")
        return {
          Query: () => ({ products: [{ code: "INTL_ECONOMY", name: "International Economy", status: "ENABLED" }] }),
        };
      if (name === "shipmentAnswerQuery") return { Query: () => ({ shipmentTried: { answer: ANSWER, errors: [] } }) };
      if (name === "lanesWithoutProductQuery")
        return {
          Query: () => ({
            lanesWithoutProduct: [
              { countryCode: "JP", country: { name: "Japan" }, isClosed: false },
              { countryCode: "KP", country: null, isClosed: true },
            ],
          }),
        };
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
  row.getByText("Old cargo");
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

test("SYS-08 a shipment is tried: what is offered with its days, what is not and why, and the row that says so is a link", async () => {
  const { asked } = await open();
  await screen.findByText("International Economy");
  await press("Try a shipment");
  const box = within(await screen.findByRole("dialog", { name: "Try a shipment" }));
  await press("Try it");
  // Where to is not chosen for anybody.
  expect(await box.findByText("Two capital letters, as in ISO 3166")).toBeTruthy();
  expect(asked.some(({ name }) => name === "shipmentAnswerQuery")).toBe(false);
  await fill(await box.findByRole("combobox", { name: "To country" }), "JP");
  await fill(box.getByLabelText("Day of the order"), "2026-11-20");
  await fill(box.getByRole("textbox", { name: "Weight (kg)" }), "12.5");
  await fill(box.getByRole("combobox", { name: "Freight paid by" }), "SENDER");
  await press("Try it");
  await box.findByText("2026/11/26 – 2026/11/30");
  await box.findByText("No flow leads there on this day. The shipment is too light for it.");
  expect(asked.findLast(({ name }) => name === "shipmentAnswerQuery")?.variables["input"]).toEqual({
    fromCountry: "MY",
    fromRegion: "",
    toCountry: "JP",
    toRegion: "",
    day: "2026-11-20",
    cargoTypeCode: null,
    customerCode: null,
    customerType: null,
    weight: "12.5",
    payMethod: "SENDER",
    taxPayMethod: null,
    goods: [],
    declaredValue: null,
    declaredCurrency: "CNY",
  });
  // The row that says so, among its product's rows.
  expect(box.getByRole("link", { name: "* → JP / Osaka · 2026/11/01 – …" }).getAttribute("href")).toBe(
    pageAddress({ code: "PRODUCT_FLOW", params: { keyword: "INTL_ECONOMY" } }),
  );
});

test("SYS-08 lanes without a product are told with why, a closed one as closed", async () => {
  await open();
  await screen.findByText("International Economy");
  await press("Lanes without a product");
  const panel = within(await screen.findByRole("dialog", { name: "Lanes without a product" }));
  const lines = (await panel.findAllByRole("row")).slice(1).map((line) => line.textContent);
  expect(lines).toEqual(["JapanNo product goes there", "KPClosed by an order flow"]);
});
