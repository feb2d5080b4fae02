import { ChakraProvider } from "@chakra-ui/react";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startI18n } from "../../texts/setup.ts";
import { system } from "../../theme/system.ts";
import SessionsDialog from "./sessions-dialog.tsx";

const at = "2026-06-10T08:00:00.000Z";
const here = {
  sessionId: "s1",
  deviceClass: "BROWSER",
  device: "Firefox, Windows",
  address: "10.0.0.7",
  site: "MY",
  openedAt: at,
  seenAt: at,
  isThis: true,
};
const there = { ...here, sessionId: "s2", deviceClass: "TOOL", device: null, address: null, site: "VN", isThis: false };

const onClose = vi.fn<() => void>();
let environment = createMockEnvironment();
beforeAll(async () => {
  await startI18n("en");
});
beforeEach(() => {
  onClose.mockReset();
  environment = createMockEnvironment();
});

const names = () => environment.mock.getAllOperations().map((o) => o.request.node.operation.name);
const answer = (resolvers: object) =>
  act(async () =>
    environment.mock.resolveMostRecentOperation((o) => MockPayloadGenerator.generate(o, { ...resolvers })),
  );
const listed = (sessions: readonly object[]) => answer({ Query: () => ({ mySessions: sessions }) });
const ended = () => answer({ EndMySessionsPayload: () => ({ errors: [] }) });
async function open() {
  render(
    <ChakraProvider value={system}>
      <RelayEnvironmentProvider environment={environment}>
        <SessionsDialog onClose={onClose} />
      </RelayEnvironmentProvider>
    </ChakraProvider>,
  );
  await listed([here, there]);
}
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const confirm = (name: string) =>
  act(async () => fireEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name })));

test("SEC-09 the dialog says where the user is signed in, and which session this is", async () => {
  await open();
  const rows = screen.getAllByRole("row").map((row) => row.textContent);
  expect(rows[1]).toContain("Firefox, Windows (this one)10.0.0.7MY");
  expect(rows[2]).toContain("ToolVN");
});

test("SEC-09 one session is ended after a question, and the list is asked for again", async () => {
  await open();
  await press("End Tool VN");
  screen.getByText("End the session of Tool?");
  await confirm("End");
  const [mutation] = environment.mock.getAllOperations();
  expect(mutation?.request.variables).toEqual({ input: { sessionId: "s2", idempotencyKey: expect.any(String) } });
  await ended();
  expect(names()).toEqual(["sessionsDialogQuery"]);
  await listed([here]);
  expect(screen.getAllByRole("row")).toHaveLength(2);
  expect(onClose).not.toHaveBeenCalled();
});

test("SEC-09 all are ended, this one too: the shell looks at its session at once", async () => {
  await open();
  await press("End all sessions");
  screen.getByText(/this one too: you must sign in again/);
  await confirm("End all sessions");
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { sessionId: null, idempotencyKey: expect.any(String) },
  });
  await ended();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(names()).toEqual(["queryShellQuery"]);
});
