import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { MockResolvers } from "relay-test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BUTTONS, type MenuButton } from "@linehaul/schema/modules";
import { GraphFailure } from "../../relay/failure.ts";
import { connection } from "../testing/connection.ts";
import { renderPage } from "../testing/render-page.tsx";
import { LOCK_MS } from "../form/use-lock.ts";

const right = {
  rows: 3,
  added: 2,
  changed: 1,
  unchanged: 0,
  wrongRows: 0,
  wrongCells: 0,
  wrong: [],
  ignored: ["Our own notes"],
  digest: "d1",
};
const cell = { row: 4, column: "E", heading: "Country code", message: "The list has no country XX" };
const wrong = { ...right, wrongRows: 1, wrongCells: 2, wrong: [cell], ignored: [] };
type Looked = typeof right | typeof wrong;
type Told = { readonly message: string; readonly detail: string | null; readonly traceId: string };
type Way = Looked | Told | Error;

let looks: Way[] = [];
let stores: Way[] = [];
const payload = (name: string, way: Way | undefined): MockResolvers | Error => {
  if (way === undefined) throw new Error("asked once too often");
  if (way instanceof Error) return way;
  const answer = "message" in way ? { sheet: null, errors: [way] } : { sheet: way, errors: [] };
  return { [name]: () => answer };
};

const open = (buttons: readonly MenuButton[] = BUTTONS) =>
  renderPage("WAREHOUSE_ADDRESS", {
    buttons,
    answer: ({ name }) => {
      if (name === "warehouseAddressUploadCheckMutation") return payload("CheckSheetPayload", looks.shift());
      if (name === "warehouseAddressUploadStoreMutation") return payload("StoreSheetPayload", stores.shift());
      if (name === "warehouseAddressUploadTicketMutation")
        return { UploadPayload: () => ({ ticket: "sealed", errors: [] }) };
      if (name === "warehouseAddressUploadTemplateDownloadMutation")
        return { SheetTemplatePayload: () => ({ ticket: "template", errors: [] }) };
      return connection("WarehouseAddressConnection", []);
    },
  });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const dialog = () => screen.findByRole("dialog", { name: "Upload: Warehouse addresses" });

async function opened() {
  const page = await open();
  fireEvent.click(await screen.findByRole("button", { name: "Upload" }));
  const shown = within(await dialog());
  await shown.findByText("xlsx, csv, at most 20 MB");
  return {
    shown,
    asked: (name: string) => page.asked.filter((one) => one.name.endsWith(name)).map(({ variables }) => variables),
    choose: (name: string) =>
      act(async () => {
        const files = [new File(["x"], name)];
        fireEvent.drop(shown.getByRole("region", { name: "Sheet" }), { dataTransfer: { files } });
      }),
  };
}

let sent = 0;
/** As much of XMLHttpRequest as an upload uses. Not its module in its stead: who runs after this file would have that, too. */
class Taking extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = "";
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {}
  send({ name }: File): void {
    const id = `0190b2a0-0000-7000-8000-00000000000${String(++sent)}`;
    this.status = 200;
    this.responseText = JSON.stringify({ data: { id, name, type: "text/csv", bytes: 1, sha256: "ab".repeat(32) } });
    queueMicrotask(() => void this.dispatchEvent(new Event("loadend")));
  }
}
/** Addresses of files that the browser was to save. */
let saved: string[] = [];
beforeEach(() => {
  [looks, stores, saved, sent] = [[], [], [], 0];
  sessionStorage.clear();
  vi.stubGlobal("XMLHttpRequest", Taking);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(new URL(this.href).pathname);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("PERM-01 who may add and edit, and not upload, is not offered it", async () => {
  await open(BUTTONS.filter((button) => button !== "WAREHOUSE_ADDRESS.UPLOAD"));
  await screen.findByRole("button", { name: "Export" });
  expect(screen.queryByRole("button", { name: "Upload" })).toBeNull();
});

test("ORD-12 limits and template come first; wrong cells are told at row and column, and nothing can be stored", async () => {
  looks = [wrong];
  const { shown, choose } = await opened();
  shown.getByText(/At most 10,000 rows/);
  await press("Download the template");
  expect(saved).toEqual(["/files/template"]);
  await choose("mine.csv");
  const cells = within(await shown.findByRole("table", { name: "2 wrong cells" })).getAllByRole("cell");
  expect(cells.map(({ textContent }) => textContent)).toEqual(["E4", cell.heading, cell.message]);
  shown.getByText("The first 1 of 2 wrong cells are shown.");
  expect(shown.queryByRole("button", { name: /^Store/ })).toBeNull();
});

test("ORD-12 what will be new and changed is told, then it is stored as it was found, and the list asked for again", async () => {
  [looks, stores] = [[right], [right]];
  const { shown, asked, choose } = await opened();
  await choose("mine.xlsx");
  const found = within(await shown.findByRole("region", { name: "What is in the sheet" }));
  expect(found.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["3", "2", "1", "0", "0"]);
  found.getByText("Not read: Our own notes");
  expect(asked("StoreMutation")).toEqual([]);
  await press("Store 3 rows");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const input = { file: "0190b2a0-0000-7000-8000-000000000001", digest: "d1", idempotencyKey: expect.any(String) };
  expect(asked("StoreMutation")).toEqual([{ input }]);
  expect(asked("PageQuery")).toHaveLength(2);
});

test("ORD-12 what moved on since refuses all of it and is named; the sheet is looked at again", async () => {
  const refused = { message: "Somebody else changed this meanwhile.", detail: "KUL-01", traceId: "f".repeat(32) };
  [looks, stores] = [[right, wrong], [refused]];
  const { shown, choose } = await opened();
  await choose("mine.xlsx");
  await shown.findByRole("button", { name: "Store 3 rows" });
  await press("Store 3 rows");
  await shown.findByText("E4");
  expect(shown.getByRole("alert").textContent).toContain("Somebody else changed this meanwhile. KUL-01");
  expect(shown.queryByRole("button", { name: /^Store/ })).toBeNull();
});

test("ORD-12 where all of it is there already, there is nothing to store", async () => {
  looks = [{ ...right, added: 0, changed: 0, unchanged: 3, ignored: [] }];
  const { shown, choose } = await opened();
  await choose("mine.xlsx");
  await shown.findByText(/nothing to store/);
  expect(shown.queryByRole("button", { name: /^Store/ })).toBeNull();
});

test("ERR-06 a look that fails is told with its trace id, and tried again without sending the file once more", async () => {
  const broken = new GraphFailure({ code: "09020501", message: "", traceId: "e".repeat(32) });
  const unread = { message: "No column is headed: Code", detail: null, traceId: "d".repeat(32) };
  looks = [broken, unread, right];
  const { shown, choose } = await opened();
  await choose("mine.xlsx");
  await shown.findByRole("alert");
  await press("Check again");
  await shown.findByText(/No column is headed: Code/);
  await press("Check again");
  await shown.findByRole("button", { name: "Store 3 rows" });
  expect(shown.queryByRole("alert")).toBeNull();
  expect(sent).toBe(1);
});

test("ERR-05 a store that breaks off is tried again with the same key; a second press does nothing", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const broken = new GraphFailure({ code: "09020502", message: "", traceId: "e".repeat(32) });
  [looks, stores] = [[right], [broken, right]];
  const { shown, asked, choose } = await opened();
  await choose("mine.xlsx");
  const store = await shown.findByRole("button", { name: "Store 3 rows" });
  await act(async () => [fireEvent.click(store), fireEvent.click(store)]);
  await shown.findByRole("alert");
  await act(() => vi.advanceTimersByTimeAsync(LOCK_MS));
  await press("Store 3 rows");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const keys = asked("StoreMutation").map(({ input }) => input);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toEqual(keys[1]);
});

test("ORD-12 another file takes the place of the first, and what is told is of that one", async () => {
  looks = [wrong, right];
  const { shown, choose } = await opened();
  await choose("first.csv");
  await shown.findByText("E4");
  await choose("second.csv");
  await shown.findByRole("button", { name: "Store 3 rows" });
  expect(shown.queryByText("E4")).toBeNull();
  await press("Remove second.csv");
  expect(shown.queryByRole("button", { name: /^Store/ })).toBeNull();
});
