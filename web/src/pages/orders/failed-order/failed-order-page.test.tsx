import { act, fireEvent, screen, within } from "@testing-library/react";
import type { MockResolvers } from "relay-test-utils";
import { beforeEach, describe, expect, test } from "vitest";
import type { Answer } from "../../../parts/testing/graph.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";
import { GraphFailure } from "../../../relay/failure.ts";

const failed = {
  id: "f-1",
  at: "2026-11-20T08:00:00.000Z",
  site: "MY",
  write: "STORE",
  orders: 3,
  sourceSystem: "BATCH_IMPORT",
  code: 400001,
  reason: "GOODS",
  message: "Some fields need attention.",
  problems: [{ field: "goods.0.unit", message: "Not a unit in use: ELL" }],
  customerCode: "6010228841",
  customerName: "Kejora",
  customerOrderNo: "KEJ-1",
  receiverCountry: { name: "Singapore" },
  userName: "clerk.my",
  traceId: "0123456789abcdef0123456789abcdef",
  viewerMayShowClear: true,
};
const list = (nodes: readonly object[], more: object = {}): MockResolvers => ({
  Viewer: () => ({ preferences: [] }),
  FailedOrderConnection: () => ({
    totalCount: nodes.length,
    totalIsExact: true,
    viewerMayAnalyse: true,
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
    pageCursors: null,
    edges: nodes.map((node) => ({ node })),
    ...more,
  }),
});
const parameters: MockResolvers = {
  FailedOrderParameters: () => ({
    parameters: [
      { path: "customerCode", value: "6010228841", clearField: null },
      { path: "receiver.phone", value: "••• ••89", clearField: "RECEIVER_PHONE" },
      { path: "goods.0.unit", value: "ELL", clearField: null },
    ],
    waybillNo: "SF710000000001",
  }),
};
const analysis: MockResolvers = {
  FailedOrderAnalysis: () => ({
    total: 4,
    byReason: [
      { code: 400001, reason: "GOODS", count: 3 },
      { code: 409006, reason: "NO_NUMBERS", count: 1 },
    ],
    bySource: [{ sourceSystem: "BATCH_IMPORT", count: 4 }],
    byCustomer: [{ customerCode: "6010228841", customerName: "Kejora", count: 4 }],
    byDay: [{ day: "2026-11-20", count: 4 }],
  }),
};
const answers: Answer = ({ name }) =>
  name === "failedOrderDetailQuery" ? parameters : name === "failedOrderAnalysisQuery" ? analysis : list([failed]);
const open = (answer: Answer) => renderPage("FAILED_ORDER", { answer });
beforeEach(() => sessionStorage.clear());

describe("failed orders", { timeout: 20_000 }, () => {
  test("ORD-01 a row says why it failed; its details hold each mistake, what was sent, and the order of that number", async () => {
    await open(answers);
    const row = within((await screen.findAllByRole("row"))[1]!);
    row.getByText("Not a unit in use: ELL");
    row.getByText("Batch import");
    await act(async () => fireEvent.click(row.getByRole("button", { name: "KEJ-1" })));
    const detail = within(await screen.findByRole("dialog", { name: "Failed order KEJ-1" }));
    expect(detail.getByRole("row", { name: "Goods 1 · Unit Not a unit in use: ELL" })).toBeTruthy();
    const receiver = within(await detail.findByRole("region", { name: "Receiver" }));
    expect(receiver.getByText("••• ••89")).toBeTruthy();
    expect(receiver.getByRole("button", { name: "Show receiver's phone" })).toBeTruthy();
    expect(detail.getByRole("link", { name: /SF/ })).toBeTruthy();
  });

  test("PERM-12 without the button nothing can be shown in the clear", async () => {
    await open((asked) =>
      asked.name === "failedOrderPageQuery" ? list([{ ...failed, viewerMayShowClear: false }]) : answers(asked),
    );
    await act(async () => fireEvent.click(await screen.findByRole("button", { name: "KEJ-1" })));
    await screen.findByText("••• ••89");
    expect(screen.queryByRole("button", { name: /^Show / })).toBeNull();
  });

  test("ORD-01 the analysis tells each part and its share, and a row of it filters the list", async () => {
    const { asked } = await open(answers);
    await act(async () => fireEvent.click(await screen.findByRole("button", { name: "Analyse" })));
    const dialog = within(await screen.findByRole("dialog", { name: "Where orders fail" }));
    const reasons = within(await dialog.findByRole("table", { name: "Reason" }));
    expect(
      reasons
        .getAllByRole("row")
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(["Goods400001375%", "No waybill numbers409006125%"]);
    await act(async () => fireEvent.click(reasons.getByRole("button", { name: "No waybill numbers" })));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(asked.at(-1)).toMatchObject({
      name: "failedOrderPageQuery",
      variables: { filter: { reason: "NO_NUMBERS" } },
    });
  });

  test("ORD-01 who may not analyse is offered no analysis", async () => {
    await open(() => list([failed], { viewerMayAnalyse: false }));
    await screen.findByText("KEJ-1");
    expect(screen.queryByRole("button", { name: "Analyse" })).toBeNull();
  });

  test("ERR-07 a failed query says so, in the details too; no failed order says so too", async () => {
    const failure = new GraphFailure({ code: "09020501", message: "", traceId: "f".repeat(32) });
    const { unmount } = await open(() => failure);
    expect(await screen.findByText("The query failed")).toBeTruthy();
    unmount();
    const second = await open(({ name }) => (name === "failedOrderDetailQuery" ? failure : list([failed])));
    await act(async () => fireEvent.click(await screen.findByRole("button", { name: "KEJ-1" })));
    expect(await screen.findByText("The query failed")).toBeTruthy();
    second.unmount();
    await open(() => list([]));
    expect(await screen.findByText("No order has failed")).toBeTruthy();
  });
});
