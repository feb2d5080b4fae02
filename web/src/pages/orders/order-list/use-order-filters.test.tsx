import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { keepListState, plainState } from "../../../parts/list/list-state.ts";
import { renderPage, type RenderedPage } from "../../../parts/testing/render-page.tsx";
import { tabId } from "../../../tab/tab-id.ts";
import { orderList } from "./order-list-filter.ts";

/** What the graph names, asked for when first needed. */
const LISTS: Readonly<Record<string, object>> = {
  organisationChoiceQuery: { organisations: [{ code: "MYOPS", name: "Operations" }] },
  useProductsQuery: { products: [{ code: "INTL_EXPRESS", name: "國際特快", nameEn: "International Express" }] },
};
const open = () =>
  renderPage("ORDER_LIST", {
    answer: ({ name }) =>
      name === "countryChoiceQuery"
        ? {
            Query: () => ({
              countries: [
                { code: "JP", name: "Japan" },
                { code: "KR", name: "Korea" },
              ],
            }),
          }
        : name in LISTS
          ? { Query: () => LISTS[name] ?? {} }
          : { Viewer: () => ({ preferences: [] }), OrderConnection: () => ({ edges: [], statusCounts: [] }) },
  });
const lastFilter = ({ asked }: RenderedPage) =>
  asked.findLast((a) => a.name === "orderListPageQuery")?.variables["filter"];
/** "+ Filter", then the filter: its panel. */
async function add(name: string) {
  fireEvent.click(await screen.findByRole("button", { name: "+ Filter" }));
  fireEvent.click(within(screen.getByRole("dialog", { name: "Filter" })).getByRole("button", { name }));
  return within(await screen.findByRole("dialog", { name }));
}

const shut = () => fireEvent.click(screen.getByRole("button", { name: "+ Filter" }));

beforeEach(() => sessionStorage.clear());

describe("filters of the order list", () => {
  test("a tick searches at once and shows as a chip, which comes off", async () => {
    const page = await open();
    const panel = await add("Source");
    await act(async () => fireEvent.click(panel.getByRole("checkbox", { name: "API" })));
    expect(lastFilter(page)).toMatchObject({ sourceSystem: ["API"] });
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Remove filter: Source" })));
    expect(lastFilter(page)).toMatchObject({ sourceSystem: null });
  });

  test("countries are named, and asked for when first needed", async () => {
    const page = await open();
    expect(page.asked.map((a) => a.name)).not.toContain("countryChoiceQuery");
    const panel = await add("Receiver");
    await act(async () => fireEvent.click(await panel.findByRole("checkbox", { name: "Japan" })));
    expect(lastFilter(page)).toMatchObject({ receiverCountry: ["JP"] });
    await screen.findByRole("button", { name: "Receiver Japan" });
  });

  test("ORD-01 SYS-08 products and organisations are asked for by code; both are named when first needed", async () => {
    const page = await open();
    const names = () => page.asked.map((a) => a.name);
    expect(names()).not.toEqual(expect.arrayContaining(["useProductsQuery"]));
    const express = await (await add("Product")).findByRole("checkbox", { name: "國際特快" });
    await act(async () => fireEvent.click(express));
    expect(lastFilter(page)).toMatchObject({ product: ["INTL_EXPRESS"], serviceName: null });
    await screen.findByRole("button", { name: "Product 國際特快" });
    shut();
    expect(names()).not.toContain("organisationChoiceQuery");
    const box = await (await add("Organisation")).findByRole("checkbox", { name: "MYOPS · Operations" });
    await act(async () => fireEvent.click(box));
    expect(lastFilter(page)).toMatchObject({ product: ["INTL_EXPRESS"], orgCode: ["MYOPS"] });
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Remove filter: Product" })));
    expect(lastFilter(page)).toMatchObject({ product: null, orgCode: ["MYOPS"] });
  });

  test("ORD-01 a view that was saved with English names of products finds and shows the same, and can be changed", async () => {
    const filter = { ...orderList.empty, product: ["International Express"] };
    keepListState(tabId("ORDER_LIST", {}), { ...plainState(orderList), filter });
    const page = await open();
    await waitFor(() =>
      expect(lastFilter(page)).toMatchObject({ product: null, serviceName: ["International Express"] }),
    );
    const chip = await screen.findByRole("button", { name: "Product 國際特快" });
    await act(async () => fireEvent.click(chip));
    const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: "國際特快" });
    expect(box.checked).toBe(true);
    await act(async () => fireEvent.click(box));
    expect(lastFilter(page)).toMatchObject({ product: null, serviceName: null });
  });

  test("ORD-01 by who pays, with COD or without, and by how far the customs system knows", async () => {
    const page = await open();
    const tick = async (name: string, choice: string, role = "checkbox") => {
      const box = await (await add(name)).findByRole(role, { name: choice });
      await act(async () => fireEvent.click(box));
    };
    await tick("Freight paid by", "Third party");
    shut();
    await tick("Customs", "Not pushed");
    shut();
    await tick("Cash on delivery", "Without", "radio");
    expect(lastFilter(page)).toMatchObject({ payMethod: ["THIRD_PARTY"], pushState: ["NONE"], withCod: false });
    fireEvent.click(screen.getByRole("button", { name: "Cash on delivery Without" }));
    await act(async () => fireEvent.click(await screen.findByRole("radio", { name: "With" })));
    expect(lastFilter(page)).toMatchObject({ withCod: true });
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Reset" })));
    expect(lastFilter(page)).toMatchObject({ payMethod: null, pushState: null, withCod: null });
  });

  test("ORD-01 days of the pick-up are those of the zone", async () => {
    const page = await open();
    const to = (await add("Picked up")).getByLabelText("Picked up, to");
    fireEvent.change(to, { target: { value: "2026-10-20" } });
    await act(async () => fireEvent.keyDown(to, { key: "Enter" }));
    expect(lastFilter(page)).toMatchObject({ pickedUpFrom: null, pickedUpTo: "2026-10-20T16:00:00.000Z" });
    screen.getByRole("button", { name: "Picked up ≤ 2026/10/20" });
  });

  test("days are asked for as the instants of the zone, which the panel names", async () => {
    const page = await open();
    const panel = await add("Created");
    panel.getByText("Days in UTC+08:00 (Asia/Kuala Lumpur)");
    const from = panel.getByLabelText("Created, from");
    fireEvent.change(from, { target: { value: "2026-10-20" } });
    await act(async () => fireEvent.keyDown(from, { key: "Enter" }));
    expect(lastFilter(page)).toMatchObject({ createdFrom: "2026-10-19T16:00:00.000Z", createdTo: null });
    screen.getByRole("button", { name: "Created ≥ 2026/10/20" });
  });

  test("a customer code is searched when it is whole, by Enter, and not when Escape gives it up", async () => {
    const page = await open();
    const panel = await add("Customer code");
    const box = await panel.findByRole("textbox");
    fireEvent.change(box, { target: { value: "60102" } });
    fireEvent.keyDown(box, { key: "Enter" });
    panel.getByText("10 digits");
    expect(lastFilter(page)).toMatchObject({ customerCode: null });
    fireEvent.change(box, { target: { value: "6010228841" } });
    await act(async () => fireEvent.keyDown(box, { key: "Enter" }));
    expect(lastFilter(page)).toMatchObject({ customerCode: "6010228841" });

    fireEvent.click(screen.getByRole("button", { name: "Customer code 6010228841" }));
    const again = await screen.findByDisplayValue("6010228841");
    fireEvent.change(again, { target: { value: "1111111111" } });
    await act(async () => fireEvent.keyDown(again, { key: "Escape" }));
    expect(lastFilter(page)).toMatchObject({ customerCode: "6010228841" });
  });

  test("PERM-08 an account is searched by its user code, and one that is a phone or an e-mail is not", async () => {
    const page = await open();
    const box = await (await add("Account")).findByRole("textbox");
    for (const masked of ["60123456789", "kah.yee@example.my"]) {
      fireEvent.change(box, { target: { value: masked } });
      fireEvent.keyDown(box, { key: "Enter" });
      screen.getByRole("alert");
    }
    expect(lastFilter(page)).toMatchObject({ userCode: null });
    fireEvent.change(box, { target: { value: "MY10228841-2" } });
    await act(async () => fireEvent.keyDown(box, { key: "Enter" }));
    expect(lastFilter(page)).toMatchObject({ userCode: "MY10228841-2" });
  });

  test("all filters stand open on demand, and Reset takes everything off", async () => {
    const page = await open();
    fireEvent.click(await screen.findByRole("button", { name: "All filters" }));
    const least = await screen.findByRole("textbox", { name: "Least" });
    fireEvent.change(least, { target: { value: "1000" } });
    await act(async () => fireEvent.blur(least));
    expect(lastFilter(page)).toMatchObject({ declaredMin: "1000" });
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Reset" })));
    await waitFor(() => expect(lastFilter(page)).toMatchObject({ declaredMin: null }));
  });
});
