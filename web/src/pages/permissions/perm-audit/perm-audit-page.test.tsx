import { act, fireEvent, screen, within } from "@testing-library/react";
import type { MockResolvers } from "relay-test-utils";
import { beforeEach, describe, expect, test } from "vitest";
import type { MenuButton } from "@linehaul/schema/modules";
import type { Answer } from "../../../parts/testing/graph.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";
import { GraphFailure } from "../../../relay/failure.ts";

const revealed = {
  id: "a-1",
  at: "2026-06-10T08:00:00.000Z",
  site: "MY",
  userName: "clerk.my",
  roleName: "Order clerk",
  kind: "REVEAL",
  module: "ORDER_DETAIL",
  button: "ORDER_DETAIL.SHOW_CLEAR",
  action: "order.revealed",
  subject: "o-1",
  fields: ["RECEIVER_PHONE"],
  reason: "Customer asks where it is",
  traceId: "0123456789abcdef0123456789abcdef",
  changes: [],
};
const changed = {
  ...revealed,
  id: "a-2",
  kind: "PERMISSION",
  module: "PERM_ROLE",
  action: "role.changed",
  reason: null,
  changes: [{ field: "buttons", before: "A.VIEW", after: "A.VIEW\nA.EDIT" }],
};
const list = (nodes: readonly object[]): MockResolvers => ({
  Viewer: () => ({ preferences: [] }),
  AuditEntryConnection: () => ({
    totalCount: nodes.length,
    totalIsExact: true,
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
    pageCursors: null,
    edges: nodes.map((node) => ({ node })),
  }),
});
const open = (answer: Answer, more: { readonly buttons?: readonly MenuButton[] } = {}) =>
  renderPage("PERM_AUDIT", { answer, ...more });
beforeEach(() => sessionStorage.clear());

describe("permission audit", { timeout: 20_000 }, () => {
  test("PERM-12 shows who saw what and why, with the trace id to copy", async () => {
    await open(() => list([revealed]));
    const row = within((await screen.findAllByRole("row"))[1]!);
    row.getByText("clerk.my");
    row.getByText("Customer asks where it is");
    fireEvent.click(row.getByRole("button", { name: "Details" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Reveal by clerk.my" }));
    expect(dialog.getByText(revealed.traceId, { exact: false })).toBeTruthy();
    expect(dialog.getByRole("button", { name: "Copy the trace id" })).toBeTruthy();
  });

  test("PERM-13 shows each field before and after", async () => {
    await open(() => list([changed]));
    fireEvent.click(await screen.findByRole("button", { name: "Details" }));
    const table = within(await screen.findByRole("table", { name: "Before and after" }));
    expect(table.getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["A.VIEW", "A.VIEW\nA.EDIT"]);
  });

  test("SYS-09 a file of the filtered rows is asked for in the dialog; without the button there is none", async () => {
    const { asked, unmount } = await open(() => ({
      ...list([revealed]),
      ExportTasks: () => ({ tasks: [] }),
      BeginAuditExportPayload: () => ({ task: null, errors: [] }),
    }));
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Export" })));
    const dialog = within(await screen.findByRole("dialog", { name: "Export: Permission audit" }));
    await act(async () => fireEvent.click(await dialog.findByRole("button", { name: "Export" })));
    expect(asked.find(({ name }) => name === "auditExportMutation")?.variables).toMatchObject({
      input: { filter: { kind: null }, format: "XLSX", columns: expect.arrayContaining(["at", "type", "reason"]) },
    });
    unmount();
    await open(() => list([revealed]), { buttons: ["PERM_AUDIT.VIEW"] });
    await screen.findByText("clerk.my");
    expect(screen.queryByRole("button", { name: "Export" })).toBeNull();
  });

  test("ERR-07 a failed query says so; nothing recorded says so too", async () => {
    const { unmount } = await open(() => new GraphFailure({ code: "09020501", message: "", traceId: "f".repeat(32) }));
    expect(await screen.findByText("The query failed")).toBeTruthy();
    unmount();
    await open(() => list([]));
    expect(await screen.findByText("Nothing recorded yet")).toBeTruthy();
  });
});
