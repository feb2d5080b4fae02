import { act, fireEvent, screen, within } from "@testing-library/react";
import type { MockResolvers } from "relay-test-utils";
import { expect, test } from "vitest";
import { BUTTONS, type MenuButton } from "@linehaul/schema/modules";
import { GraphFailure } from "../../relay/failure.ts";
import type { Answer, Asked } from "../testing/graph.ts";
import { renderPage } from "../testing/render-page.tsx";

const order = { id: "o1", sfWaybillNo: "SF604188201177", orderStatus: "TO_VERIFY", detail: null };
const at = "2026-11-20T06:02:00.000Z";
const outcome = {
  orderId: "o1",
  sfWaybillNo: order.sfWaybillNo,
  isDone: true,
  code: null,
  message: null,
  stateFound: "TO_VERIFY",
  by: null,
  at: null,
};
const late = {
  ...outcome,
  isDone: false,
  code: "409004",
  message: "The present state does not allow this.",
  stateFound: "CANCELLED",
  by: "admin",
  at,
};
const acted = (...outcomes: readonly object[]) => ({
  taskId: null,
  state: "SUCCESS",
  orders: outcomes.length,
  errorCode: null,
  traceId: "0".repeat(32),
  outcomes,
});
const cancellable = {
  orderId: "o1",
  sfWaybillNo: order.sfWaybillNo,
  orderStatus: "TO_VERIFY",
  viewerMayCancel: true,
  by: null,
  at: null,
};

const answering =
  (more: MockResolvers = {}, fails: (asked: Asked) => Error | null = () => null): Answer =>
  (asked) =>
    fails(asked) ?? {
      Order: () => order,
      CancellableOrder: () => cancellable,
      OrderAct: () => acted(outcome),
      CancelOrdersPayload: () => ({ errors: [] }),
      CancelApprovedOrdersPayload: () => ({ errors: [] }),
      ...more,
    };
const CLERK: readonly MenuButton[] = ["ORDER_DETAIL.VIEW", "ORDER_DETAIL.CANCEL"];

async function opened(answer: Answer = answering(), buttons: readonly MenuButton[] = CLERK) {
  const page = await renderPage("ORDER_DETAIL", { params: { id: "o1" }, answer, buttons });
  fireEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  return page;
}
/** The question, when how the orders stand is known. */
async function question() {
  await screen.findByLabelText(/Reason/);
  return within(screen.getByRole("dialog", { name: "Cancel 1 order?" }));
}
async function submit(reason: string) {
  const dialog = await question();
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: reason } });
  await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Cancel the order" })));
  return dialog;
}

test("ORD-06 the question counts words as the server does, and sends what was written once", async () => {
  const { asked } = await opened();
  const dialog = await question();
  dialog.getByText("1 of 1 orders will be cancelled. Their numbers are not given again.");
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: "客户 asked 改地址" } });
  dialog.getByText("6 of 100 words");
  fireEvent.click(dialog.getByLabelText("The customer asked for it"));
  await submit("客户 asked 改地址");
  const outcomes = within(await screen.findByRole("dialog", { name: "What came of cancelling" }));
  outcomes.getByText("Done: 1 of 1.");
  const [sent] = asked.filter(({ name }) => name === "cancelFormMutation");
  expect(sent?.variables).toMatchObject({
    input: { ids: ["o1"], reason: "客户 asked 改地址", byCustomer: true, page: "ORDER_DETAIL" },
  });
});

test("ORD-06 101 words are refused at the field, and nothing is sent", async () => {
  const { asked } = await opened();
  const dialog = await submit("word ".repeat(101));
  await dialog.findByText("At most 100 words");
  expect(asked.map(({ name }) => name)).not.toContain("cancelFormMutation");
});

test("ORD-06 who came second is told by whom and when; the page is read again when that was seen", async () => {
  const { asked } = await opened(answering({ OrderAct: () => acted(late) }));
  await submit("Ordered twice");
  const outcomes = within(await screen.findByRole("dialog", { name: "What came of cancelling" }));
  outcomes.getByText("Done: 0 of 1. Not done: 1.");
  expect(outcomes.getByRole("listitem").textContent).toMatch(
    /409004 The present state .* Found: Cancelled\. By admin, 2026/,
  );
  const reads = () => asked.filter(({ name }) => name === "orderDetailPageQuery").length;
  expect(reads()).toBe(1);
  await act(async () => fireEvent.click(outcomes.getByRole("button", { name: "Close" })));
  expect(reads()).toBe(2);
});

test("ORD-06 what can't be cancelled any more, for it was approved meanwhile, is said before anything is done, with its reason", async () => {
  const approved = { ...cancellable, orderStatus: "APPROVED", viewerMayCancel: false };
  await opened(answering({ CancellableOrder: () => approved }));
  const dialog = within(await screen.findByRole("dialog", { name: "Nothing can be cancelled" }));
  dialog.getByText(/1 approved: only an administrator may cancel these \(409004\)/);
  expect(dialog.queryByLabelText(/Reason/)).toBeNull();
});

test("ORD-06 an administrator cancels by his own button", async () => {
  const { asked } = await opened(answering(), BUTTONS);
  await submit("Duplicate");
  await screen.findByRole("dialog", { name: "What came of cancelling" });
  const names = asked.map(({ name }) => name);
  expect(names).toContain("cancelFormApprovedMutation");
  expect(names).not.toContain("cancelFormMutation");
});

test("ORD-06 more than 20 are followed as a task, asked again for their outcomes, and are a file", async () => {
  const going = { ...acted(), taskId: "t1", state: "PENDING", orders: 25 };
  const { asked } = await opened(
    answering({
      OrderAct: (context) =>
        context.path?.includes("orderAct") === true
          ? { ...acted(outcome, { ...late, orderId: "o2" }), taskId: "t1", orders: 25, state: "PROCESSING" }
          : going,
    }),
  );
  await submit("Duplicates");
  const outcomes = within(await screen.findByRole("dialog", { name: "What came of cancelling" }));
  await outcomes.findByText("2 of 25 orders looked at. It goes on when this is closed.");
  await act(async () => fireEvent.click(outcomes.getByRole("button", { name: "Download CSV" })));
  expect(asked.find(({ name }) => name === "actFileDownloadMutation")?.variables).toEqual({
    input: { taskId: "t1", format: "CSV" },
  });
});

test("ERR-06 what fails is told in the dialog, and can be tried again", async () => {
  let isDown = true;
  await opened(
    answering({}, ({ name }) =>
      isDown && name === "cancelDialogQuery" ? new GraphFailure({ code: "09020501", message: "Down" }) : null,
    ),
  );
  const retry = await screen.findByRole("button", { name: "Try again" });
  isDown = false;
  await act(async () => fireEvent.click(retry));
  expect((await question()).queryByRole("button", { name: "Try again" })).toBeNull();
});

test.each([
  ["DELIVERED", BUTTONS, "It is delivered: nobody cancels it any more."],
  ["CANCELLED", BUTTONS, "It is cancelled already."],
  ["APPROVED", CLERK, "It has passed its review: who may cancel approved orders cancels it."],
] as const)(
  "ORD-06 an order that is %s says why it can't be cancelled, and asks nothing",
  async (orderStatus, buttons, why) => {
    const answer = answering({ Order: () => ({ ...order, orderStatus }) });
    await renderPage("ORDER_DETAIL", { params: { id: "o1" }, answer, buttons });
    const button = await screen.findByRole("button", { name: "Cancel" });
    expect([button.getAttribute("aria-disabled"), button.getAttribute("title")]).toEqual(["true", why]);
    fireEvent.click(button);
    expect(screen.queryByRole("dialog")).toBeNull();
  },
);

test("PERM-01 no button for who holds none", async () => {
  await renderPage("ORDER_DETAIL", { params: { id: "o1" }, answer: answering(), buttons: ["ORDER_DETAIL.VIEW"] });
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
});
