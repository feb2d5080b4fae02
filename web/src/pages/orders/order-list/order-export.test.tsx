import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BUTTONS, type MenuButton } from "@linehaul/schema/modules";
import { connection } from "../../../parts/testing/connection.ts";
import type { Answer } from "../../../parts/testing/graph.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const ORDERS = ["o-1", "o-2"].map((id, n) => ({
  __typename: "Order",
  id,
  sfWaybillNo: `SF${n}`,
  viewerMayOpen: false,
}));
const TASK = {
  __typename: "ExportTask",
  id: "e-1",
  list: "ORDER_LIST",
  state: "PROCESSING",
  format: "XLSX",
  fileName: null,
  ticked: null,
  conditions: [{ field: "createdFrom", values: ["2026-06-01T00:00:00.000Z"] }],
  rowsDone: 1200,
  rowsTotal: 4000,
  place: null,
  bytes: null,
  isKept: false,
  errorCode: null,
  traceId: "0123456789abcdef0123456789abcdef",
  askedAt: "2026-06-02T00:00:00.000Z",
  expiresAt: null,
  viewerMayCancel: true,
  viewerMayRetry: false,
  viewerMayDownload: false,
};
const READY = {
  ...TASK,
  state: "SUCCESS",
  fileName: "orders.xlsx",
  bytes: 1536,
  isKept: true,
  expiresAt: "2026-06-03T00:00:00.000Z",
  viewerMayCancel: false,
  viewerMayDownload: true,
};
interface World {
  readonly preview?: object;
  readonly task?: object;
  readonly errors?: readonly object[];
  readonly earlier?: readonly object[];
  readonly kept?: readonly object[];
}
const answers =
  ({ preview, task = TASK, errors = [], earlier = [], kept = [] }: World = {}): Answer =>
  ({ name }) => {
    if (name === "orderExportPreviewQuery")
      return {
        ExportPreview: () => ({
          hindrance: null,
          rows: { count: 4000, isExact: true },
          leftOut: { count: 120, isExact: true },
          ...preview,
        }),
      };
    if (name === "orderExportMutation")
      return { BeginOrderExportPayload: () => ({ task: errors.length > 0 ? null : task, errors }) };
    if (name === "earlierExportsQuery") return { ExportTasks: () => ({ tasks: earlier }) };
    if (name === "exportDialogQuery") return { Viewer: () => ({ preferences: kept }) };
    if (name === "useExportActsCancelMutation")
      return {
        CancelExportPayload: () => ({
          task: { ...TASK, state: "CANCELLED", viewerMayCancel: false, viewerMayRetry: true },
          errors: [],
        }),
      };
    if (name === "useExportActsDownloadMutation")
      return { DownloadExportPayload: () => ({ ticket: "t-1", errors: [] }) };
    return connection("OrderConnection", ORDERS);
  };

const press = (name: string | RegExp, at: Pick<typeof screen, "getByRole"> = screen) =>
  act(async () => fireEvent.click(at.getByRole("button", { name })));
async function openDialog(world?: World, buttons: readonly MenuButton[] = BUTTONS) {
  const page = await renderPage("ORDER_LIST", { answer: answers(world), buttons });
  await screen.findByText("SF0");
  await press("Export");
  const dialog = within(await screen.findByRole("dialog", { name: "Export: Order list" }));
  await dialog.findByText("Rows");
  const last = (name: string) => page.asked.findLast((one) => one.name === name)?.variables;
  return { ...page, dialog, last };
}
/** What the browser was told to save. */
function saved() {
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  return () => click.mock.contexts.map((link) => (link instanceof HTMLAnchorElement ? link.pathname : ""));
}
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("the export of orders", { timeout: 20_000 }, () => {
  test("ORD-07 it says what will be in the file, and asks for the columns shown of the last 31 days", async () => {
    const { dialog, last } = await openDialog();
    await dialog.findByText("4,000 rows will be in the file.");
    dialog.getByText(/120 that match are left out: another system made them/);
    await press("Export", dialog);
    expect(last("orderExportMutation")).toMatchObject({
      input: { ids: null, format: "XLSX", filter: { createdFrom: expect.any(String), createdTo: expect.any(String) } },
    });
    const { input } = { input: {}, ...last("orderExportMutation") };
    expect(input).toMatchObject({
      columns: [
        "sfWaybillNo",
        "orderStatus",
        "customerName",
        "receiverName",
        "receiverCountry",
        "receiverPhone",
        "parcelNum",
        "weight",
        "declaredValue",
        "declaredCurrency",
        "createdAt",
      ],
    });
    expect(input).not.toHaveProperty("clear");
    // What was chosen is there the next time.
    expect(last("useSavePreferenceMutation")).toMatchObject({ input: { key: "export.ORDER_LIST" } });
  });

  test("SYS-09 it shows how far the file is, and stops it", async () => {
    const { dialog, last } = await openDialog();
    await press("Export", dialog);
    await dialog.findByText("1,200 of 4,000 rows");
    expect(dialog.getByRole("progressbar").getAttribute("value")).toBe("1200");
    await press("Cancel export", dialog);
    expect(last("useExportActsCancelMutation")).toMatchObject({ input: { id: "e-1" } });
    await dialog.findByText("Cancelled");
    dialog.getByRole("button", { name: "Try again" });
  });

  test("SYS-09 what is ready while it is open is saved, once", async () => {
    const paths = saved();
    const { dialog, last } = await openDialog({ task: READY });
    await press("Export", dialog);
    await dialog.findByText("orders.xlsx");
    expect(last("useExportActsDownloadMutation")).toEqual({ input: { id: "e-1" } });
    expect(paths()).toEqual(["/files/t-1"]);
  });

  test("SYS-09 who has the list's button alone finds his earlier files in it, and fetches them", async () => {
    const paths = saved();
    const { dialog } = await openDialog({ earlier: [READY] }, ["ORDER_LIST.VIEW", "ORDER_LIST.EXPORT"]);
    await dialog.findByText("Your exports of this list");
    expect(paths()).toEqual([]);
    await press("Download", dialog);
    expect(paths()).toEqual(["/files/t-1"]);
    expect(dialog.queryByText("Not masked (recorded)")).toBeNull();
    expect(dialog.queryByLabelText("Sender")).toBeNull();
  });

  test("ORD-07 a period of more than 31 days is told at its field, and nothing is asked", async () => {
    const { dialog, asked } = await openDialog();
    const before = asked.length;
    const [from] = [dialog.getByLabelText("Period, from")];
    await act(async () => {
      fireEvent.change(from, { target: { value: "2020-01-01" } });
      fireEvent.blur(from);
    });
    await dialog.findByText("Choose a period of at most 31 days");
    await press("Export", dialog);
    expect(asked.slice(before).map(({ name }) => name)).not.toContain("orderExportMutation");
  });

  test("ORD-07 ticked rows need no period", async () => {
    const page = await renderPage("ORDER_LIST", { answer: answers() });
    await screen.findByText("SF0");
    await act(async () => fireEvent.click(screen.getByRole("checkbox", { name: "Select SF1" })));
    await press("Export", within(screen.getByRole("toolbar")));
    const dialog = within(await screen.findByRole("dialog", { name: "Export: Order list" }));
    await dialog.findByLabelText("1 ticked row");
    expect(dialog.queryByLabelText("Period, from")).toBeNull();
    await press("Export", dialog);
    const { variables } = page.asked.find(({ name }) => name === "orderExportMutation") ?? {};
    expect(variables).toMatchObject({ input: { filter: null, ids: ["o-2"] } });
  });

  test("PERM-12 a column in the clear needs a reason", async () => {
    const { dialog, last, asked } = await openDialog();
    const clear = within(dialog.getByRole("group", { name: "Not masked (recorded)" }));
    await act(async () => fireEvent.click(clear.getByLabelText("Receiver phone")));
    const reason = await dialog.findByRole("textbox", { name: /^Reason/ });
    await press("Export", dialog);
    expect(asked.map(({ name }) => name)).not.toContain("orderExportMutation");
    dialog.getByText("At least 5 characters");
    await act(async () => fireEvent.change(reason, { target: { value: "customs ask for it" } }));
    await press("Export", dialog);
    expect(last("orderExportMutation")).toMatchObject({
      input: { clear: ["receiverPhone"], reason: "customs ask for it" },
    });
  });

  test.each([
    ["NUMBERS_ALLOCATING", /^Numbers are being allocated: export later/],
    ["NO_ROWS", /^No row would be in the file/],
    ["PERIOD_NEEDED", /^Choose a period\./],
  ])("ORD-07 why there can be no file is told beforehand: %s", async (hindrance, text) => {
    const { dialog } = await openDialog({ preview: { hindrance } });
    expect((await dialog.findByText(text)).getAttribute("role")).toBe("alert");
  });

  test("ERR-06 what the service declines is told at its place, with the trace id", async () => {
    const trace = "f".repeat(32);
    const { dialog } = await openDialog({
      errors: [
        {
          message: "Choose a period of at most 31 days",
          detail: null,
          traceId: trace,
          field: ["filter", "createdFrom"],
        },
        { message: "You have as many tasks waiting as one may have.", detail: null, traceId: trace, field: null },
      ],
    });
    await press("Export", dialog);
    await dialog.findByText("Choose a period of at most 31 days");
    expect(within(dialog.getByText(/^You have as many/)).getByTitle(trace)).toBeTruthy();
  });

  test("what was chosen last is chosen again; no column at all is told", async () => {
    const { dialog, asked } = await openDialog({
      kept: [{ key: "export.ORDER_LIST", value: '{"columns":["weight"],"format":"CSV"}' }],
    });
    const columns = within(dialog.getByRole("group", { name: /^Columns: 1 chosen/ }));
    expect(dialog.getByRole<HTMLInputElement>("radio", { name: "Text (csv)" }).checked).toBe(true);
    await act(async () => fireEvent.click(columns.getByLabelText("Weight (kg)")));
    await press("Export", dialog);
    await dialog.findByText("Choose at least one");
    expect(asked.map(({ name }) => name)).not.toContain("orderExportMutation");
  });

  test("PERM-01 there is no button for who has not the list's", async () => {
    await renderPage("ORDER_LIST", { answer: answers(), buttons: ["ORDER_LIST.VIEW"] });
    await screen.findByText("SF0");
    expect(screen.queryByRole("button", { name: "Export" })).toBeNull();
  });
});
