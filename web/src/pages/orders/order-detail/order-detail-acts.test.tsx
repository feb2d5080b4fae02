import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { BUTTONS } from "@linehaul/schema/modules";
import { keepNeighbours } from "../../../parts/neighbours/neighbours.ts";
import type { Answer } from "../../../parts/testing/graph.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";
import { newChanges } from "../../../tab/changes.ts";
import { tabId } from "../../../tab/tab-id.ts";
import { closeToast, toastStore } from "../../../tab/toast/queue.ts";

const entry = (id: string, event: string) => ({
  id,
  event,
  params: [],
  actor: "reviewer.my",
  at: "2026-11-20T06:02:00Z",
});
const push = (state: string) => ({
  id: "p1",
  kind: "DECLARE",
  state,
  askedAt: "2026-11-20T06:02:00Z",
  askedBy: "reviewer.my",
  attempts: 2,
  nextAt: null,
  endedAt: null,
});
interface World {
  readonly orderStatus?: string;
  readonly history?: readonly object[];
  readonly pushes?: readonly object[];
}
const answers =
  (world: World): Answer =>
  () => ({
    Order: () => ({ id: "o2", sfWaybillNo: "SF2", orderStatus: world.orderStatus ?? "TO_VERIFY" }),
    OrderDetail: () => ({
      history: world.history ?? [],
      pushes: world.pushes ?? [],
      mergedWaybillNos: [],
      goods: [],
      services: [],
      cod: null,
      exhibition: null,
    }),
    Party: () => ({ regionLevels: [] }),
    ServiceAnswer: () => ({ json: '{"phone":"60•••••77"}', traceId: "0123456789abcdef0123456789abcdef" }),
  });
const open = async (world: World = {}, o: Partial<Parameters<typeof renderPage>[1]> = {}) => {
  const page = await renderPage("ORDER_DETAIL", { params: { id: "o2" }, answer: answers(world), ...o });
  await screen.findByRole("heading", { level: 1 });
  return page;
};
const press = (key: string) => act(async () => fireEvent.keyDown(document.body, { key }));
const button = (name: string | RegExp) => screen.findByRole("button", { name });

beforeEach(() => {
  sessionStorage.clear();
  for (const { id } of toastStore.get()) closeToast(id);
});

describe("acts on an order", () => {
  test.each([
    ["DELIVERED", BUTTONS, "It is delivered: nobody cancels it any more."],
    ["CANCELLED", BUTTONS, "It is cancelled already."],
    ["APPROVED", ["ORDER_DETAIL.CANCEL"], "It has passed its review: who may cancel approved orders cancels it."],
  ] as const)("ORD-06 cancelling one that is %s says why it can't be", async (orderStatus, buttons, why) => {
    await open({ orderStatus }, { buttons });
    const cancel = await button(/^Cancel/);
    expect(cancel.getAttribute("aria-disabled")).toBe("true");
    expect(document.getElementById(cancel.getAttribute("aria-describedby") ?? "")?.textContent).toBe(why);
    await press("x");
    expect(toastStore.get().at(-1)?.text).toBe(why);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("ORD-09 a cancelled order of which customs knows nothing is neither pushed nor printed, and says why", async () => {
    await open({ orderStatus: "CANCELLED" });
    expect((await button("Push")).getAttribute("aria-disabled")).toBe("true");
    screen.getByText("It was cancelled before the customs system was told of it.");
    screen.getByText("A cancelled order is not printed.");
  });

  test("a key presses its act; typed into a box it is a letter", async () => {
    await open();
    expect((await button(/^Cancel/)).getAttribute("aria-disabled")).toBeNull();
    const box = document.body.appendChild(document.createElement("input"));
    fireEvent.keyDown(box, { key: "x" });
    box.remove();
    fireEvent.keyDown(document.body, { key: "x", ctrlKey: true });
    expect(screen.queryByRole("dialog")).toBeNull();
    await press("x");
    await screen.findByRole("dialog");
  });

  test("who may nothing has no act and no key", async () => {
    await open({ orderStatus: "DELIVERED" }, { buttons: ["ORDER_DETAIL.VIEW"] });
    await press("x");
    await press("p");
    for (const name of ["Cancel", "Print", "Push", "Raw answer"])
      expect(screen.queryByRole("button", { name: new RegExp(`^${name}`) })).toBeNull();
  });
});

describe("an order among others", () => {
  test("the one before and after it in the list that it came from take its tab's place", async () => {
    keepNeighbours(tabId("ORDER_DETAIL", { id: "o2" }), ["o1", "o2", "o3"]);
    const { shell } = await open();
    screen.getByText("2 of 3");
    await press("j");
    expect(shell.open).toHaveBeenLastCalledWith("ORDER_DETAIL", { id: "o3" });
    expect(shell.close).toHaveBeenCalledOnce();
    fireEvent.click(await button("Previous order of the list"));
    expect(shell.open).toHaveBeenLastCalledWith("ORDER_DETAIL", { id: "o1" });
  });
  test("opened by an address it has none", async () => {
    await open();
    expect(screen.queryByRole("button", { name: "Next order of the list" })).toBeNull();
  });
});

describe("an order that changes while it is open", () => {
  test("a line says what changed, once it did, until it is loaded anew", async () => {
    const world = { history: [entry("h1", "CREATED")], pushes: [push("PENDING")], orderStatus: "TO_VERIFY" };
    const changes = newChanges();
    const { asked } = await open(world, { changes });
    expect(screen.queryByRole("status")).toBeNull();
    world.history = [entry("h2", "APPROVED"), ...world.history];
    world.pushes = [push("FAILED")];
    await act(async () => changes.tell(["ORDERS"]));
    const line = within(
      (await screen.findByText(/^Changed since you opened it/)).closest<HTMLElement>("[role=status]")!,
    );
    const told = screen.getByText(/^Changed since you opened it/).textContent;
    expect(told).toMatch(/Approved · .*reviewer\.my/);
    expect(told).toContain("Declaration to customs: failed.");
    await act(async () => changes.tell(["PUSHES"]));
    expect(asked.filter(({ name }) => name === "useFollowOrderQuery")).toHaveLength(1);
    await act(async () => fireEvent.click(line.getByRole("button", { name: "Load it anew" })));
    await waitFor(() => expect(screen.queryByText(/^Changed since you opened it/)).toBeNull());
    expect(asked.filter(({ name }) => name === "orderDetailPageQuery")).toHaveLength(2);
  });
});

test("ORD-09 what customs was told of it stands on its page, with the way to every attempt", async () => {
  const { shell } = await open({ pushes: [push("FAILED")] });
  const section = within(await screen.findByRole("region", { name: "Told to customs" }));
  expect(section.getByRole("listitem").textContent).toMatch(/Declaration to customs.*2 attempts/);
  fireEvent.click(section.getByRole("link", { name: "Every attempt" }));
  expect(shell.open).toHaveBeenLastCalledWith("ORDER_PUSH_RECORD", { number: "SF2" }, {});
});

test("PERM-12 what the service answered is shown to who may look behind the console, masked, with its trace id", async () => {
  await open();
  await act(async () => fireEvent.click(await button("Raw answer")));
  const dialog = within(await screen.findByRole("dialog", { name: "What the order service answers" }));
  expect((await dialog.findByText(/"row"/)).textContent).toContain('"phone": "60•••••77"');
  dialog.getByTitle("0123456789abcdef0123456789abcdef");
});
