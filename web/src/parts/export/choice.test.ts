import { orderColumns } from "@linehaul/schema/orders/order/export";
import type { MenuButton } from "@linehaul/schema/modules";
import { expect, test } from "vitest";
import { choosable, openable, readChoice, shownIn } from "./choice.ts";

const may =
  (...held: readonly MenuButton[]) =>
  (button: MenuButton) =>
    held.includes(button);
const orders = { columns: orderColumns };

test("ORD-07 columns of the detail are for who has its button; the list's phone may be opened by the list's", () => {
  expect(choosable(orders, may("ORDER_LIST.EXPORT"))).not.toContain("senderName");
  expect(choosable(orders, may("ORDER_DETAIL.VIEW"))).toContain("senderName");
  expect(openable(orders, may())).toEqual([]);
  expect(openable(orders, may("ORDER_LIST.SHOW_CLEAR", "ORDER_DETAIL.VIEW"))).toEqual(["receiverPhone"]);
  expect(openable(orders, may("ORDER_DETAIL.SHOW_CLEAR"))).toEqual(["receiverPhone"]);
  expect(openable(orders, may("ORDER_DETAIL.SHOW_CLEAR", "ORDER_DETAIL.VIEW"))).toContain("senderAddress");
});

const OWN = ["a", "b", "c"];
const shown = new Set(["c", "b", "gone"]);
test.each([
  ["nothing kept", undefined, { columns: ["b", "c"], format: "XLSX" }],
  ["rubbish", "{", { columns: ["b", "c"], format: "XLSX" }],
  ["another release's", '{"columns":["gone"],"format":"PDF"}', { columns: ["b", "c"], format: "XLSX" }],
  [
    "a choice, in the order of a file",
    '{"columns":["c","gone","a"],"format":"CSV"}',
    { columns: ["a", "c"], format: "CSV" },
  ],
])("of %s what is to be had today is chosen, else what the list shows", (_title, kept, choice) => {
  expect(readChoice(kept, OWN, shown)).toEqual(choice);
});

test("what the list shows is what its user arranged, by the names that a file has", () => {
  const list = {
    columns: orderColumns,
    heads: [
      { id: "waybill", width: 1, fixed: "start" },
      { id: "weight", width: 1 },
      { id: "orderStatus", width: 1 },
      { id: "acts", width: 1 },
      { id: "site", width: 1, optional: true },
    ],
    standFor: { waybill: ["sfWaybillNo"] },
  } as const;
  expect([...shownIn(list, undefined)]).toEqual(["sfWaybillNo", "weight", "orderStatus"]);
  const arranged = JSON.stringify({ order: ["orderStatus", "weight"], hidden: ["weight"], density: null });
  expect([...shownIn(list, arranged)]).toEqual(["sfWaybillNo", "orderStatus"]);
});
