import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const express = {
  id: "express",
  code: "INTL_EXPRESS",
  nameEn: "International Express",
  nameZhCn: "国际特快",
  nameZhHk: "國際特快",
  cargoTypes: ["PARCEL", "OLD"],
  minWeight: "0.01",
  maxWeight: "300.00",
  maxParcelWeight: "70.00",
  maxLength: 175,
  maxGirth: 300,
  volumeDivisor: 5000,
  payMethods: ["SENDER"],
  taxPayMethods: ["SENDER"],
  pickupWays: ["COURIER"],
  viewerMayDisable: true,
  sort: 50,
  status: "ENABLED",
  viewerMayEdit: true,
};
beforeEach(() => sessionStorage.clear());

const USES = [
  { by: "LANE", count: 12, names: ["MY → SG", "MY → CN"] },
  { by: "PICKUP_SUPPORT", count: 1, names: ["MY · Kuala Lumpur"] },
];
const open = () =>
  renderPage("PRODUCT", {
    answer: ({ name }) => {
      if (name === "useReferenceQuery")
        return { Query: () => ({ reference: [{ key: "PARCEL", name: "Parcel", value: "PARCEL" }] }) };
      if (name === "rowUsesQuery")
        return {
          Query: () => ({ node: { __typename: "Product", __isUsedRow: "Product", id: express.id, uses: USES } }),
        };
      return connection("ProductConnection", [express]);
    },
  });

test("PRODUCT its cargo types by name, its limits, and a least above its most is told at the field", async () => {
  await open();
  const row = within((await screen.findAllByRole("row"))[1]!);
  for (const text of ["INTL_EXPRESS", "国际特快", "175 / 300", "70"]) row.getByText(text);
  await row.findByText(/Parcel, OLD/);
  screen.getByText(/Common to all sites/);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Edit INTL_EXPRESS" })));
  const least = await screen.findByRole("textbox", { name: "Least weight, kg" });
  await screen.findByRole("checkbox", { name: "OLD" });
  await act(async () => fireEvent.change(least, { target: { value: "301" } }));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })));
  expect(await screen.findByText("Must not be below the least weight")).toBeTruthy();
});

test("SYS-07 before a product goes out of use, what names it is shown", async () => {
  await open();
  await screen.findByText("INTL_EXPRESS");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Disable INTL_EXPRESS" })));
  const question = within(await screen.findByRole("alertdialog", { name: "Disable INTL_EXPRESS?" }));
  await question.findByText("12 lanes from this site: MY → SG, MY → CN …");
  expect(question.getByText("1 row of courier pickup support: MY · Kuala Lumpur")).toBeTruthy();
});
