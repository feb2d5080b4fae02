import { ChakraProvider } from "@chakra-ui/react";
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startI18n } from "../texts/setup.ts";
import { isSessionLost } from "../signin/session-lost.ts";
import { ViewerContext, type ShellViewer } from "../tab/query.ts";
import { system } from "../theme/system.ts";
import { Notices } from "./notices/notices.tsx";
import { LeaveContext } from "./tabs/unsaved.ts";
import { viewer } from "./testing/render-frame.tsx";
import { NEAR_MS, useSessionWatch } from "./use-session-watch.ts";

const NOW = Date.UTC(2026, 0, 1, 9);
const HOUR = 3_600_000;
const endsIn = (ms: number): ShellViewer => ({ ...viewer, sessionEndsAt: new Date(NOW + ms).toISOString() });
const askAgain = vi.fn<() => void>();
function Watch() {
  useSessionWatch(askAgain);
  return null;
}
const drawn = (of: ShellViewer) => (
  <ChakraProvider value={system}>
    <ViewerContext value={of}>
      <LeaveContext value={(then) => then()}>
        <Notices />
        <Watch />
      </LeaveContext>
    </ViewerContext>
  </ChakraProvider>
);
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const notice = () => screen.getByRole("region", { name: "Notices" }).textContent;

beforeAll(async () => {
  await startI18n("en");
});
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  askAgain.mockReset();
});
afterEach(() => {
  isSessionLost.tell(false);
  vi.useRealTimers();
});

test("SEC-10 the user is told some minutes before the session ends, with a way to sign in again", () => {
  render(drawn(endsIn(HOUR)));
  pass(HOUR - NEAR_MS - 1);
  expect([notice(), askAgain.mock.calls.length]).toEqual(["", 0]);
  pass(1);
  // It may have been used meanwhile: that is asked first.
  expect([notice(), askAgain.mock.calls.length]).toEqual(["", 1]);
  pass(2_000);
  expect(notice()).toContain("Your session ends at 2026/01/01");
  const opened = vi.spyOn(window, "open").mockReturnValue(null);
  screen.getByRole("button", { name: "Sign in" }).click();
  expect(opened).toHaveBeenCalledWith("/admin?aside=1", expect.anything(), expect.anything());
});

test("SEC-10 a session that was used meanwhile, or is a new one, ends later and is not spoken of", () => {
  const { rerender } = render(drawn(endsIn(HOUR)));
  pass(HOUR - NEAR_MS + 2_000);
  expect(notice()).toContain("Your session ends");
  act(() => rerender(drawn(endsIn(2 * HOUR))));
  expect(notice()).toBe("");
  pass(HOUR - 10_000);
  expect(notice()).toBe("");
});

test("SEC-10 the end itself is noticed without a click, and then nothing more is asked", () => {
  render(drawn(endsIn(HOUR)));
  pass(HOUR);
  askAgain.mockReset();
  pass(30_000);
  expect(askAgain).toHaveBeenCalled();
  act(() => isSessionLost.tell(true));
  askAgain.mockReset();
  pass(120_000);
  expect(askAgain).not.toHaveBeenCalled();
  expect(notice()).toContain("Your session ended");
});
