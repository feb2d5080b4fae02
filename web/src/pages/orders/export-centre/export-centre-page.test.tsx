import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Answer } from "../../../parts/testing/graph.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";
import { GraphFailure } from "../../../relay/failure.ts";

const one = (id: string, over: object = {}) => ({
  __typename: "ExportTask",
  id,
  list: "ORDER_LIST",
  state: "SUCCESS",
  format: "XLSX",
  ticked: null,
  conditions: [
    { field: "orderStatus", values: ["TO_VERIFY", "APPROVED"] },
    { field: "numbers", values: ["1", "2", "3", "4", "5"] },
  ],
  rowsDone: 4000,
  rowsTotal: 4000,
  place: null,
  bytes: 1536,
  isKept: true,
  errorCode: null,
  traceId: "0123456789abcdef0123456789abcdef",
  askedAt: "2026-06-01T10:00:00.000Z",
  endedAt: "2026-06-01T10:01:00.000Z",
  expiresAt: "2026-06-02T10:01:00.000Z",
  viewerMayCancel: false,
  viewerMayRetry: false,
  viewerMayDownload: true,
  ...over,
});
const none = { bytes: null, isKept: false, expiresAt: null, endedAt: null, viewerMayDownload: false };
const TASKS = [
  one("e-1", { ...none, state: "PENDING", place: 3, rowsDone: 0, rowsTotal: null, viewerMayCancel: true }),
  one("e-2", {
    ...none,
    state: "PROCESSING",
    rowsDone: 1000,
    viewerMayCancel: true,
    conditions: [],
    list: "LOGIN_LOG",
  }),
  one("e-3"),
  one("e-4", { ...none, state: "FAILED", errorCode: 503001, viewerMayRetry: true, ticked: 12 }),
  one("e-5", { isKept: false, viewerMayDownload: false }),
];
const answers =
  (tasks: readonly object[] = TASKS, silent: readonly string[] = [], seenAt = "2026-06-01T11:00:00.000Z"): Answer =>
  ({ name }) => {
    if (name === "useExportActsDownloadMutation")
      return { DownloadExportPayload: () => ({ ticket: "t-1", errors: [] }) };
    if (name === "useExportActsRetryMutation")
      return {
        RetryExportPayload: () => ({
          task: one("e-4", { ...none, state: "PENDING", place: 1, rowsTotal: null }),
          errors: [],
        }),
      };
    if (name === "useSavePreferenceMutation") {
      const preference = { key: "exports.seenAt", value: '"2026-06-01T10:01:00.000Z"' };
      return { SavePreferencePayload: () => ({ preference, errors: [] }) };
    }
    return {
      Query: () => ({ exportTasks: { silent, tasks }, orderActs: [], customerActs: [] }),
      Viewer: () => ({ preferences: [{ key: "exports.seenAt", value: JSON.stringify(seenAt) }] }),
    };
  };
const open = (answer: Answer = answers()) => renderPage("EXPORT_CENTRE", { answer });
const press = (name: string | RegExp, at: Pick<typeof screen, "getByRole">) =>
  act(async () => fireEvent.click(at.getByRole("button", { name })));
const rows = async () => (await screen.findAllByRole("row")).slice(1).map((row) => within(row));

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("the export centre", { timeout: 20_000 }, () => {
  test("SYS-09 each says what it is of, how far it is, how large, and until when its file is kept", async () => {
    await open();
    const [waiting, made, ready, failed, over] = await rows();
    waiting!.getByText("Order list");
    waiting!.getByText("Number 3 of those that wait");
    waiting!.getByText("Status: To verify, Approved · Numbers: 1, 2, 3 and 2 more");
    made!.getByText("Login log");
    made!.getByText("All rows");
    made!.getByText("1,000 of 4,000 rows");
    expect(made!.getByRole("progressbar").getAttribute("value")).toBe("1000");
    for (const text of ["Ready", "4,000 rows", "1.5 KiB", "2026/06/02 18:01"]) ready!.getByText(text);
    failed!.getByText("12 ticked rows");
    failed!.getByText("The service can't be reached at present. Try again soon.");
    failed!.getByTitle("0123456789abcdef0123456789abcdef");
    over!.getByText("Expired");
    expect(over!.queryByRole("button", { name: /^Download/ })).toBeNull();
  });

  test("SYS-09 a file is fetched by its ticket, and what failed is asked for again", async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    const { asked } = await open();
    const [, , ready, failed] = await rows();
    await press(/^Download/, ready!);
    expect(click.mock.contexts.map((a) => (a instanceof HTMLAnchorElement ? a.pathname : ""))).toEqual(["/files/t-1"]);
    await press(/^Try again/, failed!);
    expect(asked.at(-1)).toMatchObject({ name: "useExportActsRetryMutation", variables: { input: { id: "e-4" } } });
    await failed!.findByText("Number 1 of those that wait");
  });

  test("SYS-09 states narrow the rows, and say so where there is none", async () => {
    await open(answers([one("e-3")]));
    await rows();
    await press("Failed 0", screen);
    await screen.findByText("No export is in this state");
    await press("Ready 1", screen);
    expect(await rows()).toHaveLength(1);
  });

  test("SYS-09 a service that can't be reached is named above the others' exports", async () => {
    await open(answers([one("e-3")], ["customer"]));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "The Customer service can’t be reached: your exports of its lists are missing.",
    );
    expect(await rows()).toHaveLength(1);
  });

  test("what was looked at is seen: kept once, as of the newest end", async () => {
    const { asked, unmount } = await open(answers(TASKS, [], "2026-06-01T09:00:00.000Z"));
    await rows();
    expect(asked.find(({ name }) => name === "useSavePreferenceMutation")?.variables).toEqual({
      input: { key: "exports.seenAt", value: '"2026-06-01T10:01:00.000Z"' },
    });
    unmount();
    const again = await open();
    await rows();
    expect(again.asked.map(({ name }) => name)).toEqual(["exportCentrePageQuery"]);
  });

  test("ERR-07 a failed query says so; none asked for says how", async () => {
    const { unmount } = await open(() => new GraphFailure({ code: "09020501", message: "", traceId: "f".repeat(32) }));
    expect(await screen.findByText("The query failed")).toBeTruthy();
    unmount();
    await open(answers([]));
    expect(await screen.findByText("No exports yet")).toBeTruthy();
  });
});
