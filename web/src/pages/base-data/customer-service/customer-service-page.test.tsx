import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const row = {
  id: "desk-1",
  title: "Customer service Penang",
  name: "Customer service Penang",
  countryCode: "MY",
  country: { name: "Malaysia" },
  area: "Penang",
  phone: "+60 4-641 8800",
  email: "care.penang@linehaul.example",
  nameEn: "Customer service Penang",
  nameZhCn: "槟城客服",
  nameZhHk: "檳城客戶服務",
  status: "ENABLED",
  version: 3,
  viewerMayEdit: true,
  viewerMayDelete: true,
};
const hours = { countryCode: "MY", country: { name: "Malaysia" }, isOpen: true };
const closed = { countryCode: "CN", country: { name: "China" }, isOpen: false, opensAt: "2026-11-21T01:00:00.000Z" };
const rows = [row, { ...row, id: "desk-2", area: "" }];
const open = () =>
  renderPage("CUSTOMER_SERVICE", {
    answer: ({ name }) => {
      if (name === "countryChoiceQuery") return { Query: () => ({ countries: [{ code: "MY", name: "Malaysia" }] }) };
      if (name === "customerServiceFormSaveMutation") return { SaveCustomerServicePayload: () => ({ errors: [] }) };
      return {
        ...connection("CustomerServiceConnection", rows),
        Query: () => ({ customerServiceOpenNow: [{ ...hours, closesAt: "2026-11-20T17:00:00.000Z" }, closed] }),
      };
    },
  });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

beforeEach(() => sessionStorage.clear());

test("SYS-07 a row is whom to call for an area; above stands of which countries they answer, by the viewer's clock", async () => {
  await open();
  const [, first, second] = (await screen.findAllByRole("row")).map((line) => line.textContent);
  expect(first).toMatch(/Penang.*Malaysia.*Penang.*641 8800.*care\.penang@/);
  expect(second).toContain("All of the country");
  screen.getByText("Malaysia: Open until 2026/11/21 01:00 · China: Closed, opens 2026/11/21 09:00");
});

test("SYS-07 what is edited goes back with its version, an empty area as all of the country; a bad telephone is told at its field", async () => {
  const { asked } = await open();
  await act(async () => fireEvent.click((await screen.findAllByRole("button", { name: /^Edit / }))[0]!));
  const form = within(await screen.findByRole("dialog", { name: "Edit Customer service Penang" }));
  const fill = (label: RegExp, value: string) =>
    act(async () => fireEvent.change(form.getByLabelText(label), { target: { value } }));
  await fill(/^Telephone/, "call us");
  await press("Save");
  await form.findByText(/A telephone number: digits/);
  await fill(/^Telephone/, "+60 4-000 1111");
  await fill(/^Area/, "");
  await press("Save");
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "customerServiceFormSaveMutation")?.variables["input"]).toMatchObject({
      countryCode: "MY",
      area: "",
      phone: "+60 4-000 1111",
      version: 3,
    }),
  );
});
