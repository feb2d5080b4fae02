import { ChakraProvider } from "@chakra-ui/react";
import { act, render, screen } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import type { OperationDescriptor } from "relay-runtime";
import { createMockEnvironment } from "relay-test-utils";
import { beforeAll, expect, test, vi } from "vitest";
import query from "../../__generated__/orderCardQuery.graphql.ts";
import { startI18n } from "../../texts/setup.ts";
import { GraphFailure } from "../../relay/failure.ts";
import { ViewerContext, type ShellViewer } from "../../tab/query.ts";
import { viewer } from "../../shell/testing/render-frame.tsx";
import { ShellContext, type Shell } from "../../tab/use-shell.ts";
import { system } from "../../theme/system.ts";
import { means } from "../means.ts";
import { card as orderCard } from "../orders/order-list/home-card.ts";
import { entry } from "./entry.ts";

beforeAll(async () => {
  await startI18n("en");
  // A card's code comes when the page opens; here it is there already.
  await import("../orders/order-list/order-card.tsx");
});

const answer = {
  data: {
    orders: {
      totalCount: 10_000,
      totalIsExact: false,
      statusCounts: [{ status: "TO_VERIFY", count: 214, isExact: true }],
    },
    ordersByDay: [
      { day: "2026-11-19", count: 12 },
      { day: "2026-11-20", count: 30 },
    ],
  },
};

async function show(of: ShellViewer, resolve?: (operation: OperationDescriptor) => typeof answer | Error) {
  const environment = createMockEnvironment();
  if (resolve) environment.mock.queueOperationResolver(resolve);
  environment.mock.queuePendingOperation(query, { days: 14 });
  const may = (button: string) => of.buttons.includes(button);
  const context = { language: "en", timeZone: "Asia/Kuala_Lumpur", now: new Date(), may } as const;
  const draw = await entry.start(environment, {}, context, means).code;
  const shell: Shell = {
    tabId: "HOME",
    open: vi.fn<Shell["open"]>(),
    close: vi.fn<Shell["close"]>(),
    refresh: vi.fn<Shell["refresh"]>(),
    setTitle: vi.fn<Shell["setTitle"]>(),
    setDirty: vi.fn<Shell["setDirty"]>(),
    may,
    onRefresh: () => () => undefined,
  };
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <RelayEnvironmentProvider environment={environment}>
          <ViewerContext value={of}>
            <ShellContext value={shell}>{draw({})}</ShellContext>
          </ViewerContext>
        </RelayEnvironmentProvider>
      </ChakraProvider>,
    ),
  );
}

test("SHELL-05 greets by name; each number opens its filtered list", async () => {
  await show(viewer, () => answer);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("Nur Aisyah");
  expect((await screen.findByRole("link", { name: /All orders/ })).textContent).toContain("10,000+");
  const day = screen.getByRole("link", { name: /30/ });
  expect(decodeURIComponent(day.getAttribute("href") ?? "")).toContain("day-2026-11-20");
  const waiting = screen.getByRole("link", { name: /To verify/ });
  expect(waiting.textContent).toContain("214");
  expect(decodeURIComponent(waiting.getAttribute("href") ?? "")).toContain("queryParams|orderStatus-TO%5FVERIFY");
});
test("an order service that is down leaves the rest of the page", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await show(viewer, () => new GraphFailure({ code: "09020501", message: "", traceId: "abc" }));
  expect((await screen.findByRole("alert")).textContent).toContain("A back-end service can't be reached.");
  expect(screen.getByRole("heading", { name: "What you may do as Order reviewer" })).toBeTruthy();
});
test("an account without a role is told whom to ask", async () => {
  await show({ ...viewer, role: null, roles: [], buttons: [], menu: [] }, () => answer);
  expect(screen.getByRole("heading", { name: "Your account has no role yet" })).toBeTruthy();
  expect(screen.getByText(/give your user name, reviewer.my/)).toBeTruthy();
  expect(screen.queryByText("Orders by state")).toBeNull();
});

test("SHELL-05 what stands for a card is as high as the card says that it is", async () => {
  await show(viewer);
  const heights = [...document.querySelectorAll(".chakra-skeleton")].map((card) => getComputedStyle(card).height);
  expect(heights).toContain(`${orderCard.height}px`);
});
