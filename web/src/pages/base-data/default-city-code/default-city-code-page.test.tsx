import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const row = {
  id: "city-1",
  countryCode: "MY",
  country: { name: "Malaysia" },
  region: "",
  postFrom: "46000",
  postTo: "46999",
  cityCode: "PJY",
  status: "ENABLED",
  version: 3,
  viewerMayEdit: true,
  viewerMayDelete: true,
};
const open = () =>
  renderPage("DEFAULT_CITY_CODE", {
    answer: ({ name }) => {
      if (name === "countryChoiceQuery") return { Query: () => ({ countries: [{ code: "MY", name: "Malaysia" }] }) };
      if (name === "defaultCityCodeFormSaveMutation") return { SaveDefaultCityCodePayload: () => ({ errors: [] }) };
      return connection("DefaultCityCodeConnection", [row]);
    },
  });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const fill = (field: HTMLElement, value: string) => act(async () => fireEvent.change(field, { target: { value } }));

beforeEach(() => sessionStorage.clear());

test("SYS-07 a row is a city code, its country and its post codes; common to all sites", async () => {
  await open();
  const line = (await screen.findAllByRole("row"))[1]!;
  expect(line.textContent).toMatch(/PJY.*Malaysia.*46000 – 46999/);
  screen.getByText(/all sites/);
});

test("SYS-07 a place is a region or post codes: what is neither or backwards is told at its field", async () => {
  const { asked } = await open();
  await screen.findByText("PJY");
  await press("Edit PJY");
  const form = within(await screen.findByRole("dialog", { name: "Edit PJY" }));
  await fill(form.getByLabelText(/^Last post code/), "45000");
  await press("Save");
  await form.findByText("As long as the first post code, and not before it");
  await fill(form.getByLabelText(/^First post code/), "");
  await fill(form.getByLabelText(/^Last post code/), "");
  await press("Save");
  await form.findByText("Say a region, or post codes");
  await fill(form.getByLabelText(/^Region/), "Petaling Jaya");
  await press("Save");
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "defaultCityCodeFormSaveMutation")?.variables["input"]).toMatchObject({
      region: "Petaling Jaya",
      postFrom: "",
      postTo: "",
      cityCode: "PJY",
      version: 3,
    }),
  );
});
