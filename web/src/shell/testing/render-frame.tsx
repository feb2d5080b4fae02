import { ChakraProvider } from "@chakra-ui/react";
import { act, render, type RenderResult } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { createMockEnvironment } from "relay-test-utils";
import { system } from "../../theme/system.ts";
import { Frame } from "../frame.tsx";
import { ViewerContext, type ShellViewer } from "../../tab/query.ts";
import { ChangesContext, newChanges } from "../../tab/changes.ts";
import { Toaster } from "../toast/toaster.tsx";

/** A module of the menu. */
export const leaf = (moduleCode: string) => ({
  moduleId: `id-${moduleCode}`,
  moduleName: moduleCode,
  ownName: null,
  moduleCode,
  moduleIcon: null,
});

/** A reviewer whose menu holds the order list and the currencies; the order's detail is held by its button alone. */
export const viewer: ShellViewer = {
  userId: "u1",
  userName: "reviewer.my",
  displayName: "Nur Aisyah",
  viewedBy: null,
  sessionEndsAt: "2099-01-01T00:00:00.000Z",
  site: "MY",
  role: { roleId: "r1", roleCode: "REVIEWER", roleName: "Order reviewer" },
  roles: [{ roleId: "r1", roleCode: "REVIEWER", roleName: "Order reviewer", isDefaultRole: true }],
  system: { isSwitchRole: true },
  buttons: ["ORDER_LIST.VIEW", "ORDER_DETAIL.VIEW", "CURRENCY.VIEW"],
  menu: [
    { ...leaf("ORDERS"), childModules: [leaf("ORDER_LIST")] },
    { ...leaf("BASE_DATA"), childModules: [leaf("CURRENCY"), leaf("GRAPHIQL")] },
  ],
};

/** The frame as a signed-in user sees it. Pages come from the registry, which a test replaces; what they ask for, from the graph given; of what changes the pages are told. */
export function renderFrame(
  of: ShellViewer = viewer,
  graph: IEnvironment = createMockEnvironment(),
  changes = newChanges(),
): Promise<RenderResult> {
  // Pages are asked for asynchronously.
  return act(async () =>
    render(
      <ChakraProvider value={system}>
        <RelayEnvironmentProvider environment={graph}>
          <ViewerContext value={of}>
            <ChangesContext value={changes}>
              <Frame />
            </ChangesContext>
          </ViewerContext>
          <Toaster />
        </RelayEnvironmentProvider>
      </ChakraProvider>,
    ),
  );
}
