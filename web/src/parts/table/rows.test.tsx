import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { Answer } from "../testing/graph.ts";
import { counted, drawn } from "../testing/drawn.ts";
import { renderPage } from "../testing/render-page.tsx";

const ROWS = 50;
const USUAL = "CREATED_AT_DESC";
const waybill = (n: number) => `SF${String(n).padStart(13, "0")}`;
/** Other orders where the sort is another. */
const orders: Answer = ({ variables }) => ({
  Viewer: () => ({ preferences: [] }),
  OrderConnection: () => ({
    totalCount: ROWS,
    pageCursors: null,
    edges: Array.from({ length: ROWS }, (_, n) => ({
      node: {
        id: `${String(variables["sort"])}-${n}`,
        sfWaybillNo: waybill(variables["sort"] === USUAL ? n : n + ROWS),
      },
    })),
  }),
});
async function open() {
  const { container } = await renderPage("ORDER_LIST", { answer: orders });
  await screen.findByRole("checkbox", { name: `Select ${waybill(0)}` });
  const body = container.querySelector("tbody");
  if (!body) throw new Error("no rows");
  return body;
}
const tick = (n: number) => screen.getByRole("checkbox", { name: `Select ${waybill(n)}` });

beforeEach(() => sessionStorage.clear());

test("ticking a row draws its tick and the bar, and neither the page nor another row", async () => {
  const body = await open();
  const first = await drawn(() => fireEvent.click(tick(0)));
  expect(first.within(body)).toEqual(["Tick"]);
  const second = await drawn(() => fireEvent.click(tick(1)));
  expect(second.within(body)).toEqual(["Tick"]);
  screen.getByText("2 selected");
  for (const { all } of [first, second]) {
    expect(all).not.toContain("OrderListPage");
    expect(all).not.toContain("ListPage");
    expect(all).not.toContain("ListRows");
    expect(all).not.toContain("DataTable");
  }
  expect(counted(second.all)).toMatchObject({ Tick: 1, SelectAll: 1, OrderListBulk: 1 });
});

test("Shift ticks the rows between, and draws those", async () => {
  const body = await open();
  fireEvent.click(tick(2));
  const between = await drawn(() => fireEvent.click(tick(5), { shiftKey: true }));
  expect(counted(between.within(body))).toEqual({ Tick: 3 });
  screen.getByText("4 selected");
});

test("sorting keeps the old rows as they are until the new ones are there, and draws those once", async () => {
  const body = await open();
  const sorted = await drawn(() => fireEvent.click(screen.getByRole("button", { name: /^Created/ })));
  tick(ROWS);
  expect(counted(sorted.within(body))).toEqual({ OrderListRow: ROWS, TableRow: ROWS, Tick: ROWS });
});

test("the mouse and the focus draw nothing", async () => {
  const body = await open();
  const row = body.children[3]!;
  const moved = await drawn(() => {
    fireEvent.mouseOver(row);
    fireEvent.focus(tick(3));
    fireEvent.keyDown(tick(3), { key: "ArrowDown" });
  });
  expect(moved.all).toEqual([]);
  expect(document.activeElement).toBe(tick(4));
});
