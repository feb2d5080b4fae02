import { ChakraProvider } from "@chakra-ui/react";
import { act, render, screen, within } from "@testing-library/react";
import { Suspense } from "react";
import { loadQuery, RelayEnvironmentProvider } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import query, { type reviewCardQuery } from "../../../../__generated__/reviewCardQuery.graphql.ts";
import { addPageTexts, startI18n } from "../../../../texts/setup.ts";
import { ShellContext, type Shell } from "../../../../tab/use-shell.ts";
import { system } from "../../../../theme/system.ts";
import { loadPage } from "../../../load-page.ts";
import ReviewCard from "./review-card.tsx";

const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const one = (sfWaybillNo: string, more: object) => {
  const waiting = { sfWaybillNo, auditStatus: "NOT_REVIEWED", passAt: null, waitingSince: null };
  return { ...waiting, ...more };
};

test("REV-04 the home page says what passes next, what has waited longest, and what the reviewer decided by day", async () => {
  await startI18n("en");
  const page = await loadPage("ORDER_REVIEW");
  await addPageTexts("order-review", page?.locales, "en");
  const environment = createMockEnvironment();
  const reviewOverview = {
    passRests: false,
    soon: [one("SF601", { passAt: soon(29) })],
    oldest: [],
    done: [
      { day: "2026-11-19", count: 12 },
      { day: "2026-11-20", count: 30 },
    ],
  };
  const Query = () => ({ reviewOverview });
  environment.mock.queueOperationResolver((operation) => MockPayloadGenerator.generate(operation, { Query }));
  environment.mock.queuePendingOperation(query, { days: 14 });
  const queryRef = loadQuery<reviewCardQuery>(environment, query, { days: 14 });
  const shell: Shell = {
    tabId: "HOME",
    open: vi.fn<Shell["open"]>(),
    close: vi.fn<Shell["close"]>(),
    refresh: vi.fn<Shell["refresh"]>(),
    setTitle: vi.fn<Shell["setTitle"]>(),
    setDirty: vi.fn<Shell["setDirty"]>(),
    may: () => true,
    onRefresh: () => () => undefined,
  };
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <RelayEnvironmentProvider environment={environment}>
          <Suspense fallback={null}>
            <ShellContext value={shell}>
              <ReviewCard queryRef={queryRef} params={{}} />
            </ShellContext>
          </Suspense>
        </RelayEnvironmentProvider>
      </ChakraProvider>,
    ),
  );
  const passing = screen.getByRole("heading", { name: "About to pass" }).closest("section")!;
  expect(passing.textContent).toMatch(/SF\s?601.*(29|30) min/u);
  screen.getByText("No customer is waited for.");
  const days = within(screen.getByRole("heading", { name: "Decided by you" }).closest("section")!);
  expect(days.getAllByRole("listitem").map((day) => day.title)).toEqual([
    "2026/11/19: 12 decisions",
    "2026/11/20: 30 decisions",
  ]);
});
