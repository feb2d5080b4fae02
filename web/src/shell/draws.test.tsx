import { act, configure, fireEvent, screen, waitFor, within } from "@testing-library/react";
import i18next from "i18next";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { featureOf } from "@linehaul/schema/feature-name";
import { BUTTONS } from "@linehaul/schema/modules";
import { pages } from "../pages/__generated__/pages.ts";
import { traitsOf } from "../pages/traits-of.ts";
import { onCommit, type Fiber } from "../parts/testing/commits.ts";
import { counted, drawn, type Drawing } from "../parts/testing/drawn.ts";
import { fullAnswer } from "../parts/testing/full-answer.ts";
import { graphOf } from "../parts/testing/graph.ts";
import { isOnItsWay } from "../parts/testing/on-its-way.ts";
import { pageAddress } from "@linehaul/schema/page-address";
import { HOME, tabId } from "../tab/tab-id.ts";
import { closeToast, toast, toastStore } from "../tab/toast/queue.ts";
import { startI18n } from "../texts/setup.ts";
import { menuWidth } from "../theme/appearance.ts";
import { newChanges } from "../tab/changes.ts";
import { panelDomId, tabDomId } from "./tabs/dom-ids.ts";
import { leaf, renderFrame, viewer } from "./testing/render-frame.tsx";

// The first page of a file waits for its code to be compiled.
configure({ asyncUtilTimeout: 10_000 });
/** Every page that opens as a tab; each may be given parameters. */
const codes = Object.keys(pages).filter((code) => traitsOf(code).href === undefined);
const params = (code: string) => (code === HOME ? {} : { id: "one" });
const everything = {
  ...viewer,
  buttons: BUTTONS,
  menu: [{ ...leaf("ORDERS"), childModules: codes.filter((code) => code !== HOME).map(leaf) }],
};

/** How many orders wait. */
let waiting = 3;
/** As the address bar does. */
const goTo = (code: string) =>
  act(async () => {
    location.hash = "";
    history.replaceState(null, "", pageAddress({ code, params: params(code) }));
    window.dispatchEvent(new Event("hashchange"));
  });
/** The frame with a page in front, over home. */
async function open(code: string, of = everything) {
  const changes = newChanges();
  let answered = 0;
  let root: Fiber | null = null;
  const stop = onCommit((latest) => {
    root = latest;
  });
  const { environment, asked } = graphOf(({ name }) => {
    answered += 1;
    return name === "waitingQuery" ? { Waiting: () => ({ kind: "REVIEW", count: waiting }) } : fullAnswer;
  });
  history.replaceState(null, "", pageAddress({ code: HOME, params: {} }));
  await renderFrame(of, environment, changes);
  await goTo(code);
  const panel = (id: string): HTMLElement => {
    const found = document.getElementById(panelDomId(id));
    if (!found) throw new Error(`no panel ${id}`);
    return found;
  };
  const id = tabId(code, params(code));
  await waitFor(() => expect(panel(HOME).querySelector("h1")).not.toBeNull());
  await waitFor(() => expect(panel(id).querySelector("h1, h2, table, input")).not.toBeNull());
  await waitFor(() => expect([answered, isOnItsWay(root)]).toEqual([asked.length, false]));
  stop();
  // A turn in which nothing is drawn.
  await waitFor(async () => expect((await drawn(() => new Promise((done) => setTimeout(done)))).all).toEqual([]));
  const press = (key: string) => fireEvent.click(document.getElementById(tabDomId(key)) ?? document.body);
  return {
    page: panel(id),
    home: panel(HOME),
    show: () => press(id),
    showHome: () => press(HOME),
    tell: () => act(async () => changes.tell(["ORDERS"])),
  };
}
const palette = () => fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
const escape = () => fireEvent.keyDown(screen.getByRole("combobox", { name: "Go to anything" }), { key: "Escape" });
/** What the console's own components are; the rest is what Chakra makes of an element. */
const own = (drawing: Drawing) =>
  counted(drawing.all.filter((name) => /^[A-Z]\w+$/.test(name) && name !== "Insertion"));

beforeAll(async () => {
  // Clocks of cases move by half minutes, whatever is pressed.
  vi.useFakeTimers({ toFake: ["Date"] });
  await startI18n("en");
  await import("./palette/palette.tsx");
});
afterAll(() => vi.useRealTimers());
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  for (const { id } of toastStore.get()) closeToast(id);
});

test.each(codes)(
  "%s: a change of the frame draws nothing of a page, a switch nothing of either, a key its field alone, in the search and in the form",
  async (code) => {
    const { page, home, show, showHome, tell } = await open(code);
    const changes: Record<string, () => unknown> = {
      "palette opens": palette,
      "palette closes": escape,
      toast: () => toast({ tone: "info", text: code }),
      badge: () => {
        waiting += 1;
        return tell();
      },
      "menu folds": () => act(() => menuWidth.set("mini")),
      "menu unfolds": () => act(() => menuWidth.set("wide")),
    };
    for (const [change, happens] of Object.entries(changes)) {
      const drawing = await drawn(happens);
      const inPages = [...drawing.within(page), ...drawing.within(home)];
      expect({ change, isSeen: drawing.all.length > 0, inPages }).toEqual({ change, isSeen: true, inPages: [] });
    }
    for (const happens of code === HOME ? [] : [showHome, show]) {
      const drawing = await drawn(happens);
      // Relay asks who holds a query to look at it again; he draws himself, and nothing below.
      for (const panel of [page, home]) expect(drawing.within(panel)).toEqual(drawing.causes(panel));
      expect(drawing.within(happens === show ? home : page)).toEqual([]);
    }
    await typeKeys(code, page);
  },
);

/** In the search and, where there is one, in the form of a new record. */
async function typeKeys(code: string, page: HTMLElement): Promise<void> {
  const type = async (box: HTMLInputElement | HTMLTextAreaElement, text: string) => {
    const drawing = await drawn(() => fireEvent.input(box, { target: { value: text } }));
    expect(box.value).toBe(text);
    return drawing;
  };
  const search = page.querySelector<HTMLInputElement>("[data-shortcut=search]");
  const found = search ? await type(search, "1") : null;
  expect(found?.causes(page) ?? ["none"]).toHaveLength(1);
  const create = i18next.t("create", { ns: featureOf(code), defaultValue: "" });
  if (create === "") return;
  await act(async () => fireEvent.click(within(page).getByRole("button", { name: create })));
  const dialog = await waitFor(() => within(page).getByRole("dialog"));
  const boxes = dialog.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(WRITTEN);
  expect(boxes.length).toBeGreaterThan(0);
  // The first key makes the form unsaved, once.
  for (const box of boxes) await type(box, "1");
  for (const box of boxes) expect((await type(box, "12")).causes(page).length).toBeLessThanOrEqual(1);
}

/** Boxes that are written in. */
const WRITTEN = "input:not([type=checkbox], [type=radio], [type=file], [type=date], [type=time], [role]), textarea";
const tally = (names: string) => counted(names.split(" "));
/** What is drawn for a change, of the console's own components. */
const FRAME = {
  // The number of the page and that of My tasks.
  badge: { Waiting: 2, Badge: 2 },
  "palette opens": { OverlayHost: 1, PaletteHost: 1, Palette: 1, Icon: 7, ChoiceLine: 6, Toaster: 1 },
  "palette closes": { OverlayHost: 1, Toaster: 1 },
  toast: { Toaster: 1, ToastCard: 1, Icon: 1 },
  // Four hold a query of the page that comes; seven are what a box holds, drawn in place of the box.
  switch: {
    ...tally("Frame Side MainMenu Branch Leaf TopBar SiteSwitcher OverlayHost Icon"),
    ...tally("TabStrip StripTab StripTab StripClose StripClose MenuButton TabPanel TabPanel KeepAlive KeepAlive"),
    ...tally("Count ListTools ListRows Views"),
    Inside: 7,
  },
};
test("what a change draws of the frame", async () => {
  const { page, show, showHome, tell } = await open("CURRENCY");
  waiting += 1;
  const drawings = {
    badge: await drawn(tell),
    "palette opens": await drawn(palette),
    "palette closes": await drawn(escape),
    toast: await drawn(() => toast({ tone: "info", text: "one" })),
    switch: (await drawn(showHome)) && (await drawn(show)),
  };
  expect(Object.fromEntries(Object.entries(drawings).map(([change, drawing]) => [change, own(drawing)]))).toEqual(
    FRAME,
  );
  await act(async () => fireEvent.click(within(page).getByRole("button", { name: "New currency" })));
  const code = await waitFor(() => within(page).getByRole("textbox", { name: "Code" }));
  // The dot of what is not saved: its tab, and who asks before it is lost.
  const dirty = own(await drawn(() => fireEvent.input(code, { target: { value: "X" } })));
  expect(dirty).toMatchObject({ Frame: 1, TabStrip: 1, StripTab: 1 });
  for (const part of ["Side", "MainMenu", "TopBar", "Notices", "TabPanel", "ListPage"])
    expect(dirty).not.toHaveProperty(part);
});

test("SHELL-09 a switch from one branch to another draws of their pages the two that are or were in front: both stay", async () => {
  const menu = [
    { ...leaf("ORDERS"), childModules: ["ORDER_LIST", "CANCEL_RECORD", "PRINT_RECORD"].map(leaf) },
    { ...leaf("BASE_DATA"), childModules: ["CURRENCY", "COUNTRY", "HOLIDAY"].map(leaf) },
  ];
  const { show } = await open("CURRENCY", { ...everything, menu });
  const pagesShown = () => screen.getByRole("navigation", { name: "Main menu" }).querySelectorAll("li li").length;
  const before = pagesShown();
  await goTo("ORDER_LIST");
  await waitFor(() => expect(pagesShown()).toBe(before + 3));
  const drawing = own(await drawn(show));
  // The third branch is of the pages that were open lately.
  expect(drawing).toMatchObject({ Branch: 3, Leaf: 2 });
  expect(pagesShown()).toBe(before + 3);
});
