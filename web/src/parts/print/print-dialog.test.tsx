import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { MockResolvers } from "relay-test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BUTTONS, type MenuButton } from "@linehaul/schema/modules";
import { GraphFailure } from "../../relay/failure.ts";
import type { Answer, Asked } from "../testing/graph.ts";
import { renderPage } from "../testing/render-page.tsx";

const last = { times: 2, by: "clerk.my", at: "2026-11-20T06:02:00.000Z" };
const order = { id: "o1", sfWaybillNo: "SF604188201177", orderStatus: "APPROVED", detail: null };
const tab = {
  document: { title: "", body: { textContent: "" } },
  location: { replace: vi.fn<(address: string) => void>() },
  close: vi.fn<() => void>(),
};
const outcome = {
  orderId: "o1",
  sfWaybillNo: order.sfWaybillNo,
  isDone: true,
  code: null,
  message: null,
  stateFound: "APPROVED",
  by: null,
  at: null,
};
const done = {
  taskId: null,
  state: "SUCCESS",
  orders: 1,
  errorCode: null,
  traceId: "0".repeat(32),
  outcomes: [outcome],
};
const open = vi.fn<() => typeof tab | null>(() => tab);
beforeEach(() => void vi.stubGlobal("open", open));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const answering =
  (more: (asked: Asked) => MockResolvers | Error | null = () => null): Answer =>
  (asked) =>
    more(asked) ?? {
      Order: () => order,
      OrderPrinted: () => last,
      PrintableOrder: () => ({
        sfWaybillNo: order.sfWaybillNo,
        orderId: "o1",
        isCancelled: false,
        parcels: 3,
        pages: 2,
        printed: last,
      }),
      PrintPayload: () => ({ ticket: "sealed", errors: [] }),
      OrderAct: () => done,
    };
async function opened(answer: Answer = answering(), buttons: readonly MenuButton[] = BUTTONS) {
  const page = await renderPage("ORDER_DETAIL", { params: { id: "o1" }, answer, buttons });
  fireEvent.click(await screen.findByRole("button", { name: "Print" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Print 1 order" }));
  await dialog.findByText("Printed before");
  return {
    ...page,
    dialog,
    print: () => act(async () => fireEvent.click(dialog.getByRole("button", { name: "Open PDF" }))),
  };
}

test("ORD-10 the dialog says what is printed and who printed before; the tab opens at the press and then shows the file", async () => {
  const { dialog, asked, shell, print } = await opened();
  dialog.getByText("Orders: 1. Labels: 3. Pages: 3.");
  dialog.getByText(/2 times, last by clerk.my/);
  fireEvent.click(dialog.getByLabelText("A4, four labels a page"));
  dialog.getByText("Orders: 1. Labels: 3. Pages: 1.");
  await print();
  expect(open).toHaveBeenCalledExactlyOnceWith("", "_blank");
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith("/files/sealed"));
  expect(asked.find(({ name }) => name === "usePrintLabelsMutation")?.variables).toMatchObject({
    input: { ids: ["o1"], paper: "A4" },
  });
  expect(screen.queryByRole("dialog", { name: "Print 1 order" })).toBeNull();
  expect(shell.refresh).toHaveBeenCalledWith("ORDER_DETAIL");
});

test("ORD-10 what can't be printed is said before, with who cancelled it; what came of each that was refused, after", async () => {
  const by = { by: "siti", at: last.at };
  const refused = { ...outcome, ...by, isDone: false, code: "409004", message: "Not now.", stateFound: "CANCELLED" };
  const { dialog, print } = await opened(
    answering(({ name }) => ({
      Order: () => order,
      PrintableOrder: () => ({ ...outcome, ...by, isCancelled: true, parcels: 3, pages: 2, printed: null }),
      PrintPayload: () => ({ ticket: null, errors: [] }),
      OrderAct: () => (name === "usePrintLabelsMutation" ? { ...done, outcomes: [refused] } : done),
    })),
  );
  dialog.getByText("None of these orders can be printed.");
  expect(dialog.getByRole("list", { name: "Can’t be printed" }).textContent).toMatch(/1 cancelled \(409004\).*by siti/);
  await print();
  const outcomes = within(await screen.findByRole("dialog", { name: "What came of printing" }));
  outcomes.getByText(/409004 Not now\./);
  expect(tab.close).toHaveBeenCalledOnce();
});

test.each(["0", "1000", "two", ""])("ORD-10 %j copies are refused at the field, and no tab opens", async (copies) => {
  const { dialog, asked, print } = await opened();
  fireEvent.click(dialog.getByLabelText("Commercial invoices"));
  fireEvent.change(await dialog.findByLabelText(/Copies of each invoice/), { target: { value: copies } });
  await print();
  expect((await dialog.findByRole("alert")).textContent).toMatch(/At least 1|At most 999|whole number/);
  expect(open).not.toHaveBeenCalled();
  expect(asked.map(({ name }) => name)).not.toContain("usePrintInvoicesMutation");
});

test("ERR-06 a print that fails is told in the dialog, and the empty tab closes", async () => {
  const { dialog, print } = await opened(
    answering(({ name }) =>
      name === "usePrintLabelsMutation" ? new GraphFailure({ code: "09020501", message: "Down" }) : null,
    ),
  );
  await print();
  expect((await dialog.findByRole("alert")).textContent).toContain("Printing request failed. Down");
  expect(tab.close).toHaveBeenCalledOnce();
  expect(tab.location.replace).not.toHaveBeenCalled();
});

test("ORD-10 what the server refuses stands at its field", async () => {
  const refusal = { message: "6,000 pages: a file holds at most 5,000.", field: ["copies"], detail: null };
  const { dialog, print } = await opened(
    answering(({ name }) =>
      name === "usePrintInvoicesMutation"
        ? { PrintPayload: () => ({ ticket: null, act: null, errors: [refusal] }) }
        : null,
    ),
  );
  fireEvent.click(dialog.getByLabelText("Commercial invoices"));
  await dialog.findByText("Orders: 1. Pages: 2.");
  await print();
  await dialog.findByText(refusal.message);
  expect(tab.close).toHaveBeenCalledOnce();
});

test("ORD-10 a browser that opens no tab is told of, and nothing is printed", async () => {
  open.mockReturnValueOnce(null);
  const { dialog, asked, print } = await opened();
  await print();
  await dialog.findByText(/Allow pop-ups/);
  expect(asked.map(({ name }) => name)).not.toContain("usePrintLabelsMutation");
});

test("PERM-01 who may print invoices alone is asked for their copies; who may print nothing has no button", async () => {
  const { dialog, unmount } = await opened(answering(), ["ORDER_DETAIL.VIEW", "ORDER_DETAIL.PRINT_INVOICE"]);
  dialog.getByLabelText(/Copies of each invoice/);
  expect(dialog.queryByLabelText("Labels, one a parcel")).toBeNull();
  unmount();
  await renderPage("ORDER_DETAIL", { params: { id: "o1" }, answer: answering(), buttons: ["ORDER_DETAIL.VIEW"] });
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("button", { name: "Print" })).toBeNull();
});
