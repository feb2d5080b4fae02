import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { letterKeys } from "../../../theme/appearance.ts";
import { caseOf, done, head, key, open } from "./testing/open-review.tsx";

beforeEach(() => sessionStorage.clear());

test("REV-01 queues with their counts; an order with its clock, where it goes and what it is worth", async () => {
  await open();
  await head("SF1");
  expect(screen.getByRole("button", { name: /^Not reviewed/ }).textContent).toBe("Not reviewed 214");
  const queue = within(screen.getByRole("navigation", { name: "Orders of the queue" }));
  const [first, second] = queue.getAllByRole("button");
  expect(first?.textContent).toMatch(/3[01] min/);
  expect(second?.textContent).toMatch(/1 h 0[01]/);
  expect(first?.textContent).toContain("Sensor, 2 more");
});

test("SYS-08 a case that a control leaves to a reviewer says which, and has no time to run out", async () => {
  const controls = [{ code: "DRONES", name: "Drones", effect: "REVIEW", line: 1, found: "drone" }];
  await open({ cases: [caseOf(1, { needsReviewer: true, controls }), caseOf(2)], controls });
  await head("SF1");
  const queue = within(screen.getByRole("navigation", { name: "Orders of the queue" }));
  const [first, second] = queue.getAllByRole("button");
  expect(first?.textContent).toMatch(/1 h 0[01].*Needs a reviewer: Drones/);
  expect(second?.textContent).not.toContain("Needs a reviewer");
  const section = within(await screen.findByRole("region", { name: "Controls" }));
  expect(section.getByRole("listitem").textContent).toBe("Needs a reviewer Drones · line 1: drone");
});

test("REV-02 the queue is worked off by keyboard: J goes on, A approves what is seen by its version, and the next one is there", async () => {
  const { sent } = await open();
  await head("SF1");
  await key("j");
  await head("SF2");
  await key("k");
  await head("SF1");
  await key("a", { repeat: true });
  expect(sent("useApproveMutation")).toEqual([]);
  await key("a");
  await head("SF2");
  expect(sent("useApproveMutation").map(({ variables }) => variables["input"])).toMatchObject([
    { id: "case-1", version: 3 },
  ]);
});

test("REV-06 REV-07 one that somebody decided first says by whom; no toast, and the case stays", async () => {
  const late = { ...done, isDone: false, message: "Action already passed.", by: "reviewer2.my" };
  await open({ decision: late });
  await head("SF1");
  await key("a");
  expect((await screen.findByRole("alert")).textContent).toMatch(/already: by reviewer2\.my/);
  await head("SF1");
});

test("REV-03 supplement names documents, those that are missing first, and asks whether the outlet shall hold the parcels", async () => {
  const { sent } = await open();
  await head("SF1");
  await key("s");
  const form = within(await screen.findByRole("dialog", { name: "Ask for documents of SF1" }));
  expect(form.getByRole<HTMLInputElement>("checkbox", { name: "Certificate of origin" }).checked).toBe(true);
  expect(document.activeElement?.closest("dialog")).toBe(screen.getByRole("dialog"));
  await act(async () => fireEvent.click(form.getByRole("checkbox", { name: "Have outlet PEN04 hold the parcels" })));
  await act(async () => fireEvent.click(form.getByRole("button", { name: "To supplement" })));
  await waitFor(() =>
    expect(sent("supplementFormMutation")[0]?.variables["input"]).toMatchObject({
      documents: ["CERTIFICATE_OF_ORIGIN"],
      intercept: true,
    }),
  );
});

test("REV-03 what an outlet holds is not approved without asking whether it shall let it go on", async () => {
  const { sent } = await open({ cases: [caseOf(1, { intercepted: "SENT" })] });
  await head("SF1");
  await key("a");
  const form = within(await screen.findByRole("dialog", { name: "Approve SF1" }));
  await act(async () => fireEvent.click(form.getByRole("button", { name: "Approve" })));
  await waitFor(() => expect(sent("approveFormMutation")[0]?.variables["input"]).toMatchObject({ release: true }));
  expect(sent("useApproveMutation")).toEqual([]);
});

test("keys of one letter can be switched off (WCAG 2.1.4): then none presses anything", async () => {
  const { sent } = await open();
  await head("SF1");
  act(() => letterKeys.set("off"));
  await key("a");
  await key("j");
  await head("SF1");
  act(() => letterKeys.set("on"));
  expect(sent("useApproveMutation")).toEqual([]);
});

test("REV-02 who ticked an order goes on by keys: a tick takes no letters", async () => {
  await open();
  await head("SF1");
  const tick = screen.getByLabelText("Select SF1");
  await act(async () => fireEvent.click(tick));
  await act(async () => fireEvent.keyDown(tick, { key: "j" }));
  expect(await head("SF2")).toBeTruthy();
});

test("REV-02 a follow-up needs its note", async () => {
  const { sent } = await open();
  await head("SF1");
  await key("f");
  const form = within(await screen.findByRole("dialog", { name: "Approve SF1 with a follow-up" }));
  await act(async () => fireEvent.click(form.getByRole("button", { name: "Approve" })));
  await form.findByText("This field is required");
  expect(sent("approveFormMutation")).toEqual([]);
});

test("REV-02 ticked cases are approved together, each with the version that was seen, and each outcome is said", async () => {
  const { sent } = await open();
  await head("SF1");
  for (const name of ["Select SF1", "Select SF2"]) await act(async () => fireEvent.click(screen.getByLabelText(name)));
  await act(async () => fireEvent.click(within(screen.getByRole("toolbar")).getByRole("button", { name: "Approve" })));
  const form = within(await screen.findByRole("dialog", { name: "Approve 2 orders" }));
  await act(async () => fireEvent.click(form.getByRole("button", { name: "Approve" })));
  await screen.findByRole("dialog", { name: "What came of approving" });
  expect(sent("approveManyMutation")[0]?.variables["input"]).toMatchObject({
    cases: [
      { id: "case-1", version: 3 },
      { id: "case-2", version: 3 },
    ],
    release: true,
  });
});

test("REV-02 a follow-up is closed with what came of it", async () => {
  const approved = { auditStatus: "APPROVED", viewerMayApprove: false, viewerMayCloseFollowUp: true, followUp: "Ask" };
  const { sent } = await open({ cases: [caseOf(1, approved)] });
  await head("SF1");
  await key("f");
  const form = within(await screen.findByRole("dialog", { name: "Close the follow-up of SF1" }));
  fireEvent.change(form.getByLabelText(/What came of it/), { target: { value: "It came" } });
  await act(async () => fireEvent.click(form.getByRole("button", { name: "Close" })));
  await waitFor(() =>
    expect(sent("followedUpFormMutation")[0]?.variables["input"]).toMatchObject({ id: "case-1", note: "It came" }),
  );
});

test("REV-01 the case names what is missing and where the agreed declaration differs from the order's", async () => {
  await open();
  await head("SF1");
  const section = within(screen.getByRole("region", { name: "Documents" }));
  expect(section.getByText(/Still to come: Certificate of origin/).textContent).toContain("outlet PEN04");
  expect(section.getByText(/^Export: by agreement Simplified/).textContent).toContain("Personal effects");
});

test("PERM-10 without an authorisation the queue is empty and says whom to ask", async () => {
  await open({ cases: [], reach: { isAuthorised: false, countries: [] } });
  expect((await screen.findByText(/ask an administrator/)).textContent).toContain("Staff audit authorisations");
});

test("REV-04 while the automatic pass rests no clock runs out", async () => {
  await open({ rests: true });
  await head("SF1");
  expect(screen.getAllByText("pass paused")).toHaveLength(2);
});

test("PERM-01 who only looks has no act, by key or by button", async () => {
  const none = { viewerMayApprove: false, viewerMayContact: false, viewerMaySupplement: false, viewerMayCancel: false };
  const { asked } = await open({ cases: [caseOf(1, none)], buttons: ["ORDER_REVIEW.VIEW"] });
  await head("SF1");
  for (const letter of ["a", "f", "c", "s", "b", "x"]) await key(letter);
  expect(asked.filter(({ name }) => name.endsWith("Mutation"))).toEqual([]);
  expect(screen.queryByRole("dialog")).toBeNull();
});
