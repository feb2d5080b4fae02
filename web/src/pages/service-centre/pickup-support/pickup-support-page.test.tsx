import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const klang = {
  id: "pickup-1",
  place: "MY / Selangor / Klang",
  countryCode: "MY",
  region: "Selangor",
  city: "Klang",
  productCode: "",
  productName: null,
  ways: ["COURIER", "OUTLET"],
  weekdays: ["MON", "TUE", "WED", "SAT"],
  fromTime: "09:00",
  toTime: "18:00",
  cutOff: "15:30",
  notice: "Couriers call.",
  noticeEn: "Couriers call.",
  noticeZhCn: "上门收件。",
  noticeZhHk: "上門取件。",
  validFrom: "2026-11-01",
  validTo: null,
  status: "ENABLED",
  version: 3,
  viewerMayEdit: true,
  viewerMayEnable: true,
  viewerMayDisable: true,
};
const PLACES = [
  { region: "Selangor", city: "Klang" },
  { region: "Perak", city: "Ipoh" },
];
const row = { row: "pickup-1", place: klang.place, productCode: "", outcome: "CHANGED" };
const found = { rows: [row], changed: 1, left: 2, refused: 0, digest: "counted" };
const answer = {
  timeZone: "Asia/Kuala_Lumpur",
  day: "2026-11-23",
  time: "16:00",
  ways: ["COURIER"],
  holiday: { name: "Hari Raya", worksAs: "MON" },
  isBeforeCutOff: false,
  notice: klang,
  next: { day: "2026-11-24", fromTime: "09:00", toTime: "18:00", ways: ["COURIER"], notice: klang },
};
const open = (more: { readonly found?: object; readonly buttons?: readonly "PICKUP_SUPPORT.VIEW"[] } = {}) =>
  renderPage("PICKUP_SUPPORT", {
    ...(more.buttons && { buttons: more.buttons }),
    answer: ({ name }) => {
      if (name === "countryChoiceQuery")
        return {
          Query: () => ({
            countries: [
              { code: "MY", name: "Malaysia" },
              { code: "SG", name: "Singapore" },
            ],
          }),
        };
      if (name === "placeFieldsQuery") return { Query: () => ({ pickupPlaces: PLACES }) };
      if (name === "useProductsInUseQuery")
        return {
          Query: () => ({
            products: [
              { code: "INTL_EXPRESS", name: "International Express", status: "ENABLED" },
              { code: "SEA", name: "Sea Freight", status: "DISABLED" },
            ],
          }),
        };
      if (name === "pickupBoxAnswerQuery") return { Query: () => ({ pickupAnswer: { answer, errors: [] } }) };
      if (name === "byDateCountQuery")
        return { Query: () => ({ pickupByDate: { found: more.found ?? found, errors: [] } }) };
      if (name === "byDateFormMutation") return { ChangePickupByDatePayload: () => ({ errors: [] }) };
      return connection("PickupNoticeConnection", [klang]);
    },
  });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const fill = (field: HTMLElement, value: string) => act(async () => fireEvent.change(field, { target: { value } }));

beforeEach(() => sessionStorage.clear());

test("PICKUP a place with its weekdays, hours and notice; its form offers the cities of the region", async () => {
  await open();
  const line = within((await screen.findAllByRole("row"))[1]!);
  for (const text of [
    "MY / Selangor / Klang",
    "Every product",
    "Courier, Outlet",
    "Mon–Wed, Sat",
    "09:00–18:00",
    "Couriers call.",
  ])
    line.getByText(text);
  await press("Edit MY / Selangor / Klang");
  const city = await screen.findByRole<HTMLSelectElement>("combobox", { name: "City" });
  expect([...city.options].map((o) => o.text)).toEqual(["The whole region", "Klang"]);
  const product = screen.getByRole<HTMLSelectElement>("combobox", { name: "Product" });
  expect([...product.options].map((o) => o.value)).toEqual(["", "INTL_EXPRESS"]);
  await fill(screen.getByRole("combobox", { name: "Region" }), "Perak");
  expect([...city.options].map((o) => o.value)).toEqual(["", "Ipoh"]);
  await fill(screen.getByRole("textbox", { name: /Cut-off/ }), "19:00");
  await press("Save");
  await screen.findByText("Must lie within the hours");
});

test("PICKUP the box says what holds, whether it is too late, the next pick-up, and shows the row in the list", async () => {
  const { asked } = await open();
  await screen.findByText("MY / Selangor / Klang");
  await press("What holds where and when");
  const box = within(await screen.findByRole("dialog", { name: "What holds where and when" }));
  await box.findByText("Was 15:30: too late for that day");
  box.getByText("2026/11/24 09:00–18:00 · Courier");
  box.getByText("Hari Raya: works as on Mon");
  await fill(box.getByRole("combobox", { name: "Region" }), "Perak");
  await fill(box.getByLabelText("When"), "2026-11-23T16:00");
  await waitFor(() =>
    expect(asked.findLast(({ name }) => name === "pickupBoxAnswerQuery")?.variables["input"]).toEqual({
      countryCode: "MY",
      region: "Perak",
      city: "",
      productCode: "",
      at: "2026-11-23T08:00:00.000Z",
    }),
  );
  const says = await box.findByRole("button", { name: /^MY \/ Selangor \/ Klang · Every product/ });
  await act(async () => fireEvent.click(says));
  await waitFor(() =>
    expect(asked.findLast(({ name }) => name === "pickupSupportPageQuery")?.variables["filter"]).toEqual({
      keyword: "MY / Selangor / Klang",
      status: null,
    }),
  );
});

test("PICKUP what changes by date is counted first, and done with what was counted", async () => {
  const { asked } = await open();
  await screen.findByText("MY / Selangor / Klang");
  await press("Change by date");
  await screen.findByRole("dialog", { name: "Change by date: all that the list finds" });
  await press("Count");
  await screen.findByText("Say what shall be different on those days");
  await act(async () => fireEvent.click(screen.getByRole("radio", { name: "No pick-up" })));
  await press("Count");
  await screen.findByText("1 place is changed on these days.");
  screen.getByText("2 stay as they are.");
  expect(asked.some(({ name }) => name === "byDateFormMutation")).toBe(false);
  await press("Change 1");
  await waitFor(() => expect(asked.some(({ name }) => name === "byDateFormMutation")).toBe(true));
  const sent = asked.find(({ name }) => name === "byDateFormMutation")?.variables["input"];
  expect(sent).toMatchObject({ ways: [], cutOff: null, digest: "counted", filter: { keyword: null, status: null } });
});

test("PICKUP while a place can't be changed none is: there is no button for it", async () => {
  await open({ found: { ...found, refused: 1, rows: [{ ...row, outcome: "CUT_OFF" }] } });
  await screen.findByText("MY / Selangor / Klang");
  await press("Change by date");
  await fill(await screen.findByRole("textbox", { name: /Cut-off/ }), "20:00");
  await press("Count");
  await screen.findByText("Can't: cut-off outside of the hours");
  screen.getByText("1 can't be changed: until it can, none is.");
  expect(screen.queryByRole("button", { name: /^Change \d/ })).toBeNull();
});

test("PERM-01 who only looks is offered the box alone", async () => {
  await open({ buttons: ["PICKUP_SUPPORT.VIEW"] });
  await screen.findByText("MY / Selangor / Klang");
  screen.getByRole("button", { name: "What holds where and when" });
  for (const name of ["Change by date", "New place"]) expect(screen.queryByRole("button", { name })).toBeNull();
});
