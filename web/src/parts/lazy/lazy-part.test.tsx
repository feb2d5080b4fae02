import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { came, isPartMissing } from "../../relay/came.ts";
import { failureOf } from "../../relay/failure.ts";
import { isReached } from "../../relay/gateway.ts";
import { gatewayBack } from "../../relay/testing/gateway-back.ts";
import { startI18n } from "../../texts/setup.ts";
import { KeyedBoundary } from "../boundary/keyed-boundary.tsx";
import { lazyPart } from "./lazy-part.ts";
import { ruleTexts } from "./rule-texts.ts";

const load = vi.fn<() => Promise<{ default: () => string }>>(() => Promise.resolve({ default: () => "Here" }));
const draw = () => {
  const Part = lazyPart(load);
  return act(async () => render(<Part />, { wrapper: ({ children }) => <Suspense fallback="…">{children}</Suspense> }));
};
beforeAll(async () => {
  await startI18n("en");
  await ruleTexts();
});
afterEach(async () => {
  await gatewayBack();
  vi.restoreAllMocks();
  load.mockClear();
});

test("a part comes when it is first drawn, and once", async () => {
  await draw();
  expect(screen.queryByText("Here")).not.toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

test("FLT-11 a part is not asked for while the gateway is away, and comes by itself when it is back", async () => {
  isReached.tell(false);
  await draw();
  expect(load).not.toHaveBeenCalled();
  await act(gatewayBack);
  expect(screen.queryByText("Here")).not.toBeNull();
});

test("FLT-11 the last answer of a gateway that ends brings no part: a look has to find it", async () => {
  const fetched = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("refused"));
  isReached.tell(false);
  await draw();
  await act(async () => isReached.tell(true));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledWith("/health/live", expect.anything()));
  await act(async () => undefined);
  expect(load).not.toHaveBeenCalled();
});

test("FLT-11 a part that broke off on its way is missing until a reload, whether the gateway is back or not", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  load.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("refused"));
  expect(isPartMissing.get()).toBe(false);
  const Part = lazyPart(load);
  const failed = (error: unknown) => <p>{failureOf(error).code}</p>;
  await act(async () =>
    render(
      <KeyedBoundary of="" failed={failed}>
        <Suspense fallback="…">
          <Part />
        </Suspense>
      </KeyedBoundary>,
    ),
  );
  await screen.findByText("OFFLINE");
  expect(isPartMissing.get()).toBe(true);
  isPartMissing.tell(false);
});

test("FLT-11 a page's code that the browser does not get though the gateway is there takes a reload", async () => {
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("", { status: 200 }));
  await expect(came(Promise.reject(new TypeError("Failed to fetch")))).rejects.toMatchObject({ code: "PART_MISSING" });
  expect(isPartMissing.get()).toBe(true);
  isPartMissing.tell(false);
});

test("a fault of a part's own is told as it is", async () => {
  await expect(came(Promise.reject(new RangeError("its own")))).rejects.toThrow("its own");
  expect(isPartMissing.get()).toBe(false);
});
