import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { pageAddress } from "@linehaul/schema/page-address";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const flow = {
  id: "flow-1",
  serviceCode: "INSURANCE",
  service: { code: "INSURANCE", name: "Insurance" },
  productCode: null,
  productName: null,
  fromCountry: null,
  fromRegion: "",
  from: null,
  toCountry: "JP",
  toRegion: "Osaka",
  to: { name: "Japan" },
  laneState: "OPEN",
  feeKind: "PERCENT",
  fee: "0.4",
  feeLeast: "2.00",
  feeMost: null,
  feeCurrency: "MYR",
  validFrom: "2026-11-01",
  validTo: null,
  status: "ENABLED",
  version: 3,
  viewerMayEdit: true,
  viewerMayEnable: true,
  viewerMayDisable: true,
};
const cod = { service: { code: "COD", name: "Cash on delivery" }, isOffered: false, flow: null };
const OFFER = {
  productCode: "INTL_EXPRESS",
  productName: "International Express",
  firstDay: "2026-11-26",
  lastDay: "2026-11-30",
  maxWeight: "150.00",
  payMethods: ["SENDER"],
  taxPayMethods: ["SENDER"],
  flow,
  fields: [],
  services: [
    { ...flow, isOffered: true, flow },
    { ...flow, ...cod },
  ],
};
beforeEach(() => sessionStorage.clear());

const open = () =>
  renderPage("SERVICE_FLOW", {
    answer: ({ name, variables }) => {
      if (name === "useReferenceQuery")
        return {
          Query: () => ({
            reference:
              variables["list"] === "addServiceList"
                ? [{ key: "INSURANCE", name: "Insurance", value: "INSURANCE" }]
                : [],
          }),
        };
      if (name === "useProductsInUseQuery")
        return { Query: () => ({ products: [{ code: "HEAVY_FREIGHT", name: "Heavy Freight", status: "ENABLED" }] }) };
      if (name === "countryChoiceQuery") return { Query: () => ({ countries: [{ code: "JP", name: "Japan" }] }) };
      if (name === "shipmentAnswerQuery")
        return {
          Query: () => ({
            shipmentTried: { answer: { closedBy: null, controls: [], offered: [OFFER], withheld: [] }, errors: [] },
          }),
        };
      if (name === "serviceFlowFormSaveMutation") return { SaveServiceFlowPayload: () => ({ errors: [] }) };
      return connection("ServiceFlowConnection", [flow]);
    },
  });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const fill = (field: HTMLElement, value: string) => act(async () => fireEvent.change(field, { target: { value } }));

test("SYS-08 a service by its name, with any product, where it goes and what it costs; a most below the least is told at its field", async () => {
  const { asked } = await open();
  const row = within((await screen.findAllByRole("row"))[1]!);
  for (const text of ["Insurance", "Any", "Osaka, Japan", "Offered", "0.4% of the amount", "2026/11/01 – …"])
    row.getByText(text);
  await press("Edit INSURANCE · * · * → JP / Osaka");
  const form = within(await screen.findByRole("dialog", { name: "Edit Insurance" }));
  await fill(form.getByRole("textbox", { name: /^At most/ }), "1.50");
  await press("Save");
  await form.findByText("Must not be below the least");
  await fill(form.getByRole("textbox", { name: /^At most/ }), "");
  await fill(await form.findByRole("combobox", { name: "Product" }), "HEAVY_FREIGHT");
  await fill(form.getByRole("combobox", { name: "There it is" }), "CLOSED");
  await press("Save");
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "serviceFlowFormSaveMutation")?.variables["input"]).toMatchObject({
      serviceCode: "INSURANCE",
      productCode: "HEAVY_FREIGHT",
      laneState: "CLOSED",
      feeMost: null,
      version: 3,
    }),
  );
});

test("SYS-08 a shipment is tried: what services cost there, which can't be had, and the row that says so is a link", async () => {
  await open();
  await screen.findByText("Insurance");
  await press("Try a shipment");
  const box = within(await screen.findByRole("dialog", { name: "Try a shipment" }));
  await fill(await box.findByRole("combobox", { name: "To country" }), "JP");
  await press("Try it");
  const services = (await box.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(services).toEqual([
    "Insurance: 0.4% of the amount, at least 2 · * → JP / Osaka · 2026/11/01 – …",
    "Cash on delivery: not offered",
  ]);
  const links = box.getAllByRole("link", { name: "* → JP / Osaka · 2026/11/01 – …" });
  expect(links[0]?.getAttribute("href")).toBe(pageAddress({ code: "SERVICE_FLOW", params: { keyword: "INSURANCE" } }));
});
