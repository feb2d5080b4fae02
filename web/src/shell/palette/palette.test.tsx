import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startI18n } from "../../texts/setup.ts";
import { faults, seen } from "../testing/pages.tsx";
import { renderFrame } from "../testing/render-frame.tsx";
import { click, keyDown, openList, tab } from "../testing/steps.ts";

vi.mock("../../pages/__generated__/pages.ts", () => import("../testing/pages.tsx"));
vi.mock("../../pages/__generated__/traits.ts", () => import("../testing/pages.tsx"));
// Files of a worker share its modules: the shell that knows these pages is loaded for this one alone.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());
beforeAll(async () => {
  await startI18n("en");
});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, "", "/admin");
  faults.left = 0;
  for (const spy of Object.values(seen)) spy.mockClear();
});

describe("SHELL-10 the palette", () => {
  const openPalette = async () => {
    fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
    return screen.findByRole("combobox", { name: "Go to anything" });
  };
  const lines = () => screen.getAllByRole("option").map((line) => line.textContent);

  test("opens by Ctrl K, finds pages, and opens one by keys alone", async () => {
    await renderFrame();
    const box = await openPalette();
    await act(async () => void fireEvent.change(box, { target: { value: "curr" } }));
    expect(lines()[0]).toContain("Currencies");
    await keyDown(box, { key: "Enter" });
    expect((await tab("Currencies")).getAttribute("aria-selected")).toBe("true");
    expect(screen.queryByRole("combobox", { name: "Go to anything" })).toBeNull();
  });
  test("holds what can be done, with the page in front and with the console", async () => {
    await renderFrame();
    await openList();
    const box = await openPalette();
    await act(async () => void fireEvent.change(box, { target: { value: "pin" } }));
    await click(screen.getByRole("option", { name: /^Pin/ }));
    expect((await tab(/Order list/)).textContent).toContain("pinned");
  });
  test("without a text it offers what was open lately", async () => {
    await renderFrame();
    await openList();
    await click(await tab("Home"));
    await openPalette();
    const group = within(screen.getByRole("group", { name: "Open lately" }));
    expect(group.getByRole("option").textContent).toContain("Order list");
  });
});

test("? lists the keys, and is a character while somebody types", async () => {
  await renderFrame();
  const keyword = await openList();
  await keyDown(keyword, { key: "?" });
  expect(screen.queryByRole("dialog", { name: "Keys" })).toBeNull();
  await keyDown(document.body, { key: "?" });
  const dialog = within(await screen.findByRole("dialog", { name: "Keys" }, { timeout: 5000 }));
  expect(dialog.getByText("Go to anything").previousSibling?.textContent).toBe("CtrlK");
});
