import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";
import { toastStore } from "../../../tab/toast/queue.ts";

const london = {
  id: "time-zone-london",
  code: "Europe/London",
  called: "United Kingdom Time",
  offset: "UTC+00:00",
  nextChangeAt: "2027-03-28T01:00:00.000Z",
  nextOffset: "UTC+01:00",
  viewerMayDelete: true,
};
const refreshed = { zones: 419, added: 1, changed: 2, gone: 0, release: "2026c" };
beforeEach(() => sessionStorage.clear());

test("SYS-07 zones with their next change; a refresh says what came of it and reads the list again", async () => {
  const { asked } = await renderPage("TIME_ZONE", {
    answer: ({ name }) =>
      name === "refreshZonesMutation"
        ? { RefreshTimeZonesPayload: () => ({ refreshed, errors: [] }) }
        : connection("TimeZoneConnection", [london]),
  });
  const row = within((await screen.findAllByRole("row"))[1]!);
  for (const text of ["Europe/London", "United Kingdom Time", "UTC+00:00", "UTC+01:00"]) row.getByText(text);
  expect(row.getByText(/^2027\/03\/28/)).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Refresh" })));
  expect(toastStore.get().map(({ text }) => text)).toContain(
    "419 zones by the zone data of 2026c: 1 new, 2 changed, 0 gone",
  );
  expect(asked.filter(({ name }) => name === "timeZonePageQuery")).toHaveLength(2);
});
