import { act, fireEvent, screen, within } from "@testing-library/react";
import type { MockResolvers } from "relay-test-utils";
import { beforeEach, describe, expect, test } from "vitest";
import type { Answer } from "../../../parts/testing/graph.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

/** A sheet as the service would know it. */
const sheetIn = (state: string) => ({
  id: "i-1",
  fileName: "orders.xlsx",
  state,
  refusal: null,
  missing: [],
  unknown: [],
  rowsDone: 0,
  rows: null,
  orders: null,
  wrongRows: null,
  wrongCells: null,
  seenAt: null,
  wasStored: false,
  hasMarked: false,
  errorCode: state === "FAILED" ? 500_000 : null,
  traceId: "0123456789abcdef0123456789abcdef",
  createdAt: "2026-11-20T08:00:00.000Z",
  endedAt: null,
  viewerMayStore: true,
  viewerMayDownload: true,
});

/** A service in which one sheet moves on when it is asked. */
function moving(first: string, mayUpload = true): Answer {
  let state = first;
  return ({ name }): MockResolvers => {
    if (name === "importActsCancelMutation") state = "CANCELLED";
    if (name === "importActsRetryMutation") state = "CHECKING";
    const sheet = { ...sheetIn(state), viewerMayStore: mayUpload };
    return {
      Viewer: () => ({ preferences: [] }),
      OrderImportConnection: () => ({
        totalCount: 1,
        totalIsExact: true,
        viewerMayUpload: mayUpload,
        pageInfo: { hasNextPage: false, hasPreviousPage: false },
        pageCursors: null,
        edges: [{ node: sheet }],
      }),
      Query: () => ({ node: { __typename: "OrderImport", ...sheet } }),
      CancelOrderImportPayload: () => ({ orderImport: sheet, errors: [] }),
      RetryOrderImportPayload: () => ({ orderImport: sheet, errors: [] }),
    };
  };
}
async function opened(answer: Answer) {
  const page = await renderPage("ORDER_IMPORT", { answer });
  await press("orders.xlsx", screen);
  return { ...page, dialog: within(await screen.findByRole("dialog", { name: "Uploaded sheet" })) };
}
async function press(name: string, at: Pick<typeof screen, "findByRole">): Promise<void> {
  const button = await at.findByRole("button", { name });
  await act(async () => fireEvent.click(button));
}

beforeEach(() => sessionStorage.clear());

describe("the import of orders", { timeout: 20_000 }, () => {
  test("ORD-12 a check is stopped, says so, and is asked for again, each press as one of its own", async () => {
    const { asked, dialog } = await opened(moving("CHECKING"));
    await press("Stop", dialog);
    await dialog.findByText("Its check was stopped, and nothing was stored. It can be checked again.");
    expect(dialog.queryByRole("button", { name: "Stop" })).toBeNull();
    await press("Try again", dialog);
    await dialog.findByText(/^Checking: 0 of/);
    expect(dialog.getByRole("button", { name: "Stop" })).toBeTruthy();
    const keys = asked
      .filter(({ name }) => /(Cancel|Retry)Mutation$/.test(name))
      .map(({ variables }) => JSON.stringify(variables["input"]));
    expect(new Set(keys).size).toBe(2);
  });

  test("ORD-12 what broke off is asked for again; whoever may not upload stops and asks for nothing", async () => {
    const { unmount, dialog } = await opened(moving("FAILED"));
    await press("Try again", dialog);
    await dialog.findByText(/^Checking: 0 of/);
    unmount();
    for (const state of ["CHECKING", "CANCELLED"]) {
      const other = await opened(moving(state, false));
      await other.dialog.findByText("orders.xlsx");
      for (const name of ["Stop", "Try again"]) expect(other.dialog.queryByRole("button", { name })).toBeNull();
      other.unmount();
    }
  });
});
