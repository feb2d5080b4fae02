import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startI18n } from "../texts/setup.ts";
import { faults, seen } from "./testing/pages.tsx";
import { renderFrame, viewer } from "./testing/render-frame.tsx";
import { click, keyDown, menu, openList, tab } from "./testing/steps.ts";

vi.mock("../pages/__generated__/pages.ts", () => import("./testing/pages.tsx"));
vi.mock("../pages/__generated__/traits.ts", () => import("./testing/pages.tsx"));
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

const tabNames = () => screen.getAllByRole("tab").map((t) => t.textContent);

describe("the frame", () => {
  test("SHELL-09 one branch is open at a time", async () => {
    await renderFrame();
    const orders = await menu().findByRole("button", { name: /Order management/ });
    const base = menu().getByRole("button", { name: /Base configuration/ });
    await click(orders);
    await click(base);
    expect([orders, base].map((b) => b.getAttribute("aria-expanded"))).toEqual(["false", "true"]);
    // Its pages stay for the next time, out of reach.
    expect(menu().queryByRole("link", { name: "Order list", hidden: false })).toBeNull();
    orders.focus();
    fireEvent.keyDown(orders, { key: "ArrowDown" });
    expect(document.activeElement).toBe(base);
    expect(
      menu()
        .getByRole("link", { name: /GraphiQL/ })
        .getAttribute("rel"),
    ).toBe("noopener");
  });
  test("SHELL-12 a hidden tab keeps what was typed, asks nothing again, and comes back after a reload", async () => {
    const first = await renderFrame();
    fireEvent.change(await openList(), { target: { value: "penang" } });
    await click(await tab("Home"));
    await click(await tab("Order list"));
    expect((await screen.findByLabelText<HTMLInputElement>("keyword")).value).toBe("penang");
    expect(seen.started.mock.calls.filter(([code]) => code === "ORDER_LIST")).toHaveLength(1);
    first.unmount();
    await renderFrame();
    expect((await tab("Order list")).getAttribute("aria-selected")).toBe("true");
    expect(tabNames()).toEqual(["Home", "Order list"]);
  });
  test("SHELL-13 a page opens another with parameters, names itself, refreshes others and closes itself; its query is freed", async () => {
    await renderFrame();
    await openList();
    await click(screen.getByRole("link", { name: "first order" }));
    await tab("Order SF1");
    expect(seen.started).toHaveBeenCalledWith("ORDER_DETAIL", { number: "SF1" });
    await click(screen.getByRole("button", { name: "refresh the list" }));
    // Hidden: it hears of it when it is shown.
    expect(seen.refreshed).not.toHaveBeenCalled();
    await click(screen.getByRole("button", { name: "done" }));
    await waitFor(() => expect(seen.refreshed).toHaveBeenCalledTimes(1));
    expect(tabNames()).toEqual(["Home", "Order list"]);
    await waitFor(() => expect(seen.freed).toHaveBeenCalledWith("ORDER_DETAIL"));
  });
  test("SHELL-14 a wish in the address is granted once and removed", async () => {
    history.replaceState(null, "", "/admin?pageInfo=moduleCode%7CORDER_DETAIL_queryParams%7Cnumber-SF-60_1&x=1");
    await renderFrame();
    await tab("Order SF-60_1");
    expect(`${location.pathname}${location.search}`).toBe("/admin?x=1");
  });
  test("SHELL-15 p in the fragment opens a module, also when it changes later", async () => {
    history.replaceState(null, "", "/admin#/?p=ORDER_LIST");
    await renderFrame();
    await tab("Order list");
    location.hash = "#/?p=CURRENCY";
    await tab("Currencies");
    expect(tabNames()).toEqual(["Home", "Order list", "Currencies"]);
  });
  test("SHELL-18 a module that the menu does not hold is not opened, and the user is told", async () => {
    await renderFrame();
    await openList();
    await click(screen.getByRole("button", { name: "forbidden" }));
    expect((await screen.findByRole("alert")).textContent).toContain("You have no access to Order review");
    expect(tabNames()).toEqual(["Home", "Order list"]);
  });
  test("unsaved work is asked about before its tab closes", async () => {
    await renderFrame();
    await openList();
    await click(screen.getByRole("link", { name: "first order" }));
    await click(await screen.findByRole("button", { name: "type" }));
    await keyDown(await tab(/Order SF1.*not saved/), { key: "Delete" });
    const dialog = await screen.findByRole("alertdialog", { name: "Close without saving?" });
    await click(within(dialog).getByRole("button", { name: "Keep editing" }));
    expect(tabNames()).toHaveLength(3);
    await click(screen.getByRole("button", { name: "done" }));
    await click(await screen.findByRole("button", { name: "Close without saving" }));
    await waitFor(() => expect(tabNames()).toEqual(["Home", "Order list"]));
  });
  test("a page's fault stays in its tab, tells its trace id, and can be tried again", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    faults.left = 1;
    history.replaceState(null, "", "/admin?moduleCode=CURRENCY");
    await renderFrame();
    const alert = await within(screen.getByRole("main")).findByRole("alert");
    expect(alert.textContent).toContain("A back-end service can't be reached.");
    expect(alert.textContent).toContain("abc123");
    faults.left = 0;
    await click(within(alert).getByRole("button", { name: "Try again" }));
    await screen.findByText("ten currencies");
    expect(seen.freed).toHaveBeenCalledWith("CURRENCY");
  });
  test("SHELL-07 the other sites carry the active module", async () => {
    await renderFrame();
    await openList();
    const site = screen.getByRole("link", { name: "ID" });
    expect(site.getAttribute("href")).toBe(
      "http://id.localhost:4300/admin?moduleName=Order+list&moduleId=id-ORDER_LIST&moduleCode=ORDER_LIST",
    );
    expect(screen.queryByRole("link", { name: "MY" })).toBeNull();
  });
  test("SHELL-04 one role is shown; several open the choice", async () => {
    const view = await renderFrame();
    expect(screen.queryByRole("button", { name: /Order reviewer/ })).toBeNull();
    view.unmount();
    const auditor = { roleId: "r2", roleCode: "AUDITOR", roleName: "Auditor", isDefaultRole: false };
    await renderFrame({ ...viewer, roles: [...viewer.roles, auditor] });
    await click(await screen.findByRole("button", { name: /Order reviewer/ }));
    const dialog = await screen.findByRole("dialog", { name: "Choose a role" });
    await click(within(dialog).getByRole("radio", { name: "Auditor" }));
    expect(within(dialog).getByRole("button", { name: "Work as Auditor" })).toHaveProperty("disabled", false);
  });
  test("SHELL-03 quitting asks first; the menu is walked by keys", async () => {
    await renderFrame();
    const button = await screen.findByRole("button", { name: "Operations" });
    await keyDown(button, { key: "ArrowDown" });
    const list = await screen.findByRole("menu", { name: "Operations" });
    await keyDown(list, { key: "End" });
    expect(document.activeElement?.textContent).toBe("Quit");
    await keyDown(document.activeElement ?? list, { key: "Enter" });
    await screen.findByRole("alertdialog", { name: "Quit Linehaul?" });
  });
});

describe("SHELL-04 the role in force", () => {
  const held = [
    { roleId: "r1", roleCode: "REVIEWER", roleName: "Order reviewer", isDefaultRole: true },
    { roleId: "r2", roleCode: "NIGHT", roleName: "Night shift", isDefaultRole: false },
  ];
  test("is a word where there is no other, or where the system does not switch", async () => {
    const { unmount } = await renderFrame();
    expect(screen.queryByRole("button", { name: /Order reviewer/ })).toBeNull();
    unmount();
    await renderFrame({ ...viewer, roles: held, system: { isSwitchRole: false } });
    expect(screen.getByTitle("Role").textContent).toBe("Order reviewer");
    expect(screen.queryByRole("button", { name: /Order reviewer/ })).toBeNull();
  });

  test("AUTH-10 another is chosen in a dialog, which names what is not saved", async () => {
    await renderFrame({ ...viewer, roles: held });
    await openList();
    await click(screen.getByRole("link", { name: "first order" }));
    await click(await screen.findByRole("button", { name: "type" }));
    await click(screen.getByRole("button", { name: /Order reviewer/ }));
    const dialog = within(screen.getByRole("dialog", { name: "Choose a role" }));
    expect(dialog.getByText(/Order SF1/).getAttribute("role")).toBe("alert");
    await click(dialog.getByRole("radio", { name: "Night shift" }));
    dialog.getByRole("button", { name: "Discard and work as Night shift" });
    await click(dialog.getByRole("button", { name: "Cancel" }));
    expect(localStorage.getItem("linehaul.role")).toBeNull();
    await tab(/Order SF1/);
  });
});

test("SHELL-09 a module that an administrator renamed bears his name, in menu, tab and title", async () => {
  const [orders, base] = viewer.menu;
  const renamed = { ...orders!, childModules: orders!.childModules.map((m) => ({ ...m, ownName: "Parcels" })) };
  await renderFrame({ ...viewer, menu: [renamed, base!] });
  await click(await menu().findByRole("button", { name: /Order management/ }));
  await click(menu().getByRole("link", { name: "Parcels" }));
  await tab("Parcels");
  expect(document.title).toContain("Parcels");
});

test("a page that is marked stands among the favourites, in this browser at once", async () => {
  await renderFrame();
  await openList();
  await click(menu().getByRole("button", { name: "Add Order list to the favourites" }));
  await click(menu().getByRole("button", { name: "Favourites" }));
  expect(menu().getByRole("link", { name: "Order list", hidden: false })).toBeTruthy();
  expect(localStorage.getItem("linehaul.favourites.u1")).toBe('["ORDER_LIST"]');
});

test("SHELL-11 a tab's own menu pins it, and closing the others spares it", async () => {
  await renderFrame();
  await openList();
  await click(screen.getByRole("link", { name: "first order" }));
  await tab("Order SF1");
  await act(async () => void fireEvent.contextMenu(screen.getByRole("tab", { name: "Order list" })));
  await click(screen.getByRole("menuitem", { name: "Pin" }));
  await act(async () => void fireEvent.contextMenu(screen.getByRole("tab", { name: "Order SF1" })));
  await click(screen.getByRole("menuitem", { name: "Close the others" }));
  expect(tabNames()).toEqual(["Order list (pinned)", "Order SF1"]);
});

test("AUTH-11 another language asks first when something is not saved", async () => {
  await renderFrame();
  await openList();
  await click(screen.getByRole("link", { name: "first order" }));
  await click(await screen.findByRole("button", { name: "type" }));
  await click(screen.getByRole("button", { name: /Language/ }));
  await click(screen.getByRole("menuitemradio", { name: "简体中文" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Close without saving?" }));
  await click(dialog.getByRole("button", { name: "Keep editing" }));
  expect(localStorage.getItem("linehaul.language")).toBeNull();
});
