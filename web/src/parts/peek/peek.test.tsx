import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readPageInfo } from "@linehaul/schema/page-address";
import { connection } from "../testing/connection.ts";
import { drawn } from "../testing/drawn.ts";
import type { Answer } from "../testing/graph.ts";
import { renderPage } from "../testing/render-page.tsx";

const ORDERS = [1, 2, 3].map((n) => ({ id: `o-${n}`, sfWaybillNo: `SF${n}`, viewerMayOpen: true }));
const answer: Answer = ({ name, variables }) =>
  name === "orderPeekFactsQuery"
    ? {
        Order: () => ({ id: variables["id"], sfWaybillNo: `SF${String(variables["id"]).slice(2)}` }),
        Party: () => ({ regionLevels: [], phone: "60•••••77" }),
        OrderDetail: () => ({
          goods: [{ id: "g1" }, { id: "g2" }],
          history: Array.from({ length: 9 }, (_, n) => ({ id: `h${n}`, event: "APPROVED", params: [] })),
        }),
      }
    : connection("OrderConnection", ORDERS);
const open = async (o: Partial<Parameters<typeof renderPage>[1]> = {}) => {
  const page = await renderPage("ORDER_LIST", { answer, ...o });
  await screen.findAllByRole("checkbox", { name: /^Select SF/ });
  return page;
};
const link = (n: number) => screen.getByRole("link", { name: `SF${n}` });
const drawer = () => screen.queryByRole("dialog", { name: "The order at a glance" });
const inDrawer = async (text: string) => {
  const box = await screen.findByRole("dialog", { name: "The order at a glance" });
  await within(box).findByText(text);
  return within(box);
};
const key = (name: string) =>
  act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key: name }));

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/admin");
});
afterEach(() => history.replaceState(null, "", "/admin"));

describe("a row at a glance", () => {
  test("Space opens it, arrows go on, Escape goes back to the row that was looked at last", async () => {
    const { asked } = await open();
    link(1).focus();
    await key(" ");
    const facts = await inDrawer("SF1");
    facts.getByText("2 kinds");
    expect(facts.getAllByText("60•••••77").length).toBeGreaterThan(0);
    expect(within(facts.getByRole("region", { name: "History" })).getAllByRole("listitem")).toHaveLength(5);
    await key("ArrowDown");
    await inDrawer("SF2");
    await key("ArrowUp");
    await key("ArrowUp");
    await inDrawer("SF1");
    await act(async () => fireEvent.click(facts.getByRole("button", { name: "Next row" })));
    await inDrawer("SF2");
    expect(asked.filter(({ name }) => name === "orderPeekFactsQuery").map(({ variables }) => variables["id"])).toEqual([
      "o-1",
      "o-2",
      "o-1",
      "o-2",
    ]);
    await key("Escape");
    expect(drawer()).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(link(2)));
  });

  test("the rows beneath are not drawn for it", async () => {
    const { container } = await open();
    const body = container.querySelector("tbody")!;
    link(2).focus();
    for (const name of [" ", "ArrowDown", "Escape"])
      expect({ name, drawn: (await drawn(() => key(name))).within(body) }).toEqual({ name, drawn: [] });
  });

  test("its row stands in the address, which opens it again, and is taken out when it closes", async () => {
    const first = await open({ params: { orderStatus: "APPROVED" } });
    link(3).focus();
    await key(" ");
    await inDrawer("SF3");
    const address = new URL(location.href);
    expect(readPageInfo(address.searchParams.get("pageInfo") ?? "")).toEqual({
      code: "ORDER_LIST",
      params: { orderStatus: "APPROVED" },
    });
    first.unmount();
    expect(location.pathname + location.search + location.hash).toBe("/admin");
    history.replaceState(null, "", address.href);
    const other = await open();
    expect(drawer()).toBeNull();
    other.unmount();
    history.replaceState(null, "", address.href);
    await open({ params: { orderStatus: "APPROVED" } });
    await inDrawer("SF3");
    await key("Escape");
    expect(location.hash).toBe("");
  });

  test("a press beside the row's controls opens it; its page opens as a tab from there", async () => {
    const { shell } = await open();
    await act(async () => fireEvent.click(link(1)));
    expect(drawer()).toBeNull();
    await act(async () => fireEvent.click(link(1).closest("tr")!.lastElementChild!));
    await inDrawer("SF1");
    await act(async () => fireEvent.click(screen.getByRole("link", { name: "Open as a tab" })));
    expect(shell.open).toHaveBeenLastCalledWith("ORDER_DETAIL", { id: "o-1" }, {});
  });

  test("who may not look into orders does not peek either", async () => {
    history.replaceState(null, "", "/admin#peek=o-1&of=ORDER_LIST");
    const { asked } = await open({ buttons: ["ORDER_LIST.VIEW"] });
    fireEvent.click(screen.getAllByRole("row")[1]!.lastElementChild!);
    expect(drawer()).toBeNull();
    expect(asked.map(({ name }) => name)).not.toContain("orderPeekFactsQuery");
  });
});
