import { act, fireEvent, screen, within } from "@testing-library/react";
import type { MockResolvers } from "relay-test-utils";
import { beforeEach, describe, expect, test, vi } from "vitest";
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
const list = (nodes: readonly object[], more: object = {}): MockResolvers => ({
  Viewer: () => ({ preferences: [] }),
  AuditEntryConnection: () => ({
    totalCount: nodes.length,
    totalIsExact: true,
    viewerMayExport: true,
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
    pageCursors: null,
    edges: nodes.map((node) => ({ node })),
    ...more,
  }),
});
const open = (answer: Answer) => renderPage("PERM_AUDIT", { answer });
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

  test("PERM-12 the file of the filtered rows is fetched by its ticket", async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    const { asked } = await open(({ name }) =>
      name === "auditExportMutation" ? { ExportPayload: () => ({ ticket: "t-1", errors: [] }) } : list([revealed]),
    );
    const button = await screen.findByRole("button", { name: "Export CSV" });
    await act(async () => fireEvent.click(button));
    expect(asked.at(-1)).toMatchObject({
      name: "auditExportMutation",
      variables: { input: { filter: { kind: null } } },
    });
    expect(click.mock.contexts.map((link) => (link instanceof HTMLAnchorElement ? link.pathname : ""))).toEqual([
      "/files/t-1",
    ]);
    click.mockRestore();
  });

  test("a file that would leave rows out is not made; without the button there is none", async () => {
    const { asked, unmount } = await open(() => list([revealed], { totalIsExact: false }));
    const button = await screen.findByRole("button", { name: "Export CSV" });
    await act(async () => fireEvent.click(button));
    expect(asked.map((a) => a.name)).toEqual(["permAuditPageQuery"]);
    unmount();
    await open(() => list([revealed], { viewerMayExport: false }));
    await screen.findByText("clerk.my");
    expect(screen.queryByRole("button", { name: "Export CSV" })).toBeNull();
  });

  test("ERR-07 a failed query says so; nothing recorded says so too", async () => {
    const { unmount } = await open(() => new GraphFailure({ code: "09020501", message: "", traceId: "f".repeat(32) }));
    expect(await screen.findByText("The query failed")).toBeTruthy();
    unmount();
    await open(() => list([]));
    expect(await screen.findByText("Nothing recorded yet")).toBeTruthy();
  });
});
