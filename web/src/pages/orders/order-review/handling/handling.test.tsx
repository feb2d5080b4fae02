import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { newChanges } from "../../../../tab/changes.ts";
import { caseOf, head, key, open } from "../testing/open-review.tsx";

const SINCE = "2026-11-20T10:00:00.000Z";
const by = (handledBy: string, isHandledByViewer = false) => ({ handledBy, handledSince: SINCE, isHandledByViewer });
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const approve = () => screen.getByRole("button", { name: "Approve" });

// The page's parts come in real time, which a clock of our own doesn't wait for.
beforeAll(async () => {
  await open();
  await head("SF1");
  cleanup();
});
beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"], shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

test("REV-06 a case that is read is taken after two seconds, said again each minute, and left with it", async () => {
  let isTaken = false;
  const own = () => (isTaken ? by("reviewer.my", true) : {});
  const { sent } = await open({ of: (id) => caseOf(Number(id.slice(5)), id === "case-1" ? own() : {}) });
  await head("SF1");
  await pass(1_000);
  expect(sent("useHandlingMutation")).toEqual([]);
  isTaken = true;
  await pass(1_500);
  expect(sent("useHandlingMutation").map(({ variables }) => variables)).toEqual([{ input: { id: "case-1" } }]);
  await pass(60_000);
  expect(sent("useHandlingMutation")).toHaveLength(2);
  await key("j");
  await head("SF2");
  await waitFor(() =>
    expect(sent("useHandlingLeaveMutation").map(({ variables }) => variables)).toEqual([{ input: { id: "case-1" } }]),
  );
});

test("REV-06 a window that nobody sees gives no sign", async () => {
  const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const { sent } = await open();
  await head("SF1");
  await pass(130_000);
  expect(sent("useHandlingMutation")).toEqual([]);
  state.mockReturnValue("visible");
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  expect(sent("useHandlingMutation")).toHaveLength(1);
  state.mockRestore();
});

test("REV-06 what somebody else is on is read only, until it is taken over after a question", async () => {
  let isMine = false;
  const now = () => (isMine ? by("reviewer.my", true) : by("reviewer2.my"));
  const { sent } = await open({ of: (id) => caseOf(Number(id.slice(5)), now()) });
  await head("SF1");
  const notice = await screen.findByRole("alert");
  expect(notice.textContent).toMatch(/^reviewer2\.my is on this order, since/);
  expect(approve()).toHaveProperty("disabled", true);
  await key("a");
  await pass(3_000);
  expect([sent("useApproveMutation"), sent("useHandlingMutation")]).toEqual([[], []]);
  await act(async () => fireEvent.click(within(notice).getByRole("button", { name: "Take over…" })));
  const question = within(await screen.findByRole("alertdialog", { name: "Take over SF1?" }));
  isMine = true;
  await act(async () => fireEvent.click(question.getByRole("button", { name: "Take over" })));
  await waitFor(() => expect(approve()).toHaveProperty("disabled", false));
  expect(sent("handledNoticeMutation")[0]?.variables["input"]).toMatchObject({ id: "case-1" });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("REV-06 who comes to a case, and goes, shows at once: in the queue, and on the case", async () => {
  const changes = newChanges();
  let handlings: readonly object[] = [
    { caseId: "case-1", handledBy: "reviewer2.my", handledSince: SINCE, isByViewer: false },
  ];
  const { asked } = await open({ changes, handlings: () => handlings });
  await head("SF1");
  const before = asked.length;
  await act(async () => changes.tell(["REVIEWS"]));
  expect(asked.slice(before).map(({ name }) => name)).toEqual(["useFollowHandlersQuery"]);
  await screen.findByRole("alert");
  const [first] = within(screen.getByRole("navigation", { name: "Orders of the queue" })).getAllByRole("button");
  expect(first?.textContent).toContain("reviewer2.my is on it");
  expect(approve()).toHaveProperty("disabled", true);
  handlings = [];
  await act(async () => changes.tell(["REVIEWS"]));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(approve()).toHaveProperty("disabled", false);
});

test("REV-02 N goes to the next case that nobody else is on, and round to the first", async () => {
  const cases = [caseOf(1), caseOf(2, by("reviewer2.my")), caseOf(3)];
  await open({ cases });
  await head("SF1");
  await key("n");
  await head("SF3");
  await key("n");
  expect(await head("SF1")).toBeTruthy();
});
