import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const flow = {
  id: "cargo-flow-1",
  fromCountry: "MY",
  fromRegion: "",
  from: { name: "Malaysia" },
  toCountry: "JP",
  toRegion: "Osaka",
  to: { name: "Japan" },
  cargoTypeCode: "FRESH",
  cargoType: { code: "FRESH", name: "Fresh food" },
  payWays: ["CASH", "OLD"],
  payWaysNamed: [
    { code: "CASH", name: "Cash" },
    { code: "OLD", name: "Shells" },
  ],
  services: [],
  servicesNamed: [],
  validFrom: "2026-11-01",
  validTo: null,
  status: "ENABLED",
  version: 3,
  viewerMayEdit: true,
};
const anywhere = { ...flow, id: "cargo-flow-2", fromCountry: null, from: null, cargoType: null };
const LISTS: Readonly<Record<string, readonly object[]>> = {
  payMethodList: [
    { key: "CASH", name: "Cash", value: "CASH" },
    { key: "CARD", name: "Monthly card", value: "CARD" },
  ],
  addServiceList: [{ key: "INSURANCE", name: "Insurance", value: "INSURANCE" }],
  postingCargoTypeList: [{ key: "FRESH", name: "Fresh food", value: "FRESH" }],
};
const pickup = {
  id: "pickup-1",
  place: "MY / Selangor / Klang",
  productCode: "",
  productName: null,
  fromTime: "09:00",
  toTime: "18:00",
  cutOff: "16:00",
  validFrom: "2026-01-01",
  validTo: null,
};
beforeEach(() => sessionStorage.clear());

const open = () =>
  renderPage("CARGO_FLOW", {
    answer: ({ name, variables }) => {
      if (name === "useReferenceQuery") return { Query: () => ({ reference: LISTS[String(variables["list"])] ?? [] }) };
      if (name === "countryChoiceQuery")
        return { Query: () => ({ countries: [{ code: "MY", name: "Malaysia", status: "ENABLED" }] }) };
      if (name === "cargoFlowPickupsQuery")
        return { Query: () => ({ node: { __typename: "CargoFlow", id: flow.id, pickups: [pickup] } }) };
      if (name === "cargoFlowFormSaveMutation") return { SaveCargoFlowPayload: () => ({ errors: [] }) };
      return connection("CargoFlowConnection", [flow, anywhere]);
    },
  });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

test("SYS-08 a cargo flow: what is taken there by name, and a form that keeps what is out of use until it is taken out", async () => {
  const { asked } = await open();
  const row = within((await screen.findAllByRole("row"))[1]!);
  for (const text of ["Malaysia", "Osaka, Japan", "Fresh food", "Cash, Shells", "All", "2026/11/01 – …"])
    row.getByText(text);
  await press("Edit FRESH · MY → JP / Osaka");
  const form = within(await screen.findByRole("dialog", { name: "Edit the cargo flow" }));
  const tick = async (name: string) => form.findByRole<HTMLInputElement>("checkbox", { name });
  expect([(await tick("Cash")).checked, (await tick("OLD")).checked, (await tick("Monthly card")).checked]).toEqual([
    true,
    true,
    false,
  ]);
  await act(async () => fireEvent.click(form.getByRole("checkbox", { name: "OLD" })));
  await act(async () => fireEvent.click(form.getByRole("checkbox", { name: "Insurance" })));
  await press("Save");
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "cargoFlowFormSaveMutation")?.variables["input"]).toMatchObject({
      payWays: ["CASH"],
      services: ["INSURANCE"],
      cargoTypeCode: "FRESH",
      version: 3,
    }),
  );
});

test("SYS-08 pick-ups where it comes from are opened beside it; one from anywhere has none", async () => {
  await open();
  await screen.findByText("Fresh food");
  expect(screen.getAllByRole("button", { name: "Show" })).toHaveLength(1);
  await press("Show");
  const panel = within(await screen.findByRole("dialog", { name: "Pick-up in Malaysia" }));
  const line = (await panel.findAllByRole("row"))[1];
  expect(line?.textContent).toMatch(/MY \/ Selangor \/ Klang.*All.*09:00–18:00.*16:00/);
});
