import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { MockResolvers } from "relay-test-utils";
import { beforeEach, expect, test } from "vitest";
import { isRecord } from "@linehaul/schema/record";
import { GraphFailure } from "../../relay/failure.ts";
import { connection } from "../testing/connection.ts";
import type { Answer, Asked } from "../testing/graph.ts";
import { renderPage } from "../testing/render-page.tsx";

const PHONE = "+60 12-345 6789";
const ID = "019a0000-0000-7000-8000-000000000001";
const finding = { findingId: ID, kind: "PHONE", count: 3, isMore: false };
const orders = connection("OrderConnection", [{ id: "o1", sfWaybillNo: "SF1" }]);

/** A list that knows the finding, and what the search answers. */
const answering =
  (search: () => MockResolvers | Error, known: object | null = finding): Answer =>
  ({ name, variables }) => {
    if (name === "askFindSensitiveMutation") return search();
    const isFound = JSON.stringify(variables).includes(ID);
    return {
      ...orders,
      OrderConnection: (context, id) => {
        const page = orders["OrderConnection"]?.(context, id);
        return { ...(isRecord(page) && page), finding: isFound ? known : null };
      },
      SaveViewPayload: () => ({ errors: [] }),
    };
  };
const found = (more: object = {}): MockResolvers => ({
  FindSensitiveOrdersPayload: () => ({ finding: { ...finding, ...more }, errors: [] }),
});

async function search(text: string, kind = "Phone") {
  fireEvent.click(await screen.findByRole("button", { name: "+ Filter" }));
  const name = "Phone, e-mail, certificate, card";
  fireEvent.click(within(screen.getByRole("dialog", { name: "Filter" })).getByRole("button", { name }));
  const panel = within(await screen.findByRole("dialog", { name }));
  fireEvent.click(await panel.findByRole("radio", { name: kind }));
  const box = panel.getByRole<HTMLInputElement>("textbox", { name: "The whole value" });
  fireEvent.change(box, { target: { value: text } });
  await act(async () => fireEvent.click(panel.getByRole("button", { name: "Find" })));
  return { panel, box };
}
const filters = (asked: readonly Asked[]) =>
  asked.filter(({ name }) => name === "orderListPageQuery").map(({ variables }) => variables["filter"]);

beforeEach(() => sessionStorage.clear());

test("PERM-12 a phone finds orders: the list is kept to the finding's id, and the value stands nowhere any more", async () => {
  const { asked, container } = await renderPage("ORDER_LIST", { answer: answering(() => found()) });
  const { box } = await search(PHONE);
  expect(box.value).toBe("");
  await screen.findByRole("button", { name: "Found by a phone number: 3 orders" });
  expect(asked.find(({ name }) => name === "askFindSensitiveMutation")?.variables).toMatchObject({
    input: { kind: "PHONE", value: PHONE },
  });
  expect(filters(asked).at(-1)).toMatchObject({ finding: ID });
  const kept = JSON.stringify([
    Object.entries(sessionStorage),
    Object.entries(localStorage),
    location.href,
    history.state,
  ]);
  expect(kept).toContain(ID);
  for (const text of [kept, document.documentElement.outerHTML, container.outerHTML]) {
    expect(text).not.toContain("345 6789");
    expect(text).not.toContain("123456789");
  }
  await act(async () => fireEvent.click(screen.getByRole("button", { name: /^Remove filter: Phone, e-mail/ })));
  expect(filters(asked).at(-1)).toMatchObject({ finding: null });
});

test.each([
  ["Phone", "+60 12 3"],
  ["Phone", "00 12345"],
  ["Certificate", "A-12.34"],
])("PERM-12 a %s of five characters, %s, is refused at the box and not sent", async (kind, text) => {
  const { asked } = await renderPage("ORDER_LIST", { answer: answering(() => found()) });
  const { panel, box } = await search(text, kind);
  expect(panel.getByRole("alert").textContent).toContain("At least 6 characters, spaces and signs aside");
  expect(box.value).toBe(text);
  expect(asked.map(({ name }) => name)).not.toContain("askFindSensitiveMutation");
});

test("PERM-12 none found is said in the panel, and the list stays as it is", async () => {
  const { asked } = await renderPage("ORDER_LIST", { answer: answering(() => found({ count: 0 })) });
  const { panel, box } = await search("9876543210", "Card");
  await panel.findByText("No order that you may see has this value.");
  expect(box.value).toBe("");
  expect(filters(asked)).toHaveLength(1);
});

test("PERM-12 beyond the hour's values it is said when the next one is free", async () => {
  const detail = "2026-11-20T06:02:00.000Z";
  const often = new GraphFailure({ code: "09020301", message: "Too often", detail });
  await renderPage("ORDER_LIST", { answer: answering(() => often) });
  const { panel } = await search(PHONE);
  const said = await panel.findByRole("alert");
  await waitFor(() => expect(said.textContent).toMatch(/\(09020301\)\. The next one is free at 2026\/11\/20 14:02/));
});

test("PERM-12 a finding that is forgotten says so where the list is kept to it", async () => {
  await renderPage("ORDER_LIST", { answer: answering(() => found(), null) });
  await search(PHONE);
  const chip = await screen.findByRole("button", { name: /^Found by/ });
  await waitFor(() => expect(chip.textContent).toBe("Found by a search that is over: find again"));
});

test("PERM-12 a saved view leaves the finding out, and holds the rest", async () => {
  const { asked } = await renderPage("ORDER_LIST", { answer: answering(() => found()) });
  await act(async () => fireEvent.click(await screen.findByRole("button", { name: /^In transit/ })));
  await search(PHONE);
  await screen.findByRole("button", { name: /^Found by/ });
  fireEvent.click(await screen.findByRole("button", { name: /^Views|^View/ }));
  fireEvent.click(await screen.findByRole("button", { name: /^Save as/ }));
  const name = await screen.findByLabelText(/Name/);
  fireEvent.change(name, { target: { value: "Mine" } });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })));
  await waitFor(() => expect(asked.map((one) => one.name)).toContain("useViewActsSaveMutation"));
  const saved = JSON.stringify(asked.find((one) => one.name === "useViewActsSaveMutation")?.variables);
  expect(saved).toContain("IN_TRANSIT");
  expect(saved).not.toContain(ID);
});
