import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const row = {
  id: "c1",
  version: 2,
  status: "ENABLED",
  customerId: "cu1",
  customerCode: "6010228841",
  customerName: "Kinta Trading",
  customsType: "BROKER",
  registrationNo: "MY-CR-1",
  remark: "",
  viewerMayEdit: true,
  viewerMayDelete: true,
  viewerMayOpen: true,
};
const code = {
  id: "k1",
  version: 1,
  customerCode: "6010228841",
  countryCode: "SG",
  country: { name: "Singapore" },
  clientCode: "SG-77",
  viewerMayEdit: true,
};
const open = () =>
  renderPage("CUSTOMER_CUSTOMS_TYPE", {
    answer: ({ name }) => {
      if (name === "clientCodesQuery") return connection("CustomerClientCodeConnection", [code]);
      if (name === "countryChoiceQuery")
        return {
          Query: () => ({
            countries: [
              { code: "SG", name: "Singapore" },
              { code: "CN", name: "China" },
            ],
          }),
        };
      if (name === "clientCodeFormSaveMutation")
        return { SaveCustomerClientCodePayload: () => ({ customerClientCode: code, errors: [] }) };
      return connection("CustomerCustomsTypeConnection", [row]);
    },
  });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
beforeEach(() => sessionStorage.clear());

describe("customs types", { timeout: 20_000 }, () => {
  test("ORD-09 a row says who declares for whom", async () => {
    await open();
    const line = (await screen.findByText("Kinta Trading")).closest("tr")?.textContent;
    expect(line).toMatch(/Kinta Trading.*6010228841.*Customer’s broker.*MY-CR-1/);
  });

  test("ORD-09 what customs call a customer opens beside the list, and is changed there", async () => {
    const { asked } = await open();
    await screen.findByText("Kinta Trading");
    await press("Client codes Kinta Trading");
    await screen.findByText("Singapore");
    await press("Edit SG-77");
    const field = await screen.findByRole("textbox", { name: /^Client code/ });
    await act(async () => fireEvent.change(field, { target: { value: "SG-78" } }));
    await press("Save");
    await waitFor(() =>
      expect(asked.find(({ name }) => name === "clientCodeFormSaveMutation")?.variables).toMatchObject({
        input: { id: "k1", version: 1, customerCode: "6010228841", countryCode: "SG", clientCode: "SG-78" },
      }),
    );
    expect(asked.filter(({ name }) => name === "clientCodesQuery").at(0)?.variables).toMatchObject({
      filter: { customerCode: "6010228841" },
    });
  });
});
