import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { ORDER_STATUSES, type OrderStatus } from "@linehaul/schema/orders/order/status";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const mapping = (state: OrderStatus, externalCode: number, externalName: string, isBack: boolean) => ({
  node: {
    id: `mapping-${state}`,
    system: "CUSTOMS",
    state,
    externalCode,
    externalName,
    isBack,
    version: 3,
    viewerMayEdit: true,
    viewerMayDelete: true,
  },
});
const edges = [
  mapping("TO_VERIFY", 100, "Under review", true),
  mapping("TO_CONTACT", 100, "Under review", false),
  mapping("APPROVED", 200, "Accepted", false),
];
const open = () =>
  renderPage("STATUS_MAPPING", {
    answer: ({ name }) =>
      name === "mappingFormSaveMutation"
        ? { SaveStatusMappingPayload: () => ({ errors: [] }) }
        : { StatusMappingConnection: () => ({ viewerMayCreate: true, edges }) },
  });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const fill = (field: HTMLElement, value: string) => act(async () => fireEvent.change(field, { target: { value } }));

beforeEach(() => sessionStorage.clear());

test("ORD-13 every state has its line; gaps are shown, and so are codes that lead back to none", async () => {
  await open();
  const lines = await screen.findAllByRole("row");
  expect(lines).toHaveLength(1 + ORDER_STATUSES.length);
  expect(lines[1]?.textContent).toMatch(/^10To verify100Under review↩ way back/);
  expect(lines[2]?.textContent).not.toMatch("way back");
  expect(screen.getAllByText("Not mapped: pushes fail")).toHaveLength(ORDER_STATUSES.length - edges.length);
  screen.getByText("Customs: codes that stand for no state on the way back: 200");
});

test.each([
  ["1000", "At most 999"],
  ["-1", "At least 0"],
  ["1.5", "Enter a whole number"],
])("ORD-13 a gap is filled in its place; the code %s is refused at its field", async (wrong, message) => {
  const { asked } = await open();
  await screen.findByText("Accepted");
  await press("Map it In transit, Customs");
  const form = within(screen.getByRole("form", { name: "In transit, Customs" }));
  await fill(form.getByLabelText(/^Code/), wrong);
  await fill(form.getByLabelText(/^Name there/), "Moving");
  await press("Save");
  await form.findByText(message);
  await fill(form.getByLabelText(/^Code/), "400");
  await press("Save");
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "mappingFormSaveMutation")?.variables["input"]).toMatchObject({
      system: "CUSTOMS",
      state: "IN_TRANSIT",
      externalCode: 400,
      externalName: "Moving",
    }),
  );
});

test("ORD-13 a mapping is edited in its place, one at a time; Escape leaves it", async () => {
  const { asked } = await open();
  await screen.findByText("Accepted");
  await press("Edit Approved, Customs");
  const form = screen.getByRole("form", { name: "Approved, Customs" });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Edit To verify, Customs" }).disabled).toBe(true);
  await act(async () => fireEvent.keyDown(form, { key: "Escape" }));
  expect(screen.queryByRole("form", { name: "Approved, Customs" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit Approved, Customs" }));
  await press("Edit Approved, Customs");
  await act(async () => fireEvent.click(screen.getByLabelText("Way back")));
  await press("Save");
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "mappingFormSaveMutation")?.variables["input"]).toMatchObject({
      state: "APPROVED",
      externalCode: 200,
      isBack: true,
      version: 3,
    }),
  );
});
