import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { isReached } from "../../relay/gateway.ts";
import { gatewayBack } from "../../relay/testing/gateway-back.ts";
import { startI18n } from "../../texts/setup.ts";
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
