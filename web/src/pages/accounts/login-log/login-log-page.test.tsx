import { screen, within } from "@testing-library/react";
import type { MockResolvers } from "relay-test-utils";
import { beforeEach, describe, expect, test } from "vitest";
import type { Answer } from "../../../parts/testing/graph.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";
import { loginFilter, loginList } from "./login-list.ts";

const failed = {
  id: "l-1",
  at: "2026-06-10T08:00:00.000Z",
  site: "MY",
  userCode: "clerk.my",
  address: "10.0.0.1",
  source: "CONSOLE",
  type: "USER_NAME",
  result: "FAILURE",
  failure: "DISABLED",
  streak: 4,
  isStreak: true,
  traceId: "0123456789abcdef0123456789abcdef",
};
const list = (nodes: readonly object[]): MockResolvers => ({
  Viewer: () => ({ preferences: [] }),
  LoginLogEntryConnection: () => ({
    totalCount: nodes.length,
    totalIsExact: true,
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
    pageCursors: null,
    edges: nodes.map((node) => ({ node })),
  }),
});
const open = (answer: Answer) => renderPage("LOGIN_LOG", { answer });
beforeEach(() => sessionStorage.clear());

describe("login log", { timeout: 20_000 }, () => {
  test("SYS-06 shows who tried, from where, by what, why it failed, and marks failures in a row", async () => {
    await open(() =>
      list([failed, { ...failed, id: "l-2", streak: 0, isStreak: false, result: "SUCCESS", failure: null }]),
    );
    const rows = await screen.findAllByRole("row");
    const row = within(rows[1]!);
    for (const text of ["clerk.my", "10.0.0.1", "User name", "Console", "Account disabled", "4 failures in a row"])
      row.getByText(text);
    expect(within(rows[2]!).queryByText(/in a row/)).toBeNull();
  });

  test("SYS-06 filters by what is set, in full days of the zone shown", () => {
    const filter = { ...loginList.empty, streaks: "ONLY" as const, userCode: "clerk.my" };
    expect(loginFilter(filter)).toMatchObject({ streaksOnly: true, userCode: "clerk.my", address: null, result: null });
  });

  test("an empty log says so", async () => {
    await open(() => list([]));
    expect(await screen.findByText("Nobody has signed in yet")).toBeTruthy();
  });
});
