import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { pageAddress } from "@linehaul/schema/page-address";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const control = {
  id: "control-1",
  code: "DRONES",
  name: "Drones",
  nameEn: "Drones",
  nameZhCn: "无人机",
  nameZhHk: "無人機",
  sort: 10,
  effect: "REVIEW",
  words: ["drone", "无人机"],
  hsPrefixes: ["8806"],
  valueAbove: "500000.00",
  weightAbove: null,
  fromCountry: null,
  fromRegion: "",
  from: null,
  toCountry: "JP",
  toRegion: "",
  to: { name: "Japan" },
  validFrom: "2026-11-01",
  validTo: null,
  status: "ENABLED",
  version: 3,
  viewerMayEdit: true,
  viewerMayEnable: true,
  viewerMayDisable: true,
};
const ANSWER = {
  closedBy: null,
  controls: [{ control: { ...control, effect: "REFUSE" }, line: 1, found: "drone" }],
  offered: [],
  withheld: [{ productCode: "HEAVY", productName: "Heavy Freight", reasons: ["PROHIBITED"], flow: null }],
};
beforeEach(() => sessionStorage.clear());

const open = () =>
  renderPage("EXPRESS_CONTROL", {
    answer: ({ name }) => {
      if (name === "useReferenceQuery") return { Query: () => ({ reference: [] }) };
      if (name === "countryChoiceQuery")
        return {
          Query: () => ({
            countries: [
              { code: "JP", name: "Japan" },
              { code: "MY", name: "Malaysia" },
            ],
          }),
        };
      if (name === "shipmentAnswerQuery") return { Query: () => ({ shipmentTried: { answer: ANSWER, errors: [] } }) };
      if (name === "expressControlFormSaveMutation") return { SaveExpressControlPayload: () => ({ errors: [] }) };
      return connection("ExpressControlConnection", [control]);
    },
  });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const fill = (field: HTMLElement, value: string) => act(async () => fireEvent.change(field, { target: { value } }));

test("SYS-08 a control says of which goods, where and above what it holds, and what comes of it; common to all sites", async () => {
  await open();
  const row = within((await screen.findAllByRole("row"))[1]!);
  for (const text of ["Needs a reviewer", "drone, 无人机", "8806", "over CNY 500,000", "Japan", "2026/11/01 – …"])
    row.getByText(text);
  expect(screen.getByText(/all sites/)).toBeTruthy();
});

test("SYS-08 words are written one a line; one of a single letter, and a control of nothing, are refused at their field", async () => {
  const { asked } = await open();
  await screen.findByText("DRONES");
  await press("Edit DRONES");
  const form = within(await screen.findByRole("dialog", { name: "Edit DRONES" }));
  const [words, codes] = [
    form.getByRole("textbox", { name: "Words" }),
    form.getByRole("textbox", { name: "HS codes" }),
  ];
  await fill(words, "x\n");
  await press("Save");
  await form.findByText("x: At least 2 characters");
  await fill(words, "");
  await fill(codes, "");
  await fill(form.getByRole("textbox", { name: /^Only above value/ }), "");
  await press("Save");
  await form.findByText("Say of which goods, value or weight");
  await fill(words, "toy drone\n  quadcopter \n\ntoy drone");
  await fill(codes, "88.06, 9503");
  await press("Save");
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "expressControlFormSaveMutation")?.variables["input"]).toMatchObject({
      words: ["toy drone", "quadcopter"],
      hsPrefixes: ["88.06", "9503"],
      valueAbove: null,
      toCountry: "JP",
      effect: "REVIEW",
      version: 3,
    }),
  );
});

test("SYS-08 goods are tried: what is found in them, what comes of it, and the control is a link", async () => {
  const { asked } = await open();
  await screen.findByText("DRONES");
  await press("Try a shipment");
  const box = within(await screen.findByRole("dialog", { name: "Try a shipment" }));
  await fill(await box.findByRole("combobox", { name: "To country" }), "JP");
  await fill(box.getByRole("textbox", { name: /^Goods/ }), "Small drone");
  await fill(box.getByRole("textbox", { name: /^HS code/ }), "88");
  await press("Try it");
  // A code of two digits is none.
  await waitFor(() => expect(box.getByRole("textbox", { name: /^HS code/ }).getAttribute("aria-invalid")).toBe("true"));
  await fill(box.getByRole("textbox", { name: /^HS code/ }), "8806.21");
  await press("Try it");
  await box.findByText("Prohibited");
  box.getByText("The goods are prohibited.");
  expect(asked.findLast(({ name }) => name === "shipmentAnswerQuery")?.variables["input"]).toMatchObject({
    goods: [{ name: "Small drone", hsCode: "8806.21" }],
  });
  expect(box.getByRole("link", { name: "Drones" }).getAttribute("href")).toBe(
    pageAddress({ code: "EXPRESS_CONTROL", params: { keyword: "DRONES" } }),
  );
});
