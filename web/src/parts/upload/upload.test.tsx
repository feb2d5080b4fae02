import { ChakraProvider } from "@chakra-ui/react";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { limitOf, type UploadedFile, type UploadPurpose } from "@linehaul/schema/upload";
import { startI18n } from "../../texts/setup.ts";
import { system } from "../../theme/system.ts";
import { addUploadTexts } from "./texts.ts";
import Upload from "./upload.tsx";

/** As much of XMLHttpRequest as `send` uses; a test says what becomes of each. */
class Request extends EventTarget {
  static all: Request[] = [];
  readonly upload = new EventTarget();
  status = 0;
  responseText = "";
  url = "";
  readonly headers = new Map<string, string>();
  constructor() {
    super();
    Request.all.push(this);
  }
  open(_method: string, url: string): void {
    this.url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  send(): void {}
  abort(): void {
    this.dispatchEvent(new Event("loadend"));
  }
  moves(loaded: number): void {
    act(() => void this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded })));
  }
  async answers(status: number, body: unknown): Promise<void> {
    this.status = status;
    this.responseText = JSON.stringify(body);
    await act(async () => void this.dispatchEvent(new Event("loadend")));
  }
}

beforeAll(async () => {
  await startI18n("en");
  await addUploadTexts();
});
beforeEach(() => {
  Request.all = [];
  vi.stubGlobal("XMLHttpRequest", Request);
});
afterEach(() => vi.unstubAllGlobals());

const taken = (n: number): UploadedFile => ({
  id: `0190b2a0-0000-7000-8000-00000000000${n}`,
  name: "a.pdf",
  type: "application/pdf",
  bytes: 1_048_576,
  sha256: "ab".repeat(32),
});
const onTaken = vi.fn<(file: UploadedFile) => void>();
const onRemoved = vi.fn<(file: UploadedFile) => void>();
const ticketFor = vi.fn<(file: File) => Promise<string>>();
beforeEach(() => {
  for (const one of [onTaken, onRemoved, ticketFor]) one.mockReset();
  ticketFor.mockImplementation(async (file) => `ticket-of-${file.name}`);
});

const draw = (purpose: UploadPurpose) =>
  render(
    <ChakraProvider value={system}>
      <Upload purpose={purpose} label="Evidence" {...{ ticketFor, onTaken, onRemoved }} />
    </ChakraProvider>,
  );
const file = (name: string, size = 100): File => Object.defineProperty(new File(["x"], name), "size", { value: size });
async function choose(...files: readonly File[]): Promise<void> {
  const zone = screen.getByRole("region", { name: "Evidence" });
  await act(async () => void fireEvent.drop(zone, { dataTransfer: { files } }));
}
const rowOf = (name: string): HTMLElement => {
  const row = screen.getByText(name).closest("li");
  if (!row) throw new Error(`no row of ${name}`);
  return row;
};
const last = (): Request => {
  const request = Request.all.at(-1);
  if (!request) throw new Error("nothing was sent");
  return request;
};

test("CRE-01 the limits are told before anything is chosen", () => {
  draw("creditAttachment");
  const button = screen.getByRole("button", { name: "Choose files" });
  expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "doc, docx, pdf, jpg, jpeg, at most 5 MB each, at most 3 files",
  );
});

test("CUS-12 a file goes by its ticket, shows how far it is, and is told when it is taken", async () => {
  draw("creditAttachment");
  await choose(file("a.pdf"));
  expect(last().url).toBe("/files/ticket-of-a.pdf");
  expect(last().headers.get("x-requested-with")).toBe("linehaul");
  last().moves(50);
  expect(screen.getByRole("progressbar", { name: "Progress of a.pdf" }).getAttribute("value")).toBe("50");
  last().moves(100);
  expect(rowOf("a.pdf").textContent).toContain("Being checked");
  await last().answers(200, { data: taken(1) });
  expect(onTaken).toHaveBeenCalledWith(taken(1));
  expect(within(rowOf("a.pdf")).getByRole("status").textContent).toBe("Uploaded, 1 MB");
  fireEvent.click(screen.getByRole("button", { name: "Remove a.pdf" }));
  expect(onRemoved).toHaveBeenCalledWith(taken(1));
  expect(screen.queryByText("a.pdf")).toBeNull();
});

test("ERR-06 what the server refuses stands at the file with its trace id, and is sent again by another ticket", async () => {
  draw("creditAttachment");
  await choose(file("a.pdf"));
  const extensions = { code: "422001", traceId: "f".repeat(32) };
  await last().answers(422, { errors: [{ message: "The scanner found something.", extensions }] });
  const told = within(rowOf("a.pdf")).getByRole("alert").textContent;
  expect(told).toContain("The scanner found something.");
  expect(told).toContain("f".repeat(32));
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Try again: a.pdf" })));
  expect([Request.all.length, ticketFor.mock.calls.length]).toEqual([2, 2]);
  await last().answers(200, { data: taken(1) });
  expect(onTaken).toHaveBeenCalledTimes(1);
});

test("CUS-12 cancelling ends the sending and takes the file away; a connection that breaks can be tried again", async () => {
  draw("creditAttachment");
  await choose(file("a.pdf"));
  const abort = vi.spyOn(last(), "abort");
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Cancel a.pdf" })));
  expect(abort).toHaveBeenCalledTimes(1);
  expect(screen.queryByText("a.pdf")).toBeNull();
  await choose(file("b.pdf"));
  await last().answers(0, null);
  expect(screen.getByRole("button", { name: "Try again: b.pdf" })).not.toBeNull();
  expect(onTaken).not.toHaveBeenCalled();
});

test("CUS-12 several files go at once; what breaks a limit is told at its file and never sent", async () => {
  draw("creditAttachment");
  const most = limitOf("creditAttachment").bytes;
  await choose(
    file("a.pdf", most),
    file("b.png"),
    file("c.pdf", most + 1),
    file("d.pdf", 0),
    file("e.doc"),
    file("f.JPG"),
    file("g.pdf"),
  );
  expect(Request.all.map(({ url }) => url)).toEqual(
    ["a.pdf", "e.doc", "f.JPG"].map((name) => `/files/ticket-of-${name}`),
  );
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    "Only doc, docx, pdf, jpg, jpeg are taken here",
    "Upload too large: at most 5 MB",
    "The file is empty",
    "At most 3 files",
  ]);
});

test("ORD-12 where one file is wanted, another takes its place", async () => {
  draw("orderSheet");
  await choose(file("a.xlsx"));
  await last().answers(200, { data: taken(1) });
  await choose(file("b.csv"));
  expect(onRemoved).toHaveBeenCalledWith(taken(1));
  expect(screen.queryByText("a.xlsx")).toBeNull();
  expect(last().url).toBe("/files/ticket-of-b.csv");
});

test("leaving gives up what is being sent", async () => {
  const { unmount } = draw("orderSheet");
  await choose(file("a.xlsx"));
  const abort = vi.spyOn(last(), "abort");
  unmount();
  expect(abort).toHaveBeenCalledTimes(1);
});
