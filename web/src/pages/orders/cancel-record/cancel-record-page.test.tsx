import { screen, within } from "@testing-library/react";
import type { MockResolvers } from "relay-test-utils";
import { beforeEach, describe, expect, test } from "vitest";
import { renderPage } from "../../../parts/testing/render-page.tsx";
import { cancelRecordAsked, cancelRecordList } from "./cancel-record-list.ts";

const record = {
  id: "c-1",
  orderId: "o-1",
  site: "MY",
  sfWaybillNo: "SF604188201177",
  customerName: "Kejora Trading",
  stateBefore: "APPROVED",
  type: "BY_ADMINISTRATOR",
  reason: "Duplicate of another waybill",
  cancelledBy: "admin",
  page: "ORDER_LIST",
  at: "2026-06-10T08:00:00.000Z",
  viewerMayOpen: true,
};
const list = (nodes: readonly object[]): MockResolvers => ({
  Viewer: () => ({ preferences: [] }),
  CancelRecordConnection: () => ({
    totalCount: nodes.length,
    totalIsExact: true,
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
    pageCursors: null,
    edges: nodes.map((node) => ({ node })),
  }),
});
beforeEach(() => sessionStorage.clear());

describe("cancel records", { timeout: 20_000 }, () => {
  test("ORD-06 a row says which order, from which state, as whose act, why, by whom, from where; the order opens", async () => {
    await renderPage("CANCEL_RECORD", { answer: () => list([record, { ...record, id: "c-2", viewerMayOpen: false }]) });
    const [, first, second] = await screen.findAllByRole("row");
    const row = within(first!);
    for (const text of ["Kejora Trading", "Approved", "Administrator", record.reason, "admin", "Order list"])
      row.getByText(text);
    row.getByRole("link");
    expect(within(second!).queryByRole("link")).toBeNull();
  });

  test("ORD-06 what is not set is not asked for", () => {
    const filter = { ...cancelRecordList.empty, type: ["BY_CLERK" as const], cancelledBy: "clerk.vn" };
    expect(cancelRecordAsked(filter)).toMatchObject({
      type: ["BY_CLERK"],
      cancelledBy: "clerk.vn",
      numbers: null,
      page: null,
    });
  });

  test("where none was cancelled it says so", async () => {
    await renderPage("CANCEL_RECORD", { answer: () => list([]) });
    expect(await screen.findByText("No order was cancelled yet")).toBeTruthy();
  });
});
