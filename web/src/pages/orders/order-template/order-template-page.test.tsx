import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { REQUIRED_COLUMNS } from "@linehaul/schema/orders/order-import/columns";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const sheet = {
  id: "template-1",
  name: "Weekly sheet",
  customerCode: "6010228841",
  customerName: "Kejora Trading",
  fileName: "weekly.xlsx",
  headings: 31,
  unknown: ["Gross kg", "Batch"],
  missing: ["weight"],
  doubled: [],
  status: "ENABLED",
  version: 3,
  viewerMayEdit: true,
  viewerMayDelete: true,
  viewerMayDownload: true,
};
const known = REQUIRED_COLUMNS.filter((column) => column !== "weight");
const HEADINGS = [
  { heading: "Gross kg", column: null, reading: "UNKNOWN" },
  { heading: "Batch", column: null, reading: "UNKNOWN" },
  ...known.map((column) => ({ heading: column, column, reading: "KNOWN" })),
];
const open = (more: object = {}, error?: object) =>
  renderPage("ORDER_TEMPLATE", {
    answer: ({ name }) => {
      if (name === "templateMappingQuery")
        return { Query: () => ({ orderTemplateMap: { version: 3, headings: HEADINGS } }) };
      if (name === "templateMappingSaveMutation")
        return { SaveOrderTemplateMapPayload: () => ({ errors: error ? [error] : [] }) };
      if (name === "userMapsDeleteMutation") return { DeleteUserTemplateMapPayload: () => ({ errors: [] }) };
      if (name === "userMapsQuery")
        return connection("UserTemplateMapConnection", [
          {
            id: "map-1",
            fileName: "november.csv",
            viewerMayDelete: true,
            modifiedAt: "2026-11-20T10:00:00.000Z",
            headings: [{ heading: "Gross kg", column: "weight", reading: "CHOSEN" }],
          },
        ]);
      return connection("OrderTemplateConnection", [{ ...sheet, ...more }]);
    },
  });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const choose = async (heading: string, column: string) =>
  act(async () => fireEvent.change(screen.getByRole("combobox", { name: heading }), { target: { value: column } }));

beforeEach(() => sessionStorage.clear());

test("ORD-11 the map of a template: what is missing is told, and what is chosen is sent with the version that was read", async () => {
  const { asked } = await open();
  const row = within((await screen.findAllByRole("row"))[1]!);
  row.getByText("1 column missing · 2 unknown headings");
  await press("Map Weekly sheet");
  const dialog = within(await screen.findByRole("dialog", { name: "Headings of Weekly sheet" }));
  await dialog.findByText("No heading stands for: Weight (kg)");
  await choose("Gross kg", "weight");
  dialog.getByText("Every column that orders need is there.");
  await press("Save map");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const sent = asked.find((a) => a.name === "templateMappingSaveMutation")?.variables["input"];
  expect(sent).toMatchObject({ id: "template-1", version: 3 });
  expect(sent).toMatchObject({ map: expect.arrayContaining([{ heading: "Gross kg", column: "weight" }]) });
});

test("ORD-11 two headings for one column are told at the field, before anything is sent", async () => {
  const { asked } = await open();
  await screen.findByText("Weekly sheet");
  await press("Map Weekly sheet");
  await screen.findByRole("combobox", { name: "Batch" });
  await choose("Gross kg", "weight");
  await choose("Batch", "weight");
  await press("Save map");
  expect(await screen.findAllByText("Another heading stands for the same column")).toHaveLength(2);
  expect(asked.some((a) => a.name === "templateMappingSaveMutation")).toBe(false);
});

test("ORD-11 what the service finds wrong is told at its heading", async () => {
  await open({}, { message: "Told at its heading", field: ["map", "1", "column"], detail: null, traceId: "t" });
  await screen.findByText("Weekly sheet");
  await press("Map Weekly sheet");
  await screen.findByRole("combobox", { name: "Batch" });
  await press("Save map");
  await screen.findByText("Told at its heading");
  expect(screen.getByRole("combobox", { name: "Batch" }).getAttribute("aria-invalid")).toBe("true");
});

test("PERM-01 who may not upload reads the map", async () => {
  await open({ viewerMayEdit: false, viewerMayDelete: false });
  await screen.findByText("Weekly sheet");
  expect(screen.queryByRole("button", { name: "Edit Weekly sheet" })).toBeNull();
  await press("Show map Weekly sheet");
  const dialog = within(await screen.findByRole("dialog", { name: "Headings of Weekly sheet" }));
  expect(dialog.getAllByText("Unknown: not read")).toHaveLength(2);
  expect(screen.queryByRole("combobox", { name: "Batch" })).toBeNull();
});

test("ORD-11 one's own choices are listed and forgotten one by one", async () => {
  const { asked } = await open();
  await screen.findByText("Weekly sheet");
  await press("My choices");
  const dialog = within(await screen.findByRole("dialog", { name: "My choices" }));
  dialog.getByText("Gross kg → Weight (kg)");
  await press("Forget the choices for november.csv");
  await waitFor(() => expect(asked.filter((a) => a.name === "userMapsQuery")).toHaveLength(2));
  expect(asked.find((a) => a.name === "userMapsDeleteMutation")?.variables["input"]).toEqual({ id: "map-1" });
});
