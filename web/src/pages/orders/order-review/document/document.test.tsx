import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeToast, toastStore } from "../../../../tab/toast/queue.ts";
import { caseOf, documentOf, head, open } from "../testing/open-review.tsx";

const FILE = "018f0009-0000-7000-8000-000000000001";
const added = { file: FILE, fileName: "origin.pdf", addedBy: "clerk.my", addedAt: "2026-11-20T10:00:00.000Z" };
const ORIGIN = "CERTIFICATE_OF_ORIGIN";
const section = async () => within(await screen.findByRole("region", { name: "Documents" }));
const press = async (button: HTMLElement) => act(async () => fireEvent.click(button));

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** The case of one document, of one who may do all about it. */
const openWith = (document: () => object) =>
  open({
    cases: [caseOf(1, { viewerMayAddDocument: true, viewerMayJudgeDocument: true, viewerMayShowDocument: true })],
    documents: () => [document()],
  });

test("REV-02 a document is accepted, and refused with a reason, by the file that was seen", async () => {
  let state: object = { ...added, state: "RECEIVED" };
  const { sent } = await openWith(() => documentOf(ORIGIN, state));
  await head("SF1");
  expect((await section()).getByText(/origin\.pdf · clerk\.my/)).toBeTruthy();
  state = { ...added, state: "ACCEPTED" };
  await press((await section()).getByRole("button", { name: "Accept: Certificate of origin" }));
  expect(await (await section()).findByText("accepted")).toBeTruthy();
  expect(sent("useAcceptMutation")[0]?.variables["input"]).toMatchObject({
    id: "case-1",
    kind: ORIGIN,
    file: FILE,
    isAccepted: true,
  });
  expect((await section()).queryByRole("button", { name: /^Accept/ })).toBeNull();
  await press((await section()).getByRole("button", { name: "Refuse: Certificate of origin…" }));
  const form = within(await screen.findByRole("dialog", { name: "Refuse: Certificate of origin" }));
  await press(form.getByRole("button", { name: "Refuse" }));
  expect(await form.findByText("This field is required")).toBeTruthy();
  fireEvent.change(form.getByRole("textbox", { name: /Reason/ }), { target: { value: "No stamp" } });
  state = { ...added, state: "REFUSED", reason: "No stamp" };
  await press(form.getByRole("button", { name: "Refuse" }));
  expect(await (await section()).findByText("Refused: No stamp")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent("refuseFormMutation")[0]?.variables["input"]).toMatchObject({ file: FILE, reason: "No stamp" });
});

test("REV-02 a document opens in a window beside the case", async () => {
  const replace = vi.fn<(address: string) => void>();
  const page = document.implementation.createHTMLDocument();
  const window = { document: page, location: { replace }, close: () => undefined };
  const opening = vi.fn<(...how: readonly string[]) => object>(() => window);
  vi.stubGlobal("open", opening);
  await openWith(() => documentOf(ORIGIN, { ...added, state: "RECEIVED" }));
  await head("SF1");
  await press((await section()).getByRole("button", { name: "See: Certificate of origin" }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/files/t-1"));
  expect(opening.mock.calls[0]?.[2]).toMatch(/^popup,width=\d+/);
});

test("REV-02 a window that the browser keeps shut is said, and nothing is seen", async () => {
  vi.stubGlobal("open", () => null);
  const { sent } = await openWith(() => documentOf(ORIGIN, { ...added, state: "RECEIVED" }));
  await head("SF1");
  await press((await section()).getByRole("button", { name: "See: Certificate of origin" }));
  expect(toastStore.get().at(-1)?.text).toMatch(/^The browser did not let the window open/);
  expect(sent("useShowDocumentTicketMutation")).toEqual([]);
  for (const { id } of toastStore.get()) closeToast(id);
});

test("REV-02 a document is added by its kind, the missing one first, and never without its file", async () => {
  const { sent } = await openWith(() => documentOf(ORIGIN));
  await head("SF1");
  expect((await section()).queryByRole("button", { name: /^(See|Accept|Refuse)/ })).toBeNull();
  await press((await section()).getByRole("button", { name: "Add a document…" }));
  const form = within(await screen.findByRole("dialog", { name: "Add a document to SF1" }));
  expect(form.getByRole("combobox", { name: /Document/ })).toHaveProperty("value", ORIGIN);
  await press(form.getByRole("button", { name: "Add" }));
  expect((await form.findByRole("alert")).textContent).toBe("This field is required");
  expect(sent("addDocumentFormMutation")).toEqual([]);
});

test("REV-02 who holds none of the buttons reads how far documents are", async () => {
  await open({ cases: [caseOf(1)], documents: () => [documentOf(ORIGIN, { ...added, state: "RECEIVED" })] });
  await head("SF1");
  expect((await section()).getByText("received")).toBeTruthy();
  expect((await section()).queryByRole("button")).toBeNull();
});
