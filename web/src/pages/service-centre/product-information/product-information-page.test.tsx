import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { pageAddress } from "@linehaul/schema/page-address";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const express = {
  id: "product-1",
  code: "INTL_EXPRESS",
  name: "International Express",
  help: "By air, tracked to the door.",
  agingMin: 1,
  agingMax: 7,
  minWeight: "0.01",
  maxWeight: "300.00",
  maxParcelWeight: "70.00",
  maxLength: 175,
  maxGirth: 300,
  payMethods: ["SENDER", "RECEIVER"],
  taxPayMethods: ["RECEIVER"],
  pickupWays: ["COURIER"],
  lanes: [
    {
      fromCountry: "MY",
      fromRegion: "",
      toCountry: "SG",
      toRegion: "",
      cargoTypeCode: null,
      agingMin: 1,
      agingMax: 1,
      maxWeight: "300.00",
      from: { name: "Malaysia" },
      to: { name: "Singapore" },
    },
    {
      fromCountry: "MY",
      fromRegion: "",
      toCountry: null,
      toRegion: "",
      cargoTypeCode: null,
      agingMin: 4,
      agingMax: 7,
      maxWeight: "100.00",
      from: { name: "Malaysia" },
      to: null,
    },
  ],
  services: [
    { code: "INSURANCE", name: "Insurance", help: "Covers loss.", fee: "3.00", feeCurrency: "MYR", feeRate: "0.500" },
    { code: "GIFT", name: "Gift card", help: "A card.", fee: null, feeCurrency: "MYR", feeRate: null },
  ],
};
const open = (buttons: readonly ("PRODUCT_INFORMATION.VIEW" | "PICKUP_SUPPORT.VIEW")[]) =>
  renderPage("PRODUCT_INFORMATION", {
    buttons,
    answer: ({ name }) =>
      name === "productToldQuery"
        ? { Query: () => ({ productInfo: express }) }
        : connection("ProductInfoConnection", [express]),
  });
async function detail() {
  const opener = await screen.findByRole("button", { name: "International Express" });
  await act(async () => fireEvent.click(opener));
  return within(await screen.findByRole("dialog", { name: "Product" }));
}

beforeEach(() => sessionStorage.clear());

test("PRODUCT a product is told as to a customer: lanes, days, limits, fees, payers, pick-up", async () => {
  await open(["PRODUCT_INFORMATION.VIEW", "PICKUP_SUPPORT.VIEW"]);
  const told = await detail();
  await told.findByText("Everywhere else");
  for (const text of [
    "Singapore",
    "4–7 days",
    "Longest side 175 cm, length and girth 300 cm",
    "Sender, Receiver",
    "Insurance",
    "Nothing",
  ])
    told.getByText(text);
  told.getByText(/0\.5 % of the value, at least/);
  const params = { keyword: "INTL_EXPRESS" };
  expect(told.getByRole("link", { name: "Where and when" }).getAttribute("href")).toBe(
    pageAddress({ code: "PICKUP_SUPPORT", params }),
  );
});

test("PERM-01 who may not see where parcels are picked up is given no link there", async () => {
  await open(["PRODUCT_INFORMATION.VIEW"]);
  const told = await detail();
  await told.findByText("Everywhere else");
  expect(told.queryByRole("link")).toBeNull();
});
