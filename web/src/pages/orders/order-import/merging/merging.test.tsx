import { act, fireEvent, screen, within } from "@testing-library/react";
import type { MockResolvers } from "relay-test-utils";
import { beforeEach, describe, expect, test } from "vitest";
import { connection } from "../../../../parts/testing/connection.ts";
import type { Answer } from "../../../../parts/testing/graph.ts";
import { renderPage } from "../../../../parts/testing/render-page.tsx";

const traceId = "0123456789abcdef0123456789abcdef";
const at = { createdBy: "clerk.my", createdAt: "2026-11-20T08:00:00.000Z", endedAt: null, traceId };
const sheet = {
  __typename: "OrderImport",
  id: "sheet",
  fileName: "orders.xlsx",
  state: "READY",
  refusal: null,
  missing: [],
  unknown: [],
  rowsDone: 4,
  rows: 4,
  orders: 4,
  wrongRows: 0,
  wrongCells: 0,
  seenAt: null,
  wasStored: false,
  hasMarked: false,
  errorCode: null,
  viewerMayStore: true,
  viewerMayDownload: true,
  ...at,
};
const preMerge = {
  __typename: "OrderPreMerge",
  id: "pre",
  fileName: "orders.xlsx",
  state: "PROPOSED",
  importState: "READY",
  rowsDone: 4,
  orders: 4,
  groups: 1,
  grouped: 3,
  alone: 1,
  wrongCells: null,
  hasFile: true,
  mayMerge: true,
  viewerMayMerge: true,
  viewerMayDownload: true,
  ...at,
};
const merge = {
  __typename: "OrderMerge",
  id: "merge",
  sheetId: "sheet",
  fileName: "orders.xlsx",
  state: "MERGED",
  rowsDone: 4,
  orders: 4,
  groups: 1,
  alone: 1,
  stored: 2,
  wrongRows: null,
  viewerMayMerge: true,
  ...at,
};
const proposed: MockResolvers = {
  Query: () => ({
    orderPreMergeGroups: [
      {
        id: "g-1",
        groupNo: 1,
        customerCode: "6010228841",
        customerName: "Kejora",
        receiverName: "Tan Wei",
        receiverCountry: "SG",
        rows: [2, 3, 5],
        parcels: 6,
        weight: "3.750",
        declaredValue: "300.00",
        declaredCurrency: "USD",
      },
    ],
    orderPreMergeErrors: [{ id: "a-1", row: 4, orderNos: ["KEJ-3"], why: "CURRENCY", nearRow: 2 }],
  }),
};
const made: MockResolvers = {
  Query: () => ({
    mergedOrders: [
      {
        id: "m-1",
        orderNode: "order-1",
        groupNo: 1,
        sfWaybillNo: "SF7100000000011",
        childNos: ["SF7100000000012", "SF7100000000013"],
        orderNos: ["KEJ-1", "KEJ-2", "KEJ-4"],
        receiverName: "Tan Wei",
        receiverCountry: "SG",
        parcels: 3,
      },
    ],
  }),
};
const wrong: MockResolvers = {
  Query: () => ({
    orderMergeErrors: [
      {
        id: "e-1",
        row: 3,
        groupNo: 1,
        orderNo: "KEJ-2",
        field: "customerOrderNo",
        message: "Number KEJ-2 is in use already",
      },
    ],
  }),
};
/** What each operation answers; `merge` as it is then. */
const answers =
  (merged: object = merge, proposal: object = preMerge): Answer =>
  ({ name }) =>
    ({
      importOutcomeQuery: { Query: () => ({ node: sheet }) },
      preMergeAskMutation: { PreMergeOrderImportPayload: () => ({ preMerge: { id: "pre" }, errors: [] }) },
      preMergeOutcomeQuery: { Query: () => ({ node: proposal }) },
      proposedQuery: proposed,
      preMergeActsStopMutation: {
        CancelOrderPreMergePayload: () => ({ preMerge: { ...preMerge, state: "CANCELLED" }, errors: [] }),
      },
      preMergeActsMergeMutation: { MergeOrderImportPayload: () => ({ merge: { id: "merge" }, errors: [] }) },
      mergeOutcomeQuery: { Query: () => ({ node: merged }) },
      mergedOrdersQuery: made,
      mergeErrorsQuery: wrong,
      preMergeListQuery: connection("OrderPreMergeConnection", [proposal]),
      mergeListQuery: connection("OrderMergeConnection", [merged]),
    })[name] ?? connection("OrderImportConnection", [sheet]);

const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
beforeEach(() => sessionStorage.clear());

describe("merging of imported orders", { timeout: 20_000 }, () => {
  test("ORD-12 a sheet that is ready is looked at, its groups and lone rows are shown with reasons, and it is merged as shown", async () => {
    const { asked } = await renderPage("ORDER_IMPORT", { answer: answers() });
    fireEvent.click(await screen.findByRole("button", { name: "orders.xlsx" }));
    await screen.findByText("Propose merging");
    await press("Propose merging");
    const dialog = within(await screen.findByRole("dialog", { name: "Pre-merge" }));
    await dialog.findByText("3 of 4 orders travel in 1 groups, 1 alone. Nothing is stored yet.");
    const groups = within(await dialog.findByRole("table", { name: "Groups" }));
    expect(groups.getAllByRole("cell").map((cell) => cell.textContent)).toEqual([
      "1",
      "Kejora",
      "Tan Wei (SG)",
      "2, 3, 5",
      "3",
      "6",
      "3.75",
      "300.00USD",
    ]);
    dialog.getByText("Declared in another currency");
    await press("Merge into 2 orders");
    expect(asked.find((one) => one.name === "preMergeActsMergeMutation")?.variables).toMatchObject({
      input: { id: "pre" },
    });
    const outcome = within(await screen.findByRole("dialog", { name: "Merge" }));
    await outcome.findByText("SF7100000000012, SF7100000000013");
    outcome.getByRole("link", { name: "SF7100000000011" });
    outcome.getByText("KEJ-1, KEJ-2, KEJ-4");
  });

  test("ORD-12 a pre-merge that is under way is stopped by its asker, and says so", async () => {
    const underWay = { ...preMerge, state: "PROPOSING", rowsDone: 1, groups: null, hasFile: false, mayMerge: false };
    const { asked } = await renderPage("ORDER_IMPORT", { answer: answers(merge, underWay) });
    await screen.findByRole("button", { name: "orders.xlsx" });
    await press("Pre-merges");
    await screen.findByText("Being checked");
    await press("orders.xlsx");
    await screen.findByText("Looking: 1 of 4 orders");
    await press("Stop");
    expect(asked.find((one) => one.name === "preMergeActsStopMutation")?.variables).toMatchObject({
      input: { id: "pre" },
    });
    await screen.findByText("It was stopped. Ask for it again at the sheet, which is ready as before.");
    expect(screen.queryByRole("button", { name: "Stop" })).toBeNull();
  });

  test("ORD-12 pre-merges and merges are listed, and a refused one tells its rows", async () => {
    const refused = { ...merge, state: "REFUSED", stored: null, wrongRows: 1 };
    await renderPage("ORDER_IMPORT", {
      answer: answers(refused, { ...preMerge, mayMerge: false, importState: "WRONG" }),
    });
    await screen.findByRole("button", { name: "orders.xlsx" });
    await press("Pre-merges");
    await screen.findByText("Ready");
    await press("orders.xlsx");
    await screen.findByText("It can be merged no more. The sheet: To be corrected.");
    expect(screen.queryByRole("button", { name: /^Merge into/ })).toBeNull();
    await press("Close");
    await press("Merges");
    await screen.findByText("Orders made");
    await press("orders.xlsx");
    await screen.findByText("1 rows have become wrong since it was proposed. Nothing was stored.");
    await screen.findByText("Number KEJ-2 is in use already");
  });
});
