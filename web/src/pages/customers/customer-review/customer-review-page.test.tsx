import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import type { MenuButton } from "@linehaul/schema/modules";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";
import { toastStore } from "../../../tab/toast/queue.ts";

const review = (n: number, more: object = {}) => ({
  id: `review-${n}`,
  customerId: `customer-${n}`,
  customerName: `Công ty ${n}`,
  customerCode: `840000000${n}`,
  customerStatus: "USABLE",
  kind: "CHANGE",
  status: "PENDING",
  submittedBy: "hoa",
  submittedAt: "2026-11-20T08:00:00.000Z",
  isOwn: false,
  decidedBy: null,
  decidedAt: null,
  reason: null,
  earlier: null,
  viewerMayOpen: true,
  viewerMayDecide: true,
  viewerMayShowClear: true,
  changes: [
    { field: "certNo", before: "0•••••3488", after: "0•••••3488", isMasked: true },
    { field: "settlementType", before: "CASH", after: "MONTHLY", isMasked: false },
  ],
  application: null,
  ...more,
});
const open = (
  rows: readonly object[],
  more: { readonly buttons?: readonly MenuButton[]; readonly isDone?: boolean } = {},
) =>
  renderPage("CUSTOMER_REVIEW", {
    ...(more.buttons && { buttons: more.buttons }),
    answer: ({ name }) => {
      const decision = { isDone: more.isDone ?? true, review: review(1, { status: "PASSED", decidedBy: "lan" }) };
      if (name === "usePassReviewMutation") return { PassCustomerReviewPayload: () => ({ decision, errors: [] }) };
      if (name === "failReviewFormMutation") return { FailCustomerReviewPayload: () => ({ decision, errors: [] }) };
      let tickets = 0;
      if (name === "showPicturesTicketMutation")
        return { OpenReviewPicturePayload: () => ({ ticket: `t-${++tickets}`, errors: [] }) };
      return connection("CustomerReviewConnection", rows);
    },
  });
const key = (letter: string) => act(async () => fireEvent.keyDown(document.body, { key: letter }));

beforeEach(() => sessionStorage.clear());

describe("reviews of customers", { timeout: 20_000 }, () => {
  test("CUS-16 the queue stands beside the one at hand, before and after by field; a masked one says that it changed", async () => {
    await open([review(1), review(2)]);
    const table = within(await screen.findByRole("table", { name: "What it is about" }));
    const rows = table.getAllByRole("row").map((row) => row.textContent);
    expect(rows).toEqual([
      "FieldBeforeAfter",
      "Certificate numberchanged0•••••3488Show0•••••3488Show",
      "SettlementCashMonthly",
    ]);
    await key("j");
    await screen.findByRole("heading", { level: 2, name: "Công ty 2" });
    await key("k");
    await screen.findByRole("heading", { level: 2, name: "Công ty 1" });
  });

  test("CUS-12 CUS-16 a picture of the certificate is shown as it was and as it would be, side by side, for one reason", async () => {
    const picture = { field: "certFront", before: "PICTURE", after: "PICTURE", isMasked: true };
    const { asked } = await open([review(1, { changes: [picture] })]);
    await act(async () => fireEvent.click(await screen.findByRole("button", { name: "Show Picture of its front" })));
    const why = await screen.findByRole("textbox", { name: /^Why it must be seen/ });
    await act(async () => fireEvent.change(why, { target: { value: "Is it the same?" } }));
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Show" })));
    const shown = await screen.findAllByRole<HTMLImageElement>("img", { name: /^(Before|After)$/ });
    expect(shown.map((one) => one.getAttribute("src"))).toEqual(["/files/t-1", "/files/t-2"]);
    expect(asked.find(({ name }) => name === "showPicturesTicketMutation")?.variables).toMatchObject({
      before: { id: "review-1", side: "FRONT", moment: "BEFORE", reason: "Is it the same?" },
      after: { moment: "AFTER" },
      hasBefore: true,
      hasAfter: true,
    });
  });

  test("CUS-16 one key passes it and goes on to the next; who comes second is told by whom, and stays", async () => {
    const { asked } = await open([review(1), review(2)]);
    await screen.findByRole("heading", { level: 2, name: "Công ty 1" });
    await key("a");
    await screen.findByRole("heading", { level: 2, name: "Công ty 2" });
    expect(asked.find(({ name }) => name === "usePassReviewMutation")?.variables["input"]).toMatchObject({
      id: "review-1",
    });
  });

  test("CUS-16 found decided, it says by whom", async () => {
    await open([review(1), review(2)], { isDone: false });
    await screen.findByRole("heading", { level: 2, name: "Công ty 1" });
    await key("a");
    await waitFor(() => expect(toastStore.get().at(-1)?.text).toBe("lan had decided before you."));
    screen.getByRole("heading", { level: 2, name: "Công ty 1" });
  });

  test("CUS-16 it does not pass without a reason", async () => {
    const { asked } = await open([review(1)]);
    await screen.findByRole("heading", { level: 2, name: "Công ty 1" });
    await key("x");
    const form = within(await screen.findByRole("dialog", { name: "Don't pass Công ty 1" }));
    await act(async () => fireEvent.click(form.getByRole("button", { name: "Don't pass" })));
    await form.findByText("This field is required");
    await act(async () => fireEvent.change(form.getByLabelText(/^Why/), { target: { value: "Another name" } }));
    await act(async () => fireEvent.click(form.getByRole("button", { name: "Don't pass" })));
    await waitFor(() => expect(asked.find(({ name }) => name === "failReviewFormMutation")).toBeDefined());
  });

  test("CUS-16 his own he does not decide, and it says so; what was decided says by whom and why", async () => {
    await open([review(1, { isOwn: true, viewerMayDecide: false, earlier: "Another name" })]);
    await screen.findByText("You asked for this review yourself: somebody else decides.");
    screen.getByText("The review before did not pass: Another name");
    expect(screen.queryByRole("button", { name: "Pass" })).toBeNull();
  });

  test("CUS-16 a new customer has no before, and an empty queue is done", async () => {
    await open([
      review(1, { kind: "NEW", changes: [{ field: "nameEn", before: null, after: "Dong A", isMasked: false }] }),
    ]);
    const table = within(await screen.findByRole("table", { name: "What it is about" }));
    expect(table.getAllByRole("row").map((row) => row.textContent)).toEqual(["FieldValue", "Name in EnglishDong A"]);
  });

  test("CUS-16 CUS-19 what a customer applies for stands with its papers, for who decides to take along; of what was returned they are not", async () => {
    const file = { id: "f1", name: "licence.pdf", bytes: 2_000_000 };
    const about = {
      kind: "APPLICATION",
      changes: [],
      application: {
        id: "a1",
        kind: "COD",
        remark: "Its buyers pay in cash",
        papers: [
          { paper: "BUSINESS_LICENCE", isRequired: true, file },
          { paper: "OTHER", isRequired: false, file: null },
        ],
      },
    };
    await open([review(1, about), review(2, { ...about, status: "FAILED", decidedBy: "lan", reason: "No" })], {
      buttons: ["CUSTOMER_REVIEW.VIEW", "CUSTOMER_REVIEW.AUDIT"],
    });
    const table = () => within(screen.getByRole("table", { name: "Papers" }));
    await screen.findByText("Its buyers pay in cash");
    screen.getByText("8400000001 · COD");
    expect(
      table()
        .getAllByRole("row")
        .map((row) => row.textContent),
    ).toEqual(["PaperFileSizeDownload", "Business licenceneededlicence.pdf1.9 MBDownload", "Other–"]);
    await key("j");
    await screen.findByRole("heading", { level: 2, name: "Công ty 2" });
    expect(table().queryByRole("button")).toBeNull();
  });

  test("CUS-16 nothing waits", async () => {
    await open([]);
    expect(await screen.findByText("Nothing waits")).toBeTruthy();
  });
});
