import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { MockResolvers } from "relay-test-utils";
import { beforeEach, describe, expect, test } from "vitest";
import type { Answer } from "../../../parts/testing/graph.ts";
import { counted, drawn } from "../../../parts/testing/drawn.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";
import { GraphFailure } from "../../../relay/failure.ts";

const order = (n: number) => ({
  id: `order-${n}`,
  sfWaybillNo: `SF60418820${String(n).padStart(4, "0")}`,
  orderStatus: "TO_VERIFY",
  customerName: "Kejora Elektronik Sdn Bhd",
  receiverName: "佐藤 健一",
  receiverPhone: "+81 ••• ••10",
  receiverCountry: { code: "JP", name: "Japan" },
  declaredValue: "1234567.5",
  declaredCurrency: "MYR",
  createdAt: "2026-11-20T10:11:00.000Z",
  viewerMayOpen: true,
});
/** A page by number, of many. */
const numbered = {
  totalCount: 10_000,
  totalIsExact: false,
  statusCounts: [{ status: "TO_VERIFY", count: 214, isExact: true }],
  pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: "s", endCursor: "e" },
  pageCursors: {
    first: null,
    around: [
      { cursor: "p1", page: 1, isCurrent: true },
      { cursor: "p2", page: 2, isCurrent: false },
    ],
    last: { cursor: "p200", page: 200 },
    previous: null,
    next: { cursor: "p2" },
  },
  edges: [{ node: order(1) }, { node: order(2) }],
};
const none = {
  ...numbered,
  totalCount: 0,
  totalIsExact: true,
  statusCounts: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  pageCursors: null,
  edges: [],
};
const graph = (connection: object, preferences: readonly object[] = []): MockResolvers => ({
  OrderConnection: () => connection,
  Viewer: () => ({ preferences }),
});
const open = (answer: Answer, more: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage("ORDER_LIST", { answer, ...more });
const lists = (asked: readonly { name: string; variables: Readonly<Record<string, unknown>> }[]) =>
  asked.filter((a) => a.name === "orderListPageQuery").map((a) => a.variables);
const filterOf = (variables: Readonly<Record<string, unknown>> | undefined) => variables?.["filter"];

beforeEach(() => sessionStorage.clear());

describe("order list", () => {
  test("ORD-01 shows the orders with their waybill as a link, the money in groups and the time in the zone", async () => {
    const { shell } = await open(() => graph(numbered));
    const row = within((await screen.findAllByRole("row"))[1]!);
    const link = row.getByRole("link");
    expect(link.textContent).toBe("SF604188200001");
    expect(link.getAttribute("href")).toContain("ORDER_DETAIL");
    fireEvent.click(link);
    expect(shell.open).toHaveBeenCalledWith("ORDER_DETAIL", { id: "order-1" }, { title: "SF6041 8820 0001" });
    row.getByText("1,234,567.50");
    row.getByText("2026/11/20 18:11");
    row.getByTitle("佐藤 健一 · JP");
    screen.getByText("10,000+");
    screen.getByRole("button", { name: "To verify 214" });
  });

  test("an order that may not be opened has no link", async () => {
    await open(() => graph({ ...numbered, edges: [{ node: { ...order(1), viewerMayOpen: false } }] }));
    await screen.findByText("8820");
    expect(screen.queryByRole("link", { name: /SF/ })).toBeNull();
  });

  test("pages by number, and by key to the end beyond what is counted", async () => {
    const { asked } = await open(() => graph(numbered));
    await screen.findByText("Rows 1–2 of 10,000+");
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Page 2" })));
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Last page" })));
    expect(lists(asked).map(({ first, after, last, before }) => ({ first, after, last, before }))).toEqual([
      { first: 50, after: null, last: null, before: null },
      { first: 50, after: "p2", last: null, before: null },
      { first: null, after: null, last: 50, before: null },
    ]);
  });

  test("other rows draw no styled part for each state and number of a page: those look by the style of their bar", async () => {
    await open(() => graph(numbered));
    await screen.findByText("Rows 1–2 of 10,000+");
    const { all } = await drawn(() => fireEvent.click(screen.getByRole("button", { name: "Page 2" })));
    expect(all).toContain("Numbered");
    const { Button: buttons = 0, "chakra(button)": styled = 0 } = counted(all);
    expect(styled).toBe(buttons);
  });

  test("beyond the numbers there are next and previous by key", async () => {
    const { asked } = await open(() =>
      graph({ ...numbered, pageCursors: null, pageInfo: { ...numbered.pageInfo, hasPreviousPage: true } }),
    );
    await screen.findByText("2 rows of 10,000+");
    expect(screen.queryByRole("button", { name: "Page 2" })).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Previous page" })));
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Next page" })));
    expect(lists(asked).slice(1)).toMatchObject([
      { last: 50, before: "s" },
      { first: 50, after: "e" },
    ]);
  });

  test("a state tab, pasted numbers and a sort search at once, from the first page", async () => {
    const { asked } = await open(() => graph(numbered));
    await act(async () => fireEvent.click(await screen.findByRole("button", { name: /^In transit/ })));
    await act(async () =>
      fireEvent.paste(screen.getByRole("textbox", { name: /paste many/ }), {
        clipboardData: { getData: () => "sf1\nSF2\tSF1\r\n" },
      }),
    );
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Declared" })));
    expect(filterOf(lists(asked)[1])).toMatchObject({ orderStatus: ["IN_TRANSIT"], numbers: null });
    expect(filterOf(lists(asked)[2])).toMatchObject({ orderStatus: ["IN_TRANSIT"], numbers: ["SF1", "SF2"] });
    expect(lists(asked)[3]).toMatchObject({ sort: "DECLARED_VALUE_DESC", first: 50, after: null });
  });

  test("SHELL-12 a reload brings back filter, sort and place in one request", async () => {
    const first = await open(() => graph(numbered));
    await act(async () => fireEvent.click(await screen.findByRole("button", { name: /^Cancelled/ })));
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Page 2" })));
    first.unmount();
    const { asked } = await open(() => graph(numbered));
    await screen.findAllByRole("row");
    expect(lists(asked)).toHaveLength(1);
    expect(lists(asked)[0]).toMatchObject({ after: "p2", filter: { orderStatus: ["CANCELLED"] } });
  });

  test("a number of the home page opens its orders", async () => {
    const { asked } = await open(() => graph(numbered), { params: { orderStatus: "TO_CONTACT" } });
    expect(filterOf(lists(asked)[0])).toMatchObject({ orderStatus: ["TO_CONTACT"] });
    expect(screen.getByRole("button", { name: /^To contact/ }).getAttribute("aria-pressed")).toBe("true");
  });

  test("no orders at all differs from none that match, which offers to clear the filters", async () => {
    const { asked } = await open(() => graph(none));
    await screen.findByText("No orders yet");
    await act(async () => fireEvent.click(screen.getByRole("button", { name: /^Approved/ })));
    await screen.findByText("Nothing matches these filters");
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Clear filters" })));
    await screen.findByText("No orders yet");
    expect(filterOf(lists(asked).at(-1))).toMatchObject({ orderStatus: null });
  });

  test("ERR-07 a failed query says so with its trace id, and another try brings the rows", async () => {
    let isDown = true;
    await open(() =>
      isDown
        ? new GraphFailure({ code: "09020501", message: "No orders just now", traceId: "0123456789abcdef" })
        : graph(numbered),
    );
    await screen.findByText("The query failed");
    screen.getByText("No orders just now");
    screen.getByTitle("0123456789abcdef");
    isDown = false;
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));
    await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(3));
  });

  test("a refusal names the button that is missing", async () => {
    await open(() => new GraphFailure({ code: "09020203", message: "No", may: ["ORDER_LIST.VIEW"] }));
    await screen.findByText("You do not have access to this");
    screen.getByText(/Order list · View/);
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  test("columns hide at once and are kept on the server", async () => {
    const { asked } = await open(({ name, variables }) =>
      name === "useSavePreferenceMutation"
        ? { Preference: () => ({ id: "table.ORDER_LIST", key: "table.ORDER_LIST", value: valueOf(variables) }) }
        : graph(numbered),
    );
    await screen.findByRole("columnheader", { name: "Phone" });
    fireEvent.click(screen.getByRole("button", { name: "Columns" }));
    const phone = await within(screen.getByRole("dialog", { name: "Columns" })).findByRole("checkbox", {
      name: "Phone",
    });
    fireEvent.click(phone);
    expect(screen.queryByRole("columnheader", { name: "Phone" })).toBeNull();
    await waitFor(() => expect(asked.at(-1)?.name).toBe("useSavePreferenceMutation"));
    expect(asked.at(-1)?.variables).toMatchObject({ input: { key: "table.ORDER_LIST" } });
    await waitFor(() => expect(screen.queryByRole("columnheader", { name: "Phone" })).toBeNull());
  });

  test("a kept arrangement is how the table opens", async () => {
    const value = JSON.stringify({ order: ["createdAt"], hidden: ["weight"], density: "roomy" });
    await open(() => graph(numbered, [{ id: "table.ORDER_LIST", key: "table.ORDER_LIST", value }]));
    const heads = (await screen.findAllByRole("columnheader")).map((h) => h.textContent);
    expect(heads.slice(1, 4)).toEqual(["Waybill", "Created▼", "Status"]);
    expect(heads).not.toContain("Weight");
  });

  test("ticked rows, a range with Shift, stay ticked on another page and in another order; another filter starts with none", async () => {
    const { asked } = await open(({ variables }) => {
      const from = variables["after"] === null ? 1 : 5;
      return graph({ ...numbered, edges: [0, 1, 2, 3].map((n) => ({ node: order(from + n) })) });
    });
    const ticks = await screen.findAllByRole("checkbox", { name: /^Select SF/ });
    fireEvent.click(ticks[0]!);
    fireEvent.click(ticks[2]!, { shiftKey: true });
    screen.getByText("3 selected");
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Page 2" })));
    fireEvent.click(await screen.findByRole("checkbox", { name: "Select SF604188200006" }));
    screen.getByText("4 selected");
    screen.getByRole("button", { name: "Copy waybill numbers" });
    await act(async () => fireEvent.click(screen.getByRole("button", { name: /^Created/ })));
    await waitFor(() => expect(lists(asked)).toHaveLength(3));
    screen.getByText("4 selected");

    fireEvent.click(screen.getByRole("button", { name: "Look through" }));
    const all = within(screen.getByRole("dialog", { name: "Ticked rows" }));
    expect(all.getAllByRole("checkbox")).toHaveLength(4);
    fireEvent.click(all.getByRole("checkbox", { name: "SF604188200002" }));
    screen.getByText("3 selected");
    expect(all.getByRole<HTMLInputElement>("checkbox", { name: "SF604188200002" }).checked).toBe(false);

    const box = screen.getByRole("textbox", { name: /^Waybill, order or agent numbers/ });
    fireEvent.change(box, { target: { value: "SF1" } });
    await act(async () => fireEvent.keyDown(box, { key: "Enter" }));
    await waitFor(() => expect(screen.queryByText(/ selected$/)).toBeNull());
  });

  test("arrows go from row to row; Space ticks for who may not look into orders", async () => {
    await open(() => graph(numbered), { buttons: ["ORDER_LIST.VIEW"] });
    const [first, second] = await screen.findAllByRole("link", { name: /^SF/ });
    first!.focus();
    fireEvent.keyDown(first!, { key: "ArrowDown" });
    expect(document.activeElement).toBe(second);
    fireEvent.keyDown(second!, { key: " " });
    screen.getByText("1 selected");
  });
});

function valueOf(variables: Readonly<Record<string, unknown>>): string {
  const { input } = variables;
  return typeof input === "object" && input !== null && "value" in input ? String(input.value) : "";
}
