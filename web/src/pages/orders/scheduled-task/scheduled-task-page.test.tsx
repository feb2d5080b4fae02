import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import type { Answer } from "../../../parts/testing/graph.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const RUN = {
  id: "r-1",
  state: "SUCCESS",
  askedBy: null,
  dueAt: "2026-06-01T09:07:00.000Z",
  startedAt: "2026-06-01T09:07:01.000Z",
  endedAt: "2026-06-01T09:07:02.000Z",
  traceId: "0123456789abcdef0123456789abcdef",
  log: [
    { line: "BEGUN", count: null },
    { line: "DELETED", count: 3 },
    { line: "DONE", count: null },
  ],
};
const one = (service: string, over: object = {}) => ({
  __typename: "ScheduledTask",
  id: service,
  service,
  name: "FORGET_KEYS",
  schedule: "7 * * * *",
  nextAt: "2026-06-01T10:07:00.000Z",
  pausedBy: null,
  last: RUN,
  viewerMayRun: true,
  viewerMayPause: true,
  ...over,
});
const TASKS = [
  one("admin"),
  one("customer", { nextAt: null, pausedBy: "siti", last: null }),
  one("order", { last: { ...RUN, id: "r-9", state: "RUNNING", endedAt: null } }),
];
const answers =
  (silent: readonly string[] = [], tasks: readonly object[] = TASKS): Answer =>
  ({ name }) => {
    if (name === "taskLogQuery")
      return {
        Query: () => ({
          scheduledTaskRuns: [
            RUN,
            { ...RUN, id: "r-2", state: "FAILED", askedBy: "siti", log: [{ line: "FAILED", count: null }] },
          ],
        }),
      };
    const task = { ...one("admin"), nextAt: null, pausedBy: "admin" };
    if (name === "taskPauseMutation") return { PauseScheduledTaskPayload: () => ({ task, errors: [] }) };
    if (name === "useTaskActsRunMutation")
      return {
        RunScheduledTaskPayload: () => ({
          task: one("admin", { last: { ...RUN, id: "r-9", state: "QUEUED", endedAt: null } }),
          errors: [],
        }),
      };
    return { Query: () => ({ scheduledTasks: { silent, tasks } }) };
  };
const open = (answer: Answer = answers()) => renderPage("SCHEDULED_TASK", { answer });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const KEYS = "Forget submission keys after a day";

beforeEach(() => sessionStorage.clear());

describe("scheduled tasks", { timeout: 20_000 }, () => {
  test("SYS-09 each says what it is for, when it is due and how it went; what is being done can't be asked for", async () => {
    await open();
    const rows = (await screen.findAllByRole("row")).slice(1).map((row) => within(row));
    for (const text of [KEYS, "Admin", "Hourly at :07", "Done"]) rows[0]!.getByText(text);
    rows[1]!.getByText("Paused by siti");
    rows[1]!.getByRole("button", { name: `Resume ${KEYS} (Customer)` });
    rows[2]!.getByText("Running");
    expect(rows[2]!.queryByRole("button", { name: /^Run now/ })).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("PERM-01 who may look at it alone finds the log and nothing to do", async () => {
    await open(answers([], [one("admin", { viewerMayRun: false, viewerMayPause: false })]));
    await screen.findByText(KEYS);
    screen.getByRole("button", { name: `Log ${KEYS} (Admin)` });
    expect(screen.queryByRole("button", { name: /^(Run now|Pause|Resume)/ })).toBeNull();
  });

  test("SYS-09 a service that can't be reached is named above the others' tasks", async () => {
    await open(answers(["customer"], [one("admin")]));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "The Customer service can’t be reached: its tasks are missing.",
    );
    screen.getByText(KEYS);
  });

  test("SYS-09 a pause is asked about first, and the row says who paused it", async () => {
    const { asked } = await open(answers([], [one("admin")]));
    await screen.findByText(KEYS);
    await press(`Pause ${KEYS} (Admin)`);
    const question = within(await screen.findByRole("alertdialog", { name: `Pause “${KEYS}” of the Admin service?` }));
    await act(async () => fireEvent.click(question.getByRole("button", { name: "Cancel" })));
    expect(asked.map((a) => a.name)).not.toContain("taskPauseMutation");
    await press(`Pause ${KEYS} (Admin)`);
    const again = within(await screen.findByRole("alertdialog"));
    await act(async () => fireEvent.click(again.getByRole("button", { name: "Pause" })));
    expect(asked.find((a) => a.name === "taskPauseMutation")?.variables).toMatchObject({ input: { id: "admin" } });
    await screen.findByText("Paused by admin");
  });

  test("SYS-09 run now is answered at once, and the row waits for its end", async () => {
    await open(answers([], [one("admin")]));
    await screen.findByText(KEYS);
    await press(`Run now ${KEYS} (Admin)`);
    await screen.findByText("Waiting");
    expect(screen.queryByRole("button", { name: /^Run now/ })).toBeNull();
  });

  test("SYS-09 the log says what each run did, for whom, and by which trace", async () => {
    await open(answers([], [one("admin")]));
    await screen.findByText(KEYS);
    await press(`Log ${KEYS} (Admin)`);
    const dialog = within(await screen.findByRole("dialog", { name: `${KEYS}: Admin` }));
    await dialog.findByText("begun · 3 rows forgotten · done");
    dialog.getByText("The clock");
    dialog.getByText("failed: see the service’s log by the trace id");
    dialog.getByText("siti");
    expect(dialog.getAllByTitle(RUN.traceId)).toHaveLength(2);
    await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Close" })));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
