import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { MockResolvers } from "relay-test-utils";
import { describe, expect, test } from "vitest";
import { ORDER_EVENTS } from "@linehaul/schema/orders/order/history";
import * as codes from "@linehaul/schema/orders/order/status";
import { PartialAnswer, type Answer } from "../../../parts/testing/graph.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";
import { GraphFailure } from "../../../relay/failure.ts";
import en from "./locales/en.json";
import cn from "./locales/zh-CN.json";
import hk from "./locales/zh-HK.json";

const order = {
  id: "o1",
  sfWaybillNo: "SF604188201177",
  orgCode: "MYOPS",
  customerOrderNo: "KE-1",
  orderStatus: "TO_SUPPLEMENT",
  auditStatus: "TO_SUPPLEMENT",
  sourceSystem: "API",
  customerCode: "6010228841",
  customerName: "Kejora Elektronik Sdn Bhd",
  declaredCurrency: "MYR",
  createdAt: "2026-11-20T05:57:00.000Z",
  product: { name: "國際特快" },
  cargoType: { name: "包裹" },
};
const detail = {
  mergedWaybillNos: ["SF604188201178"],
  cancellation: null,
  cod: null,
  exhibition: null,
  shipment: { pickupType: "COURIER", weight: "8.150", volume: null, parcelNum: 3 },
  payment: {
    declaredValue: "5248",
    declaredCurrency: "MYR",
    payMethod: "SENDER",
    taxPayMethod: "RECEIVER",
    method: { name: "月結" },
    taxMethod: null,
    couponNo: null,
  },
  services: [{ serviceName: "Fuel surcharge", fee: "12.5", currency: "MYR" }],
  trade: {
    senderReason: "SALE",
    tradeCondition: "DAP",
    exportDeclaration: "GENERAL_TRADE",
    importDeclaration: "SIMPLIFIED",
  },
  goods: [
    {
      id: "g1",
      name: "Optical sensor module",
      hsCode: "9031.49",
      amount: 40,
      quantity: "40",
      unit: "PCS",
      price: "112.50",
      total: "4500.00",
    },
    {
      id: "g2",
      name: "Connector harness",
      hsCode: "8544.42",
      amount: 40,
      quantity: "40",
      unit: "SET",
      price: "18.70",
      total: "748.00",
    },
  ],
  history: [
    {
      id: "h2",
      event: "TO_SUPPLEMENT",
      params: [{ name: "document", value: "CERTIFICATE_OF_ORIGIN" }],
      actor: "reviewer.my",
      at: "2026-11-20T06:02:00.000Z",
    },
    {
      id: "h1",
      event: "CREATED",
      params: [{ name: "source", value: "API" }],
      actor: "kejora01",
      at: "2026-11-20T05:57:00.000Z",
    },
  ],
};
const found = (more: object = {}, inDetail: object = {}): MockResolvers => ({
  Order: () => ({ ...order, ...more }),
  OrderDetail: () => ({ ...detail, ...inDetail }),
  Party: () => ({ regionLevels: ["Penang", "Bayan Lepas"] }),
});
const open = (answer: Answer, params: Readonly<Record<string, string>> = { id: "o1" }) =>
  renderPage("ORDER_DETAIL", { params, answer });
const section = async (name: string | RegExp) => within(await screen.findByRole("region", { name }));

describe("order detail", () => {
  test("ORD-08 shows parties, goods with their sum, amounts, services and history, and names its tab", async () => {
    const { shell } = await open(() => found());
    const goods = await section("Goods · 2 lines");
    goods.getByText("9031.49");
    goods.getByText("5,248.00");
    (await section("Shipment")).getByText("8.15 kg");
    (await section("Payment and amounts")).getByText("Receiver");
    (await section("Services and fees")).getByText("12.50");
    (await section("Trade and customs")).getByText("General trade");
    (await section("Numbers and origin")).getByText("Merged waybills");
    (await section("Numbers and origin")).getByText("MYOPS");
    await section("Sender");
    await section("Receiver");
    expect(shell.setTitle).toHaveBeenCalledWith("SF6041 8820 1177");
  });

  test("ORD-08 SYS-08 product, cargo type and how is paid are named as base data names them to the viewer", async () => {
    await open(() => found());
    const shipment = await section("Shipment");
    const payment = await section("Payment and amounts");
    const shown = [shipment.queryByText("國際特快"), shipment.queryByText("包裹"), payment.queryByText("月結")];
    expect(shown).not.toContain(null);
  });

  test("SYS-07 whom to call is named with its hours by the viewer's clock; where nobody is there is no such card", async () => {
    const hours = { isOpen: false, opensAt: "2026-11-21T01:00:00.000Z", closesAt: null };
    const whomToCall = {
      name: "檳城客戶服務",
      area: "",
      phone: "+60 4-641 8800",
      email: "care@linehaul.example",
      hours,
    };
    const shown = await open(() => found({}, { whomToCall }));
    const card = await section("Whom to call");
    for (const text of ["檳城客戶服務", "+60 4-641 8800", "care@linehaul.example"]) card.getByText(text);
    card.getByText("Closed, opens 2026/11/21 09:00");
    expect(card.queryByText("Area")).toBeNull();
    shown.unmount();
    await open(() => found({}, { whomToCall: null }));
    await section("Shipment");
    expect(screen.queryByRole("region", { name: "Whom to call" })).toBeNull();
  });

  test("SYS-07, PERM-12 who sees to the order at its two ends is named with his telephone, masked, and who stands in", async () => {
    const person = { personId: "p-1", workNo: "10020031", phone: "••• ••01", viewerMayShowClear: true };
    const standIn = { ...person, personId: "p-2", name: "Tan Wei Ming", workNo: "10020032" };
    const personnel = [{ ...person, duty: "DELIVERY", area: "Penang", name: "Nurul Aisyah", standIn }];
    const shown = await open(() => found({}, { personnel }));
    const card = await section("Whom to call in the regions");
    card.getByText("Delivery");
    card.getByText(/Nurul Aisyah · Penang/);
    card.getByText(/stands in: Tan Wei Ming/);
    expect(card.getAllByRole("button", { name: "Show person’s phone" })).toHaveLength(2);
    shown.unmount();
    await open(() => found({}, { personnel: [] }));
    await section("Shipment");
    expect(screen.queryByRole("region", { name: "Whom to call in the regions" })).toBeNull();
  });

  test("history is told in words, newest first", async () => {
    await open(() => found());
    const entries = (await section("History")).getAllByRole("listitem").map((item) => item.textContent);
    expect(entries[0]).toContain("Missing: certificate of origin");
    expect(entries[0]).toContain("2026/11/20 14:02");
    expect(entries[1]).toContain("Placed through API");
  });

  test("the path shows the queue of the review that the order is in", async () => {
    await open(() => found());
    const path = within(await screen.findByRole("list", { name: "Path of the order" }));
    expect(path.getAllByRole("listitem").map((step) => [step.textContent, step.getAttribute("data-at")])).toEqual([
      ["Created", "done"],
      ["To supplement", "now"],
      ["Approved", "later"],
      ["Picked up", "later"],
      ["In transit", "later"],
      ["Delivered", "later"],
    ]);
  });

  test("what holds nothing is left out; what there is shows", async () => {
    const shown = await open(() => found());
    await section("Shipment");
    for (const name of ["Cash on delivery", "Exhibition", "Cancellation"])
      expect(screen.queryByRole("region", { name })).toBeNull();
    expect(screen.queryByText("Volume")).toBeNull();
    shown.unmount();

    await open(() =>
      found(
        { orderStatus: "CANCELLED" },
        {
          cod: { card: "62•••••18", amount: "90", currency: "MYR" },
          cancellation: { reason: "Wrong address", type: "BY_CUSTOMER", at: "2026-11-20T07:00:00.000Z" },
          exhibition: { exhibition: "Gulfood", venue: "World Trade Centre" },
        },
      ),
    );
    (await section("Cash on delivery")).getByText("62•••••18");
    (await section("Cancellation")).getByText("Wrong address");
    (await section("Exhibition")).getByText("Gulfood");
    expect(screen.getByRole("list", { name: "Path of the order" }).textContent).toBe("CreatedCancelled");
  });

  test("the customer service being down leaves the order whole, with another try", async () => {
    const { asked } = await open(
      () => new PartialAnswer(found({ customer: null }), [{ message: "down", path: ["order", "customer"] }]),
    );
    (await section("Customer")).getByText(/can’t be reached/);
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));
    await waitFor(() => expect(asked.filter(({ name }) => name === "orderDetailPageQuery")).toHaveLength(2));
  });

  test("an unknown order is said not to be there, by the number that was asked for", async () => {
    const { asked } = await open(() => ({ Query: () => ({ order: null }) }), { number: "SF9" });
    await screen.findByText("No order has the number SF9");
    expect(asked[0]?.variables).toEqual({ id: null, number: "SF9" });
  });

  test("a refusal names the button that is missing; a failure can be tried again", async () => {
    const denied = await open(() => new GraphFailure({ code: "09020203", message: "No", may: ["ORDER_DETAIL.VIEW"] }));
    await screen.findByText(/Order detail · View/);
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    denied.unmount();
    let isDown = true;
    await open(() => (isDown ? new GraphFailure({ code: "09020502", message: "Too slow" }) : found()));
    await screen.findByText("Too slow");
    isDown = false;
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));
    await section("Shipment");
  });

  test.each([
    ["en", en],
    ["zh-CN", cn],
    ["zh-HK", hk],
  ])("every event and code has its words in %s", (_language, texts) => {
    expect(Object.keys(texts.history).sort()).toEqual(Object.keys(ORDER_EVENTS).sort());
    expect(Object.keys(texts.code.cancelType)).toEqual([...codes.CANCEL_TYPES]);
    expect(Object.keys(texts.code.pickupType)).toEqual([...codes.PICKUP_TYPES]);
    expect(Object.keys(texts.code.payMethod)).toEqual([...codes.PAY_METHODS]);
    expect(Object.keys(texts.code.tradeCondition)).toEqual([...codes.TRADE_CONDITIONS]);
    expect(Object.keys(texts.code.declaration)).toEqual([...codes.DECLARATION_METHODS]);
    expect(Object.keys(texts.code.senderReason)).toEqual([...codes.SENDER_REASONS]);
  });
});
