import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import type { MenuButton } from "@linehaul/schema/modules";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const row = {
  id: "r1",
  version: 2,
  status: "ENABLED",
  shop: "Kinta Express",
  name: "Kinta Express",
  storeCode: "MY-S001",
  dcCode: "MY-DC1",
  area: "Ipoh",
  customerId: "cu1",
  customerCode: "6010228841",
  customerName: "Kinta Trading",
  userCode: "MY10000001",
  creditAccount: "6•••••8841",
  phone: "••• ••00",
  viewerMayEdit: true,
  viewerMayDelete: true,
  viewerMayOpen: true,
  viewerMayTakeCode: true,
  viewerMayShowClear: true,
};
const open = (buttons?: readonly MenuButton[]) =>
  renderPage("RESELLER", {
    ...(buttons && { buttons }),
    answer: ({ name }) => {
      if (name === "resellerFormSaveMutation") return { SaveResellerPayload: () => ({ reseller: row, errors: [] }) };
      if (name === "qrCodesDownloadMutation")
        return { TakeResellerQrCodePayload: () => ({ ticket: null, errors: [] }) };
      return connection("ResellerConnection", [row]);
    },
  });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
beforeEach(() => sessionStorage.clear());

describe("resellers", { timeout: 20_000 }, () => {
  test("CUS-23 a row says which shop of whom it is, with its card masked", async () => {
    await open();
    const line = (await screen.findByText("Kinta Express")).closest("tr")?.textContent;
    expect(line).toMatch(/Kinta Express.*MY-S001.*MY-DC1.*Ipoh.*Kinta Trading.*6•••••8841/);
    screen.getByRole("button", { name: "Show reseller's monthly account" });
  });

  test("PERM-12 an edit that leaves card and telephone empty sends none", async () => {
    const { asked } = await open();
    await screen.findByText("Kinta Express");
    await press("Edit Kinta Express");
    const area = await screen.findByLabelText(/^Area/);
    screen.getByText("Left empty it stays 6•••••8841");
    await act(async () => fireEvent.change(area, { target: { value: "Ipoh Old Town" } }));
    await press("Save");
    await waitFor(() =>
      expect(asked.find(({ name }) => name === "resellerFormSaveMutation")?.variables).toMatchObject({
        input: { id: "r1", version: 2, area: "Ipoh Old Town", creditAccount: null, phone: null },
      }),
    );
  });

  test("CUS-23 the QR code is taken along as a picture, a drawing or a page", async () => {
    const { asked } = await open();
    await screen.findByText("Kinta Express");
    await press("QR code Kinta Express");
    await screen.findByText(/nobody is named in it/);
    await press("Page to hang up");
    await waitFor(() =>
      expect(asked.find(({ name }) => name === "qrCodesDownloadMutation")?.variables).toEqual({
        input: { id: "r1", form: "SHEET" },
      }),
    );
  });
});
