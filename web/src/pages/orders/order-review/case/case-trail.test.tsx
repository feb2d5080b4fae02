import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { open } from "../testing/open-review.tsx";

beforeEach(() => sessionStorage.clear());

const attempt = (n: number, at: string, more: object) => {
  const later = { attempt: n, at, outcome: "LATER", httpStatus: null, silence: null, answer: null };
  return { ...later, ...more };
};

test("REV-03 PERM-12 acts, commands with their attempts and reveals stand in one line of time, the newest first", async () => {
  await open({
    history: [
      {
        id: "h-2",
        event: "CONTACT_TRIED",
        params: [{ name: "reason", value: "Nobody" }],
        actor: "siti",
        at: "2026-11-20T12:00:00.000Z",
      },
      {
        id: "h-1",
        event: "CREATED",
        params: [{ name: "source", value: "API" }],
        actor: "system",
        at: "2026-11-20T08:00:00.000Z",
      },
    ],
    file: {
      commands: [
        {
          id: "c-1",
          kind: "INTERCEPT",
          outlet: "PEN04",
          askedBy: "siti",
          askedAt: "2026-11-20T09:00:00.000Z",
          reason: null,
          attempts: [
            attempt(1, "2026-11-20T09:00:01.000Z", { silence: "TIMEOUT" }),
            attempt(2, "2026-11-20T13:00:00.000Z", { outcome: "REFUSED", httpStatus: 422, answer: "no such parcel" }),
          ],
        },
      ],
      reveals: [
        { id: "r-1", field: "SENDER_PHONE", by: "wei", at: "2026-11-20T10:00:00.000Z", reason: "Called him" },
        { id: "r-2", field: "SENDER_ID", by: "wei", at: "2026-11-20T11:00:00.000Z", reason: null },
      ],
    },
  });
  const title = await screen.findByRole("heading", { name: "What happened" });
  const lines = within(title.closest("section")!).getAllByRole("listitem");
  expect(lines.map((line) => line.firstChild?.textContent)).toEqual([
    "Interception: refused: 422 no such parcel",
    "Customer contacted again: Nobody",
    "Seen: ID of the sender",
    "Seen: sender’s telephone: Called him",
    "Interception: to be tried again: no answer in time",
    "Outlet PEN04 told to hold the parcels",
    "Placed through API",
  ]);
  expect(lines[0]?.textContent).not.toContain("·");
  expect(lines[3]?.textContent).toContain("· wei");
});
