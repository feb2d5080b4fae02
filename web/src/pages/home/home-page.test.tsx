import { ChakraProvider } from "@chakra-ui/react";
import { act, render, screen } from "@testing-library/react";
import { loadQuery, RelayEnvironmentProvider } from "react-relay";
import type { OperationDescriptor } from "relay-runtime";
import { createMockEnvironment } from "relay-test-utils";
import { beforeAll, expect, test, vi } from "vitest";
import query, { type orderStatesQuery } from "../../__generated__/orderStatesQuery.graphql.ts";
import { startI18n } from "../../i18n/setup.ts";
import { GraphFailure } from "../../relay/failure.ts";
import { ViewerContext, type ShellViewer } from "../../shell/query.ts";
import { viewer } from "../../shell/testing/render-frame.tsx";
import { ShellContext, type Shell } from "../../shell/use-shell.ts";
import { system } from "../../theme/system.ts";
import HomePage from "./home-page.tsx";

beforeAll(async () => {
  await startI18n("en");
});

const answer = {
  data: {
    orders: {
      totalCount: 10_000,
      totalIsExact: false,
      statusCounts: [{ status: "TO_VERIFY", count: 214, isExact: true }],
    },
  },
};

async function show(of: ShellViewer, resolve: (operation: OperationDescriptor) => typeof answer | Error) {
  const environment = createMockEnvironment();
  const variables = { orders: of.role !== null };
  environment.mock.queueOperationResolver(resolve);
  environment.mock.queuePendingOperation(query, variables);
  const queryRef = loadQuery<orderStatesQuery>(environment, query, variables);
  const shell: Shell = {
    tabId: "HOME",
    open: vi.fn<Shell["open"]>(),
    close: vi.fn<Shell["close"]>(),
    refresh: vi.fn<Shell["refresh"]>(),
    setTitle: vi.fn<Shell["setTitle"]>(),
    setDirty: vi.fn<Shell["setDirty"]>(),
    may: (button) => of.buttons.includes(button),
    onRefresh: () => () => undefined,
  };
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <RelayEnvironmentProvider environment={environment}>
          <ViewerContext value={of}>
            <ShellContext value={shell}>
              <HomePage queryRef={queryRef} params={{}} />
            </ShellContext>
          </ViewerContext>
        </RelayEnvironmentProvider>
      </ChakraProvider>,
    ),
  );
}

test("SHELL-05 greets by name; each number opens its filtered list", async () => {
  await show(viewer, () => answer);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("Nur Aisyah");
  expect(screen.getByRole("link", { name: /All orders/ }).textContent).toContain("10,000+");
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
