import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const place = (code: string, name: string, below: number, more: object = {}) => ({
  id: `region-${code}`,
  countryCode: "MY",
  parentCode: null,
  code,
  name,
  called: name,
  nameEn: "",
  nameZhCn: "",
  nameZhHk: "",
  path: [],
  below,
  postCodes: [],
  status: "ENABLED",
  version: 1,
  viewerMayEdit: true,
  viewerMayEnable: false,
  viewerMayDisable: true,
  ...more,
});
const klang = place("MY-10.03", "Klang", 0, { path: ["Selangor"], parentCode: "MY-10", postCodes: ["41"] });
const first = [place("MY-04", "Melaka", 0, { called: "Malacca" }), place("MY-10", "Selangor", 1)];

const open = () =>
  renderPage("REGION", {
    answer: ({ name, variables }) => {
      if (name === "countryChoiceQuery")
        return {
          Query: () => ({
            countries: [
              { code: "MY", name: "Malaysia" },
              { code: "VN", name: "Vietnam" },
            ],
          }),
        };
      if (name === "regionFormSaveMutation") return { SaveRegionPayload: () => ({ errors: [] }) };
      const isBelow = JSON.stringify(variables["filter"] ?? null).includes('"parentCode":"MY-10"');
      return connection("RegionConnection", isBelow ? [klang] : first);
    },
  });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const filters = (asked: Awaited<ReturnType<typeof open>>["asked"]) =>
  asked.flatMap(({ name, variables }) => (name === "regionPageQuery" ? [variables["filter"]] : []));

beforeEach(() => sessionStorage.clear());

test("SYS-07 a country's places stand in a tree beside the list; one of them lists what lies in it, and a new one is made there", async () => {
  const { asked } = await open();
  const tree = within(await screen.findByRole("tree", { name: "Places of the country" }));
  await act(async () => fireEvent.click(tree.getByText("Selangor")));
  await waitFor(() => expect(filters(asked).at(-1)).toMatchObject({ parentCode: "MY-10" }));
  await tree.findByText("Klang");
  const row = await screen.findByRole("row", { name: /Klang/ });
  expect(row.textContent).toMatch(/Klang.*MY-10\.03.*Selangor.*41/);
  await press("New region");
  const form = within(await screen.findByRole("dialog", { name: "New region" }));
  expect(form.getByLabelText<HTMLInputElement>(/^Lies in/).value).toBe("MY-10");
  expect(form.getByLabelText<HTMLInputElement>(/^Code/).value).toBe("MY-10.");
  await act(async () => fireEvent.change(form.getByLabelText(/^Code/), { target: { value: "MY-10.04" } }));
  await act(async () => fireEvent.change(form.getByLabelText(/^Name$/), { target: { value: "Kajang" } }));
  await act(async () => fireEvent.change(form.getByLabelText(/^Post codes/), { target: { value: "43-0, 43 1" } }));
  await press("Save");
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "regionFormSaveMutation")?.variables["input"]).toMatchObject({
      countryCode: "MY",
      parentCode: "MY-10",
      code: "MY-10.04",
      name: "Kajang",
    }),
  );
});

test("SYS-07 a search looks in all of the country; another country begins with its own places", async () => {
  const { asked } = await open();
  await screen.findByRole("row", { name: /Melaka/ });
  expect(filters(asked).at(-1)).toMatchObject({ countryCode: "MY", level: 1 });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "1 place Selangor" })));
  const box = screen.getByRole("searchbox", { name: /^Name, code or post code/ });
  await act(async () => fireEvent.change(box, { target: { value: "410" } }));
  await act(async () => fireEvent.blur(box));
  await waitFor(() => expect(filters(asked).at(-1)).toEqual({ keyword: "410", status: null, countryCode: "MY" }));
  await act(async () =>
    fireEvent.change(screen.getByRole("combobox", { name: "Country" }), { target: { value: "VN" } }),
  );
  await waitFor(() => expect(filters(asked).at(-1)).toMatchObject({ keyword: null, countryCode: "VN", level: 1 }));
});
