import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { pageAddress } from "@linehaul/schema/page-address";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const flow = {
  id: "flow-1",
  fromCountry: null,
  fromRegion: "",
  from: null,
  toCountry: "JP",
  toRegion: "Osaka",
  to: { name: "Japan" },
  customerTypes: ["PERSONAL"],
  laneState: "CLOSED",
  reason: "Typhoon",
  reasonEn: "Typhoon",
  reasonZhCn: "台风",
  reasonZhHk: "颱風",
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
  closedBy: flow,
  controls: [],
  offered: [],
  withheld: [
    { productCode: "HEAVY_FREIGHT", productName: "Heavy Freight", reasons: ["LANE_CLOSED", "TOO_LIGHT"], flow: null },
  ],
};
beforeEach(() => sessionStorage.clear());

const open = () =>
  renderPage("ORDER_FLOW", {
    answer: ({ name }) => {
      if (name === "useReferenceQuery") return { Query: () => ({ reference: [] }) };
      if (name === "countryChoiceQuery") return { Query: () => ({ countries: COUNTRIES }) };
      if (name === "shipmentAnswerQuery") return { Query: () => ({ shipmentTried: { answer: ANSWER, errors: [] } }) };
      if (name === "orderFlowFormSaveMutation") return { SaveOrderFlowPayload: () => ({ errors: [] }) };
      return connection("OrderFlowConnection", [flow]);
    },
  });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const fill = (field: HTMLElement, value: string) => act(async () => fireEvent.change(field, { target: { value } }));

test("SYS-08 a closed lane with whom it is closed for and why; without a reason it is refused at its language, opened it needs none", async () => {
  const { asked } = await open();
  const row = within((await screen.findAllByRole("row"))[1]!);
  for (const text of ["Osaka, Japan", "Anywhere", "Closed", "Person", "Typhoon", "2026/11/01 – …"]) row.getByText(text);
  await press("Edit * → JP / Osaka");
  const form = within(await screen.findByRole("dialog", { name: "Edit * → JP / Osaka" }));
  await fill(form.getByRole("textbox", { name: /^Reason \(Traditional/ }), "");
  await press("Save");
  await form.findByText("Say why: whoever is refused is told");
  await fill(form.getByRole("combobox", { name: "Lane is" }), "OPEN");
  await press("Save");
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "orderFlowFormSaveMutation")?.variables["input"]).toMatchObject({
      fromCountry: null,
      toCountry: "JP",
      customerTypes: ["PERSONAL"],
      laneState: "OPEN",
      reasonZhHk: "",
      validTo: null,
      version: 3,
    }),
  );
});

test("SYS-08 a shipment is tried for a customer of some type: its lane is closed, why, and the row is a link", async () => {
  const { asked } = await open();
  await screen.findByText("Typhoon");
  await press("Try a shipment");
  const box = within(await screen.findByRole("dialog", { name: "Try a shipment" }));
  await fill(await box.findByRole("combobox", { name: "To country" }), "JP");
  await fill(box.getByRole("combobox", { name: "Customer" }), "PERSONAL");
  await press("Try it");
  await box.findByText("Nothing goes there: Typhoon");
  await box.findByText("The lane is closed. The shipment is too light for it.");
  expect(asked.findLast(({ name }) => name === "shipmentAnswerQuery")?.variables["input"]).toMatchObject({
    toCountry: "JP",
    customerType: "PERSONAL",
  });
  expect(box.getByRole("link", { name: "* → JP / Osaka · 2026/11/01 – …" }).getAttribute("href")).toBe(
    pageAddress({ code: "ORDER_FLOW", params: { keyword: "JP" } }),
  );
});
