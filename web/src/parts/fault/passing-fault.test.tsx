import { ChakraProvider } from "@chakra-ui/react";
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { GraphFailure } from "../../relay/failure.ts";
import { isReached } from "../../relay/gateway.ts";
import { gatewayBack } from "../../relay/testing/gateway-back.ts";
import { startI18n } from "../../texts/setup.ts";
import { system } from "../../theme/system.ts";
import { PassingFault } from "./passing-fault.tsx";

const retry = vi.fn<() => void>();
const drawn = (code: string) => (
  <ChakraProvider value={system}>
    <PassingFault title="Not loaded" error={new GraphFailure({ code, message: "" })} onRetry={retry} />
  </ChakraProvider>
);
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeAll(async () => {
  await startI18n("en");
});
beforeEach(() => {
  // Long after what failed in tests before these.
  vi.useFakeTimers({ now: Date.now() + 600_000 });
  retry.mockReset();
});
afterEach(async () => {
  vi.useRealTimers();
  await gatewayBack();
});

test("FLT-11 what failed because somebody is away tries again by itself, after pauses that grow", () => {
  const { rerender } = render(drawn("09020501"));
  expect(screen.queryByText("It is tried again by itself.")).not.toBeNull();
  const pauses: number[] = [];
  for (let tried = 1; tried <= 6; tried++) {
    let waited = 0;
    while (retry.mock.calls.length < tried) {
      pass(1_000);
      waited += 1;
    }
    pauses.push(waited);
    rerender(drawn("09020501"));
  }
  expect(pauses).toEqual([3, 3, 6, 12, 24, 30]);
});

test("FLT-11 when the gateway is back it tries at once", () => {
  isReached.tell(false);
  render(drawn("OFFLINE"));
  act(() => isReached.tell(true));
  expect(retry).toHaveBeenCalledTimes(1);
});

test("what no waiting mends is not tried again", () => {
  render(drawn("09020203"));
  pass(60_000);
  expect([retry.mock.calls.length, screen.queryByText("It is tried again by itself.")]).toEqual([0, null]);
});
