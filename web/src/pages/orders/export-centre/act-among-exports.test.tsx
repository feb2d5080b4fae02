import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const one = (taskId: string, over: object = {}) => ({
  taskId,
  kind: "CANCEL",
  state: "SUCCESS",
  orders: 45,
  looked: 45,
  done: 42,
  errorCode: null,
  traceId: "0123456789abcdef0123456789abcdef",
  askedAt: "2026-06-01T10:00:00.000Z",
  endedAt: "2026-06-01T10:01:00.000Z",
  viewerMayStop: false,
  viewerMayRetry: false,
  viewerMayDownload: true,
  ...over,
});
const ACTS = [
  one("t-1", { state: "PROCESSING", kind: "PUSH", looked: 20, done: 20, endedAt: null, viewerMayStop: true }),
  one("t-2"),
  one("t-3", { state: "FAILED", looked: 20, done: 20, errorCode: 503001, viewerMayRetry: true }),
];
const { orders: _orders, ...ofCustomers } = one("c-1", { kind: "DISABLE", state: "CANCELLED" });
const CUSTOMER_ACTS = [{ ...ofCustomers, customers: 1_234, looked: 400, done: 396, viewerMayRetry: true }];
const outcomes = { state: "SUCCESS", orders: 45, errorCode: null, traceId: "0".repeat(32), outcomes: [] };

async function opened() {
  const page = await renderPage("EXPORT_CENTRE", {
    answer: () => ({
      Query: () => ({ exportTasks: { silent: [], tasks: [] }, orderActs: ACTS, customerActs: CUSTOMER_ACTS }),
      Viewer: () => ({ preferences: [] }),
      OrderAct: () => outcomes,
      CustomerAct: () => ({ ...CUSTOMER_ACTS[0], outcomes: [{ outcome: "DONE", count: 396 }] }),
      StopOrderActPayload: () => ({ errors: [] }),
      RetryOrderActPayload: () => ({ errors: [] }),
    }),
  });
  const rows = (await screen.findAllByRole("row")).slice(1);
  return { ...page, rows };
}
const row = (rows: readonly HTMLElement[], text: string) => {
  const found = rows.find(({ textContent }) => textContent.includes(text));
  if (!found) throw new Error(`no row with ${text}`);
  return within(found);
};

test("ORD-06 ORD-09 acts that are tasks stand among the exports: what they do, how far they are, why they failed", async () => {
  const { rows } = await opened();
  expect(rows).toHaveLength(4);
  expect(row(rows, "Pushing orders").getByRole("progressbar").getAttribute("value")).toBe("20");
  row(rows, "42 of 45 done").getByText("Cancelling orders");
  row(rows, "20 of 45 done").getByText("45 orders");
});

test("ORD-06 one is stopped, the rest of another is done, and outcomes are looked at", async () => {
  const { rows, asked } = await opened();
  const press = (at: ReturnType<typeof row>, name: RegExp) =>
    act(async () => fireEvent.click(at.getByRole("button", { name })));
  await press(row(rows, "Pushing orders"), /^Stop/);
  expect(asked.find(({ name }) => name === "useOwnActsStopMutation")?.variables).toMatchObject({
    input: { taskId: "t-1" },
  });
  await press(row(rows, "20 of 45 done"), /^Do the rest/);
  expect(asked.find(({ name }) => name === "useOwnActsRetryMutation")?.variables).toMatchObject({
    input: { taskId: "t-3" },
  });
  await press(row(rows, "42 of 45"), /^Outcomes/);
  within(await screen.findByRole("dialog", { name: "Cancelling orders" })).getByRole("button", {
    name: "Download CSV",
  });
});

test("CUS-19 acts on all customers that matched stand among them: the rest is done, and what came of it is looked at", async () => {
  const { rows, asked } = await opened();
  const stopped = row(rows, "Disabling customers");
  for (const text of ["1234 customers", "396 of 1,234 done"]) stopped.getByText(text);
  await act(async () => fireEvent.click(stopped.getByRole("button", { name: /^Do the rest/ })));
  expect(asked.find(({ name }) => name === "useOwnCustomerActsRetryMutation")?.variables).toMatchObject({
    input: { taskId: "c-1" },
  });
  await act(async () => fireEvent.click(stopped.getByRole("button", { name: /^Outcomes/ })));
  const dialog = within(await screen.findByRole("dialog", { name: "Disabling customers" }));
  await dialog.findByText("It was stopped: 834 were not looked at.");
});
