import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const row = {
  id: "person-1",
  person: "Tan Wei Ming",
  name: "Tan Wei Ming",
  workNo: "10020032",
  duty: "DELIVERY",
  countryCode: "MY",
  country: { name: "Malaysia" },
  area: "Penang",
  phone: "••• ••02",
  standIn: "10020031",
  status: "ENABLED",
  version: 3,
  viewerMayEdit: true,
  viewerMayDelete: true,
  viewerMayShowClear: true,
};
let problem: string | null = null;
const open = () =>
  renderPage("REGIONAL_PERSONNEL", {
    answer: ({ name }) => {
      if (name === "countryChoiceQuery") return { Query: () => ({ countries: [{ code: "MY", name: "Malaysia" }] }) };
      if (name === "phoneFieldQuery") return { PhoneTriedPayload: () => ({ answer: { problem }, errors: [] }) };
      if (name === "regionalPersonnelFormSaveMutation") return { SaveRegionalPersonnelPayload: () => ({ errors: [] }) };
      if (name === "revealMutation") return { RevealPayload: () => ({ value: "+60 12-345 6702", errors: [] }) };
      return connection("RegionalPersonnelConnection", [row, { ...row, id: "person-2", area: "", standIn: null }]);
    },
  });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const fill = (field: HTMLElement, value: string) => act(async () => fireEvent.change(field, { target: { value } }));

beforeEach(() => {
  sessionStorage.clear();
  problem = null;
});

test("SYS-07 a row says who sees to what where, with the telephone masked, and who stands in", async () => {
  await open();
  await screen.findByText("Penang");
  const [, first, second] = screen.getAllByRole("row").map((line) => line.textContent);
  expect(first).toMatch(/Tan Wei Ming.*10020032.*Delivery.*Malaysia.*Penang.*••• ••02.*10020031/);
  expect(second).toContain("All of the country");
});

test("PERM-12 the telephone is revealed with a reason", async () => {
  const { asked } = await open();
  await screen.findByText("Penang");
  await act(async () => fireEvent.click(screen.getAllByRole("button", { name: "Show person’s phone" })[0]!));
  await fill(await screen.findByLabelText(/^Reason/), "A call back");
  await press("Show");
  await screen.findByText("+60 12-345 6702");
  expect(asked.find(({ name }) => name === "revealMutation")?.variables["input"]).toMatchObject({
    id: "person-1",
    field: "PERSONNEL_PHONE",
    reason: "A call back",
  });
});

test("SYS-07 an empty telephone of an edit stays as it is; a new one is needed, and judged when it is left", async () => {
  const { asked } = await open();
  const saves = () =>
    asked.flatMap(({ name, variables }) => (name === "regionalPersonnelFormSaveMutation" ? [variables["input"]] : []));
  await screen.findByText("Penang");
  await act(async () => fireEvent.click(screen.getAllByRole("button", { name: /^Edit / })[0]!));
  const form = within(await screen.findByRole("dialog", { name: "Edit Tan Wei Ming" }));
  form.getByText("Left empty it stays ••• ••02");
  await fill(form.getByLabelText(/^Stand-in/), "");
  await press("Save");
  await waitFor(() =>
    expect(saves()).toMatchObject([{ id: "person-1", version: 3, phone: null, standIn: null, duty: "DELIVERY" }]),
  );
  await press("New person");
  const fresh = within(await screen.findByRole("dialog", { name: "New person" }));
  await press("Save");
  await fresh.findByText(/A telephone number: digits/);
  problem = "A number of +60 has 8–10 digits after it";
  const phone = fresh.getByLabelText(/^Telephone/);
  await fill(phone, "+60 12-345");
  await act(async () => fireEvent.blur(phone));
  await fresh.findByText(problem);
});
