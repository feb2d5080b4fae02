import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Answer } from "../../../parts/testing/graph.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const pushes = {
  kind: "PUSH_FAILED",
  count: 1000,
  isMore: true,
  first: [
    { name: "SF1", at: "2026-06-01T09:07:00.000Z" },
    { name: "SF2", at: "2026-06-01T10:07:00.000Z" },
  ],
  viewerMayHandle: true,
};
const clients = { kind: "CLIENT_EXCEEDS", count: 0, isMore: false, first: [], viewerMayHandle: true };
const answers =
  (waiting: readonly object[], silent: readonly string[] = []): Answer =>
  () => ({ Query: () => ({ myTasks: { silent, waiting } }) });
const open = (answer: Answer) => renderPage("MY_TASKS", { answer });

test("what waits is told with the longest, and leads to the page that handles it; what does not wait takes no line", async () => {
  await open(answers([pushes, clients]));
  const [, row, ...more] = (await screen.findAllByRole("row")).map((one) => within(one));
  expect(more).toEqual([]);
  for (const text of ["Orders that customs did not take", "more than 1,000", "SF1, SF2"]) row!.getByText(text);
  expect(row!.getByRole("link", { name: "Handle" }).getAttribute("href")).toContain("state-FAILED");
});

test("PERM-01 who may not handle it is led nowhere", async () => {
  await open(answers([{ ...pushes, viewerMayHandle: false }]));
  await screen.findByText("SF1, SF2");
  expect(screen.queryByRole("link", { name: "Handle" })).toBeNull();
});

test("nothing that waits is said, and a service that says nothing is named", async () => {
  await open(answers([clients], ["order"]));
  await screen.findByText("Nothing waits for you");
  expect((await screen.findByRole("alert")).textContent).toBe(
    "The Order service can’t be reached: what waits there is missing.",
  );
});
