import { newId } from "@linehaul/kit/ids";
import { loginLogRoutes, type LoginEntry } from "@linehaul/schema/accounts/login-log";
import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { GatewayError } from "../errors/gateway-error.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { createLoginRecorder, MOST_WAITING, type Recorded } from "./login-recorder.ts";

const lines: string[] = [];
const entry = (n: number, failure: LoginEntry["failure"] = null): LoginEntry => ({
  id: newId(),
  at: "2026-06-10T08:00:00.000Z",
  site: "MY",
  userCode: `user.${n}`,
  address: "10.0.0.1",
  source: "CONSOLE",
  failure,
  traceId: "0".repeat(32),
});

function start() {
  const state = { isUp: true, written: [] as unknown[] };
  const outcomes: Recorded[] = [];
  const upstream: Upstream = {
    call: async (route, input) => {
      if (route.path !== loginLogRoutes.add.path || !state.isUp) throw new GatewayError("09020501");
      state.written.push("body" in input ? input.body : null);
      return route.result.parse({ added: true }) as never;
    },
    file: () => Promise.reject(new Error("no files here")),
    upload: () => Promise.reject(new Error("not asked")),
    isReady: async () => false,
    stuck: () => [],
    close: async () => undefined,
  };
  const recorder = createLoginRecorder({
    upstream,
    log: pino({ level: "warn" }, { write: (line) => void lines.push(line) }),
    onOutcome: (outcome) => outcomes.push(outcome),
    backoff: { first: 5, most: 10 },
  });
  return { state, outcomes, recorder };
}
let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

test("SYS-06 what could not be written waits, in its order, and is written when the service is back", async () => {
  const { state, outcomes, recorder } = start();
  close = () => recorder.close();
  const entries = [entry(1), entry(2), entry(3)];
  state.isUp = false;
  for (const one of entries) recorder.record(one);
  await vi.waitFor(() => expect(outcomes).toContain("retried"));
  expect(recorder.waiting()).toBe(3);
  state.isUp = true;
  await vi.waitFor(() => expect(recorder.waiting()).toBe(0));
  expect(state.written).toEqual(entries);
});

test("SYS-06 the queue is bounded: the oldest go, and are counted", async () => {
  const { state, outcomes, recorder } = start();
  close = () => recorder.close();
  state.isUp = false;
  for (let n = 0; n < MOST_WAITING + 7; n++) recorder.record(entry(n));
  expect(recorder.waiting()).toBe(MOST_WAITING);
  expect(outcomes.filter((o) => o === "dropped")).toHaveLength(7);
});

test("SEC-13 a burst of refusals pushes out no sign-in: refusals give way, the oldest first, and are counted", async () => {
  const { state, outcomes, recorder } = start();
  close = () => recorder.close();
  state.isUp = false;
  const real = [entry(1), entry(2)];
  const refusals = Array.from({ length: MOST_WAITING + 3 }, (_, n) => entry(n, "TICKET_REFUSED"));
  for (const one of [...real, ...refusals]) recorder.record(one);
  expect(outcomes.filter((o) => o === "displaced")).toHaveLength(5);
  expect(outcomes).not.toContain("dropped");
  state.isUp = true;
  await vi.waitFor(() => expect(recorder.waiting()).toBe(0));
  expect(state.written).toEqual([...real, ...refusals.slice(5)]);
  await vi.waitFor(() => expect(lines.join()).toContain('"refusals":5'));
});
