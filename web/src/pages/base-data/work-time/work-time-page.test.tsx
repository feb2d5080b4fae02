import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const review = {
  id: "work-time-1",
  purpose: "REVIEW",
  countryCode: "MY",
  country: { name: "Malaysia" },
  region: "Selangor",
  timeZone: "Asia/Kuala_Lumpur",
  spans: ["MON 09:00-12:00", "MON 13:00-18:00", "TUE 09:00-12:00", "TUE 13:00-18:00", "FRI 22:00-06:00"],
  status: "ENABLED",
  version: 3,
  viewerMayEdit: true,
  viewerMayEnable: true,
  viewerMayDisable: true,
};
const openNow = [
  { ...review, isOpen: true, opensAt: "2026-11-20T10:00:00Z" },
  { ...review, purpose: "PICKUP", isOpen: false, opensAt: "2026-11-21T01:00:00Z" },
];
const open = (buttons?: readonly "WORK_TIME.VIEW"[]) =>
  renderPage("WORK_TIME", {
    ...(buttons && { buttons }),
    answer: ({ name }) => {
      if (name === "countryChoiceQuery") return { Query: () => ({ countries: [{ code: "MY", name: "Malaysia" }] }) };
      if (name === "workTimeFormSaveMutation") return { SaveWorkTimePayload: () => ({ errors: [] }) };
      return { ...connection("WorkTimeConnection", [review]), Query: () => ({ openNow }) };
    },
  });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const fill = (field: HTMLElement, value: string) => act(async () => fireEvent.change(field, { target: { value } }));

beforeEach(() => sessionStorage.clear());

test("REV-04 a week in one line, and what is open now", async () => {
  await open();
  const row = within((await screen.findAllByRole("row"))[1]!);
  expect(row.getByText("Mon–Tue 09:00–12:00, 13:00–18:00 · Fri 22:00–06:00")).toBeTruthy();
  expect(row.getByText("Selangor")).toBeTruthy();
  const notes = screen.getAllByRole("note").map(({ textContent }) => textContent);
  expect(notes[1]).toMatch(/^Review \(Malaysia\): open now · Pick-up \(Malaysia\): closed, opens 2026\/11\/2/);
});

test("REV-04 a week is edited day by day: hours that meet are told at their line, the rest is sent as the contract has it", async () => {
  const { asked } = await open();
  await screen.findByText("Selangor");
  await press("Edit Review · Malaysia");
  const form = within(await screen.findByRole("dialog", { name: "Edit Review · MY" }));
  const day = (name: string) => within(form.getByRole("group", { name }));
  expect(day("Friday").getByText("the next day")).toBeTruthy();
  await fill(day("Monday").getAllByLabelText("From")[1]!, "11:00");
  await press("Save");
  expect(await day("Monday").findByText("Meets MON 09:00-12:00")).toBeTruthy();
  await fill(day("Monday").getAllByLabelText("From")[1]!, "12:30");
  await act(async () => fireEvent.click(day("Wednesday").getByRole("button", { name: "As the day before" })));
  await act(async () => fireEvent.click(day("Friday").getByRole("button", { name: "Remove 22:00–06:00" })));
  await press("Save");
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "workTimeFormSaveMutation")?.variables["input"]).toMatchObject({
      spans: [
        "MON 09:00-12:00",
        "MON 12:30-18:00",
        "TUE 09:00-12:00",
        "TUE 13:00-18:00",
        "WED 09:00-12:00",
        "WED 13:00-18:00",
      ],
      version: 3,
    }),
  );
});

test("PERM-01 who only looks is offered nothing new", async () => {
  await open(["WORK_TIME.VIEW"]);
  await screen.findByText("Selangor");
  expect(screen.queryByRole("button", { name: "New work time" })).toBeNull();
});
