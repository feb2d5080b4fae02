import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const newYear = {
  id: "holiday-1",
  name: "Chinese New Year",
  title: "Chinese New Year",
  countryCode: "MY",
  country: { name: "Malaysia" },
  region: "",
  firstDay: "2026-02-17",
  lastDay: "2026-02-18",
  worksAs: "DAY_OFF",
  purposes: ["REVIEW", "DELIVERY"],
  nameEn: "Chinese New Year",
  nameZhCn: "农历新年",
  nameZhHk: "農曆新年",
  status: "ENABLED",
  version: 3,
  viewerMayEdit: true,
  viewerMayDelete: true,
};
const makeUp = {
  ...newYear,
  id: "holiday-2",
  name: "Make-up day",
  title: "Make-up day",
  firstDay: "2026-02-21",
  lastDay: "2026-02-21",
  worksAs: "MON",
  region: "Penang",
};
const overlap = {
  message: "Labour Day has one of these days: 2026-05-01",
  detail: null,
  traceId: null,
  field: ["firstDay"],
};
const PROPOSED = {
  source: "PACKAGED",
  rows: [
    {
      key: "2026-05-01",
      name: "2026-05-01 Labour Day",
      state: "NEW",
      fields: [{ field: "lastDay", here: null, there: "2026-05-01", stays: false }],
    },
  ],
  same: 0,
  digest: "d",
};
const open = (buttons?: readonly "HOLIDAY.VIEW"[]) =>
  renderPage("HOLIDAY", {
    ...(buttons && { buttons }),
    answer: ({ name }) => {
      if (name === "countryChoiceQuery") return { Query: () => ({ countries: [{ code: "MY", name: "Malaysia" }] }) };
      if (name === "useOfferedQuery")
        return { RegionsOfferedPayload: () => ({ answer: { places: [{ name: "Sabah", path: [] }] }, errors: [] }) };
      if (name === "yearMonthsQuery") return { Query: () => ({ holidayYear: [newYear, makeUp] }) };
      if (name === "yearLookMutation") return { PullLookPayload: () => ({ found: PROPOSED, errors: [] }) };
      if (name === "yearPullMutation")
        return { PullPayload: () => ({ done: { added: 1, changed: 0, deleted: 0 }, errors: [] }) };
      if (name === "holidayFormSaveMutation")
        return { SaveHolidayPayload: () => ({ holiday: null, errors: [overlap] }) };
      return connection("HolidayConnection", [newYear, makeUp]);
    },
  });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

beforeEach(() => sessionStorage.clear());

test("days off and make-up days in words, and that all sites share them", async () => {
  await open();
  const rows = await screen.findAllByRole("row");
  for (const text of [
    "Chinese New Year",
    "Malaysia",
    "Whole country",
    "2026/02/17 – 2026/02/18",
    "Day off",
    "Review, Delivery",
  ])
    within(rows[1]!).getByText(text);
  for (const text of ["Penang", "2026/02/21", "Make-up, as a Monday"]) within(rows[2]!).getByText(text);
  expect(screen.getByRole("note").textContent).toMatch(/^Holidays are common to all sites\./);
});

test("a form that holds the row, and says at its field which one has the day already", async () => {
  const { asked } = await open();
  await screen.findByText("Chinese New Year");
  await press("Edit Chinese New Year · 2026/02/17 – 2026/02/18");
  const form = within(await screen.findByRole("dialog", { name: "Edit Chinese New Year" }));
  await act(async () => fireEvent.change(form.getByLabelText("Last day"), { target: { value: "2026-05-01" } }));
  await press("Save");
  await form.findByText("At most 31 days");
  await act(async () => fireEvent.change(form.getByLabelText("First day"), { target: { value: "2026-05-01" } }));
  await act(async () => fireEvent.click(form.getByRole("checkbox", { name: "Pick-up" })));
  await press("Save");
  await form.findByText(overlap.message);
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "holidayFormSaveMutation")?.variables["input"]).toMatchObject({
      firstDay: "2026-05-01",
      worksAs: "DAY_OFF",
      purposes: ["REVIEW", "DELIVERY", "PICKUP"],
      version: 3,
    }),
  );
});

test("PERM-01 who only looks is offered nothing new", async () => {
  await open(["HOLIDAY.VIEW"]);
  await screen.findByText("Chinese New Year");
  expect(screen.queryByRole("button", { name: "New holiday" })).toBeNull();
});

test("a year beside the list: twelve months as tables, each marked day named with what it is", async () => {
  const { asked } = await open();
  await screen.findByText("Chinese New Year");
  await press("Year");
  const year = within(await screen.findByRole("dialog", { name: "Year" }));
  const february = within(await year.findByRole("table", { name: "February" }));
  expect(year.getAllByRole("table")).toHaveLength(12);
  expect(february.getAllByRole("cell", { name: "17 Chinese New Year, day off" })).toHaveLength(1);
  expect(february.getAllByRole("cell", { name: "21 Make-up day, Penang, make-up day" })).toHaveLength(1);
  await press("The year after");
  await waitFor(() =>
    expect(asked.findLast(({ name }) => name === "yearMonthsQuery")?.variables).toMatchObject({ countryCode: "MY" }),
  );
});

test("SYS-07 beside a year the public holidays that it lacks are proposed to those who may make them, and taken when they are ticked", async () => {
  const { asked } = await open();
  await screen.findAllByRole("row");
  await press("Year");
  await screen.findByRole("button", { name: "Proposals" });
  await press("Proposals");
  const found = within(await screen.findByRole("dialog", { name: /^Pull: Holidays in MY \d{4}$/ }));
  const box = await found.findByRole<HTMLInputElement>("checkbox", { name: "Take 2026-05-01 Labour Day" });
  expect(box.checked).toBe(true);
  await press("Take 1 row");
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "yearPullMutation")?.variables["input"]).toMatchObject({
      countryCode: "MY",
      digest: "d",
      keys: ["2026-05-01"],
    }),
  );
});

test("SYS-07 a region's year shows what holds there, and is proposed what the region keeps", async () => {
  const { asked } = await open();
  await screen.findAllByRole("row");
  await press("Year");
  const year = within(await screen.findByRole("dialog", { name: "Year" }));
  const makeUpDay = { name: "21 Make-up day, Penang, make-up day" };
  await year.findByRole("cell", makeUpDay);
  await year.findByRole("option", { name: "Sabah" });
  await act(async () => fireEvent.change(year.getByLabelText("Region"), { target: { value: "Sabah" } }));
  expect(year.queryByRole("cell", makeUpDay)).toBeNull();
  year.getByRole("cell", { name: "17 Chinese New Year, day off" });
  await press("Proposals");
  await screen.findByRole("dialog", { name: /^Pull: Holidays in Sabah \d{4}$/ });
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "yearLookMutation")?.variables["input"]).toMatchObject({
      countryCode: "MY",
      region: "Sabah",
    }),
  );
});

test("PERM-01 who may not make holidays is proposed none", async () => {
  await open(["HOLIDAY.VIEW"]);
  await screen.findAllByRole("row");
  await press("Year");
  await screen.findByRole("button", { name: "The year before" });
  expect(screen.queryByRole("button", { name: "Proposals" })).toBeNull();
});
