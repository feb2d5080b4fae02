import { act, render, screen, within } from "@testing-library/react";
import type { IEnvironment } from "relay-runtime";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import shellQuery from "./__generated__/queryShellQuery.graphql.ts";
import { App, askViewer, type Standing } from "./app.tsx";
import { startI18n } from "./texts/setup.ts";
import { isReached } from "./relay/gateway.ts";
import { roleInForce } from "./relay/role-in-force.ts";
import { toastStore } from "./tab/toast/queue.ts";
import { GraphFailure } from "./relay/failure.ts";
import { viewer } from "./shell/testing/render-frame.tsx";
import type { Arrival } from "./signin/enter.ts";

vi.mock("./pages/__generated__/pages.ts", () => import("./shell/testing/pages.tsx"));
vi.mock("./pages/__generated__/traits.ts", () => import("./shell/testing/pages.tsx"));
// Files of a worker share its modules: the shell that knows these pages is loaded for this one alone.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());
beforeAll(async () => {
  await startI18n("en");
});
beforeEach(() => sessionStorage.clear());

const standing = (arrival: Arrival): Standing => ({ get: () => arrival, subscribe: () => () => undefined });
const show = (environment: IEnvironment, arrival: Arrival = { kind: "in" }) =>
  act(async () =>
    render(<App environment={environment} standing={standing(arrival)} viewer={askViewer(environment)} />),
  );

/** A graph that answers the viewer, or fails as often as told and then answers. */
function graph(failures: Error[] = []) {
  const environment = createMockEnvironment();
  for (const failure of failures) environment.mock.queueOperationResolver(() => failure);
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, { Viewer: () => ({ ...viewer }) }),
  );
  environment.mock.queuePendingOperation(shellQuery, {});
  return environment;
}

describe("the app", () => {
  test("ERR-08 a viewer that can't be read is said, with its code, and asked for again", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    history.replaceState(null, "", "/admin");
    const environment = graph([new GraphFailure({ code: "09020501", message: "", traceId: "t1" })]);
    await show(environment);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The console could not start");
    expect(alert.textContent).toContain("09020501");
    environment.mock.queuePendingOperation(shellQuery, {});
    await act(async () => screen.getByRole("button", { name: "Try again" }).click());
    expect(await screen.findByRole("navigation", { name: "Main menu" })).toBeTruthy();
  });
  test("ERR-08 a viewer that can't be read again leaves the screen as it is, and says why", async () => {
    history.replaceState(null, "", "/admin");
    const environment = graph();
    await show(environment);
    const menu = await screen.findByRole("navigation", { name: "Main menu" });
    environment.mock.queueOperationResolver(
      () => new GraphFailure({ code: "09020701", message: "", detail: "no operation 0ff1ce" }),
    );
    await act(async () => roleInForce.tell("another"));
    expect(menu.isConnected).toBe(true);
    expect(toastStore.get()).toMatchObject([{ tone: "critical", detail: "no operation 0ff1ce" }]);
    // Of a gateway that is away a notice tells.
    isReached.tell(false);
    environment.mock.queueOperationResolver(() => new GraphFailure({ code: "OFFLINE", message: "" }));
    await act(async () => roleInForce.tell("a third"));
    expect(menu.isConnected).toBe(true);
    expect(toastStore.get()).toHaveLength(1);
    isReached.tell(true);
    // The next answer is followed.
    const renamed = { ...viewer, displayName: "Nur Aisyah II" };
    environment.mock.queueOperationResolver((operation) =>
      MockPayloadGenerator.generate(operation, { Viewer: () => renamed }),
    );
    await act(async () => roleInForce.tell("a fourth"));
    expect(await screen.findByText("Nur Aisyah II")).toBeTruthy();
  });
  test("SEC-18 who is not let in at this site is shown the way to those that let him in", async () => {
    const refused = {
      kind: "refused",
      code: "09020104",
      message: "None of your data groups opens this site.",
    } as const;
    history.replaceState(null, "", "/admin");
    await show(graph(), { ...refused, sites: ["VN"] });
    const alert = within(await screen.findByRole("alert"));
    alert.getByText(refused.message);
    const links = alert.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([["Go to Vietnam", "http://vn.localhost:4300/admin"]]);
  });
  test("SEC-18 who is let in nowhere is told whom to ask", async () => {
    history.replaceState(null, "", "/admin");
    await show(graph(), { kind: "refused", code: "09020104", message: "", sites: [] });
    const alert = within(await screen.findByRole("alert"));
    alert.getByText("Your data groups open no site. Ask a permission administrator for one.");
    expect(alert.queryAllByRole("link")).toEqual([]);
  });
  test.each<[Arrival, string]>([
    [{ kind: "loop" }, "Signing in does not come to an end"],
    [{ kind: "refused", code: "09020103", message: "", sites: [] }, "This account, role or system is disabled."],
    [{ kind: "unreachable" }, "The gateway can't be reached"],
  ])("a sign-in that stopped says why: %o", async (arrival, text) => {
    history.replaceState(null, "", "/admin");
    await show(graph(), arrival);
    expect((await screen.findByRole("alert")).textContent).toContain(text);
  });
});
