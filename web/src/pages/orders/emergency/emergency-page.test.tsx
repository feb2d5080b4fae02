import { act, fireEvent, screen, within } from "@testing-library/react";
import type { MockResolvers } from "relay-test-utils";
import { beforeEach, describe, expect, test } from "vitest";
import type { Asked } from "../../../parts/testing/graph.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";
import { emergencyList } from "./emergency-list.ts";

const may = {
  viewerMaySend: true,
  viewerMayWithdraw: true,
  viewerMayTell: true,
  viewerMayUnlock: false,
  viewerMayCancel: true,
  viewerMayCorrect: true,
};
const order = {
  id: "e-1",
  orderId: "o-1",
  version: 3,
  site: "MY",
  sfWaybillNo: "SF604188201177",
  orderStatus: "TO_CONTACT",
  customerCode: "6010228841",
  customerName: "Kejora Trading",
  receiverCountry: "JP",
  createdAt: "2026-06-10T08:00:00.000Z",
  handledBy: null,
  pushState: "NONE",
  command: "INTERCEPT",
  commandState: "FAILED",
  causes: [
    { why: "UNANSWERED", since: "2026-06-10T09:00:00.000Z" },
    { why: "COMMAND_FAILED", since: "2026-06-12T09:00:00.000Z" },
  ],
  declaredCurrency: "MYR",
  declaredValue: "320.00",
  insuredValue: null,
  weight: "2.500",
  senderReason: "SALE",
  tradeCondition: "DAP",
  exportDeclaration: "GENERAL_TRADE",
  importDeclaration: "GENERAL_TRADE",
  senderCityCode: "603",
  ...may,
};
const list = (nodes: readonly object[]): MockResolvers => ({
  Viewer: () => ({ preferences: [] }),
  HandleStuckOrderPayload: () => ({ order, errors: [] }),
  CorrectStuckOrderPayload: () => ({ order, errors: [] }),
  StuckOrderConnection: () => ({
    totalCount: nodes.length,
    totalIsExact: true,
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
    pageCursors: null,
    edges: nodes.map((node) => ({ node })),
  }),
});
const ofName = (asked: readonly Asked[], name: string) => asked.filter((one) => one.name === name);
beforeEach(() => sessionStorage.clear());

describe("emergency handling", { timeout: 20_000 }, () => {
  const open = async () => {
    const page = await renderPage("EMERGENCY", { answer: () => list([order]) });
    fireEvent.click(await screen.findByRole("button", { name: /^SF.*1177$/ }));
    await screen.findByRole("dialog");
    return page;
  };

  test("ORD-01 a row says why an order is stuck; beside it stands since when, and what can be done about it", async () => {
    await open();
    screen.getByText("Unanswered for 14 days · Not taken by outlet");
    const drawer = within(screen.getByRole("dialog"));
    for (const text of ["Kejora Trading · 6010228841", "Interception · failed", "603"]) drawer.getByText(text);
    const names = drawer.getAllByRole("button").map((button) => button.textContent);
    expect(names).toEqual(["Send again", "Withdraw", "Told by telephone", "Cancel order", "Correct", "Close"]);
  });

  test("ORD-01 nothing is done without a reason, and what is done goes with the version that was seen", async () => {
    const { asked } = await open();
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Told by telephone" })));
    const form = within(await screen.findByRole("dialog", { name: /^Outlet told about/ }));
    fireEvent.click(form.getByRole("button", { name: /Told by telephone/ }));
    const reason = form.getByRole("textbox", { name: "Reason" });
    await expect.poll(() => reason.getAttribute("aria-invalid")).toBe("true");
    fireEvent.change(reason, { target: { value: "Called Ipoh at nine" } });
    fireEvent.click(form.getByRole("button", { name: /Told by telephone/ }));
    await expect.poll(() => ofName(asked, "actFormMutation").length).toBe(1);
    expect(ofName(asked, "actFormMutation")[0]?.variables).toMatchObject({
      input: { id: "e-1", version: 3, act: "TOLD", reason: "Called Ipoh at nine" },
    });
  });

  test("ORD-03 a correction begins with what the order says, and is refused at the field that breaks a rule", async () => {
    const { asked } = await open();
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Correct" })));
    const form = within(await screen.findByRole("dialog", { name: /^Correct SF/ }));
    const value = form.getByRole("textbox", { name: "Declared value (MYR)" });
    expect(value).toHaveProperty("value", "320.00");
    fireEvent.change(value, { target: { value: "3.5" } });
    fireEvent.change(form.getByRole("textbox", { name: "Reason" }), { target: { value: "Customs asked" } });
    fireEvent.click(form.getByRole("button", { name: /Correct/ }));
    await expect.poll(() => value.getAttribute("aria-invalid")).toBe("true");
    fireEvent.change(value, { target: { value: "350" } });
    fireEvent.click(form.getByRole("button", { name: /Correct/ }));
    await expect.poll(() => ofName(asked, "correctFormMutation").length).toBe(1);
    expect(ofName(asked, "correctFormMutation")[0]?.variables).toMatchObject({
      input: { id: "e-1", version: 3, declaredValue: "350", insuredValue: null, senderCityCode: "603" },
    });
  });

  test("ORD-01 what is not set is not asked for; the page opens at a reason", () => {
    expect(emergencyList.fromParams?.({ why: "HELD" })).toMatchObject({ why: "HELD" });
    expect(emergencyList.fromParams?.({ why: "nonsense" })).toMatchObject({ why: "" });
  });

  test("where nothing is stuck it says so", async () => {
    await renderPage("EMERGENCY", { answer: () => list([]) });
    expect(await screen.findByText("Nothing is stuck")).toBeTruthy();
  });
});
