import { act, fireEvent, screen, within } from "@testing-library/react";
import type { MockResolvers } from "relay-test-utils";
import { expect, test } from "vitest";
import type { MenuButton } from "@linehaul/schema/modules";
import type { Answer } from "../testing/graph.ts";
import { renderPage } from "../testing/render-page.tsx";

const order = { id: "o1", sfWaybillNo: "SF604188201177", orderStatus: "APPROVED", detail: null };
const pushable = { orderId: "o1", sfWaybillNo: order.sfWaybillNo, standing: "UNCHANGED", by: null, at: null };
const outcome = { ...pushable, isDone: true, code: null, message: null, stateFound: "APPROVED" };
const acted = {
  taskId: null,
  state: "SUCCESS",
  orders: 1,
  errorCode: null,
  traceId: "0".repeat(32),
  outcomes: [outcome],
};
const answering =
  (more: MockResolvers = {}): Answer =>
  () => ({
    Order: () => order,
    PushableOrder: () => pushable,
    OrderAct: () => acted,
    PushOrdersPayload: () => ({ errors: [] }),
    ...more,
  });
const HOLDER: readonly MenuButton[] = ["ORDER_DETAIL.VIEW", "ORDER_LIST.PUSH"];

async function opened(answer: Answer = answering()) {
  const page = await renderPage("ORDER_DETAIL", { params: { id: "o1" }, answer, buttons: HOLDER });
  fireEvent.click(await screen.findByRole("button", { name: "Push" }));
  return page;
}

test("ORD-09 the question says what customs was told already; what was told there is pushed, and the page is read again", async () => {
  const { asked } = await opened();
  const question = within(await screen.findByRole("alertdialog", { name: "Push 1 order to customs?" }));
  question.getByText(/1 of 1 orders will be pushed/);
  question.getByText(/does not take it twice/);
  await act(async () => fireEvent.click(question.getByRole("button", { name: "Push the order" })));
  const outcomes = within(await screen.findByRole("dialog", { name: "What came of pushing" }));
  outcomes.getByText("Done: 1 of 1.");
  expect(asked.find(({ name }) => name === "pushQuestionMutation")?.variables).toMatchObject({
    input: { ids: ["o1"] },
  });
  const reads = () => asked.filter(({ name }) => name === "orderDetailPageQuery").length;
  expect(reads()).toBe(1);
  await act(async () => fireEvent.click(outcomes.getByRole("button", { name: "Close" })));
  expect(reads()).toBe(2);
});

test("ORD-09 what can't be pushed is said before anything is done, with who cancelled it", async () => {
  const at = "2026-11-20T06:02:00.000Z";
  const { asked } = await opened(
    answering({ PushableOrder: () => ({ ...pushable, standing: "REFUSED", by: "siti", at }) }),
  );
  const said = within(await screen.findByRole("dialog", { name: "Nothing can be pushed" }));
  expect(said.getByRole("list", { name: "Can’t be pushed" }).textContent).toMatch(/1 cancelled \(409004\).*by siti/);
  expect(said.queryByRole("button", { name: /^Push/ })).toBeNull();
  expect(asked.map(({ name }) => name)).not.toContain("pushQuestionMutation");
});

test("PERM-01 no button without ORDER_LIST.PUSH", async () => {
  await renderPage("ORDER_DETAIL", { params: { id: "o1" }, answer: answering(), buttons: ["ORDER_DETAIL.VIEW"] });
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("button", { name: "Push" })).toBeNull();
});
