import { ChakraProvider } from "@chakra-ui/react";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startI18n } from "../../texts/setup.ts";
import { browserPlace } from "../../signin/place.ts";
import { system } from "../../theme/system.ts";
import { ViewerContext, type ShellViewer } from "../../tab/query.ts";
import { viewer } from "../testing/render-frame.tsx";
import ViewingBanner from "./viewing-banner.tsx";
import { useViewingWatch } from "./use-viewing-watch.ts";

const NOW = Date.UTC(2026, 0, 1);
const until = new Date(NOW + 30 * 60_000).toISOString();
const viewing: ShellViewer = { ...viewer, viewedBy: { userName: "admin", displayName: "Lim Wei Jie", until } };

const askAgain = vi.fn<() => void>();
function Watch() {
  useViewingWatch(askAgain);
  return null;
}
const environment = createMockEnvironment();
const drawn = (of: ShellViewer) => (
  <ChakraProvider value={system}>
    <RelayEnvironmentProvider environment={environment}>
      <ViewerContext value={of}>
        {of.viewedBy && <ViewingBanner viewing={of.viewedBy} />}
        <Watch />
      </ViewerContext>
    </RelayEnvironmentProvider>
  </ChakraProvider>
);

let go = vi.spyOn(browserPlace, "go");
beforeAll(async () => {
  await startI18n("en");
});
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  go = vi
    .spyOn(browserPlace, "go")
    .mockReset()
    .mockImplementation(() => undefined);
  askAgain.mockReset();
});
afterEach(() => vi.useRealTimers());

test("the banner says as whom, that it is read-only and until when; stopping begins the console anew", async () => {
  render(drawn(viewing));
  const banner = screen.getByRole("region", { name: "Viewing as another user" });
  expect(banner.textContent).toContain("Viewing as Nur Aisyah (reviewer.my) — read only");
  expect(banner.querySelector("time")?.dateTime).toBe(until);
  fireEvent.click(screen.getByRole("button", { name: "Stop viewing" }));
  const [mutation] = environment.mock.getAllOperations();
  expect(mutation?.request.node.operation.name).toBe("viewingBannerStopMutation");
  await act(async () =>
    environment.mock.resolve(
      mutation!,
      MockPayloadGenerator.generate(mutation!, { StopViewingPayload: () => ({ errors: [] }) }),
    ),
  );
  expect(go.mock.calls).toEqual([["/admin"]]);
});

test("when the time is over the viewer is asked for again; who then is somebody else begins anew", () => {
  const { rerender } = render(drawn(viewing));
  act(() => void vi.advanceTimersByTime(30 * 60_000));
  expect(askAgain).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(2_000));
  expect(askAgain).toHaveBeenCalledTimes(1);
  expect(go).not.toHaveBeenCalled();
  rerender(drawn({ ...viewer, userId: "u9", userName: "admin" }));
  expect(go.mock.calls).toEqual([["/admin"]]);
});

test("a viewing that was started in another window is followed", () => {
  const { rerender } = render(drawn({ ...viewer, userId: "u9", userName: "admin" }));
  rerender(drawn({ ...viewer, userId: "u9", userName: "admin", displayName: "Renamed" }));
  expect(go).not.toHaveBeenCalled();
  rerender(drawn(viewing));
  expect(go.mock.calls).toEqual([["/admin"]]);
});
