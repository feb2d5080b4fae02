import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { closeToast, toastStore } from "../../tab/toast/queue.ts";
import { connection } from "../testing/connection.ts";
import { renderPage } from "../testing/render-page.tsx";

const view = (over: object = {}) => ({
  id: "v-1",
  name: "In use",
  state: '{"filter":{"status":"ENABLED"},"sort":"CODE_DESC"}',
  isDefault: false,
  version: 3,
  ...over,
});
type Asked = { readonly name: string; readonly variables: Readonly<Record<string, unknown>> };
const rows = [{ id: "c-1", code: "MYR", status: "ENABLED" }];

/** The currencies, of a user who keeps these views. */
const open = (views: readonly object[], linked: object | null = null, params: Record<string, string> = {}) =>
  renderPage("CURRENCY", {
    params,
    answer: ({ name }) => ({
      ...connection("CurrencyConnection", rows),
      ...(name === "useViewsQuery" && { Viewer: () => ({ savedViews: views }) }),
      ...(name === "useWantedQuery" && { Viewer: () => ({ savedView: linked }) }),
      ...(name.endsWith("Mutation") && {
        SavedView: () => view({ id: "v-9" }),
        SaveViewPayload: () => ({ errors: [] }),
      }),
    }),
  });
const lists = (asked: readonly Asked[]) => asked.filter((a) => a.name === "currencyPageQuery").map((a) => a.variables);
const menu = async (name = "Views") => {
  fireEvent.click(await screen.findByRole("button", { name }));
  return within(screen.getByRole("dialog", { name: "Saved views" }));
};
const said = () => toastStore.get().map(({ text, detail }) => [text, detail]);

beforeEach(() => {
  sessionStorage.clear();
  for (const { id } of toastStore.get()) closeToast(id);
});

describe("saved views of a list", () => {
  test("one is opened by a press: its filter and sort are asked for, and its name is on the button", async () => {
    const { asked } = await open([view()]);
    fireEvent.click((await menu()).getByRole("button", { name: "In use" }));
    await waitFor(() => expect(lists(asked)).toHaveLength(2));
    expect(lists(asked)[1]).toMatchObject({ sort: "CODE_DESC", filter: { status: "ENABLED", keyword: null } });
    await screen.findByRole("button", { name: /^In use/ });
  });

  test("a fresh tab opens with the default one; a tab of a link with that of the link, whoever's it is", async () => {
    const { asked, unmount } = await open([view({ isDefault: true })]);
    await waitFor(() => expect(lists(asked)[1]).toMatchObject({ filter: { status: "ENABLED" } }));
    unmount();
    const linked = view({ id: "v-2", page: "CURRENCY", state: '{"filter":{"keyword":"M"}}' });
    const other = await open([view({ isDefault: true })], linked, { view: "v-2" });
    await waitFor(() => expect(lists(other.asked)[1]).toMatchObject({ filter: { keyword: "M", status: null } }));
    expect(lists(other.asked)).toHaveLength(2);
  });

  test.each([
    ["that is gone", null],
    ["of another page", view({ page: "ORDER_LIST" })],
  ])("a link to a view %s says so, and leaves the list as it is", async (_title, linked) => {
    const { asked } = await open([], linked, { view: "v-2" });
    await waitFor(() => expect(said()).toEqual([["This view is there no more. The list is as it is.", undefined]]));
    expect(lists(asked)).toHaveLength(1);
  });

  test("what of it is gone is said by name, and the rest is opened", async () => {
    const state =
      '{"filter":{"keyword":"M","status":"ARCHIVED"},"sort":"RATE_ASC","columns":{"order":["rate9"],"hidden":[]}}';
    const { asked } = await open([view({ state })]);
    fireEvent.click((await menu()).getByRole("button", { name: "In use" }));
    await waitFor(() => expect(lists(asked)[1]).toMatchObject({ filter: { keyword: "M", status: null } }));
    expect(said()).toEqual([
      [
        "Some of what In use holds is there no more. The rest was opened.",
        "Status: ARCHIVED · Sort RATE_ASC · Column rate9",
      ],
    ]);
  });

  test("the list is saved under a name, with what it is set to, and the view is open from then on", async () => {
    const { asked } = await open([]);
    fireEvent.click((await menu()).getByRole("button", { name: "Save as a new view…" }));
    fireEvent.change(await screen.findByRole("textbox", { name: /^Name/ }), { target: { value: "Mine" } });
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(asked.filter((a) => a.name === "useViewsQuery")).toHaveLength(2));
    const saved = asked.find((a) => a.name === "useViewActsSaveMutation")?.variables["input"];
    expect(saved).toMatchObject({ page: "CURRENCY", name: "Mine" });
    expect(JSON.stringify(saved)).toContain("SORT_ASC");
    expect(JSON.parse(sessionStorage.getItem("linehaul.kept.CURRENCY") ?? "{}")).toMatchObject({ view: "v-9" });
  });

  test("the open one is changed, made the default, linked to, renamed and deleted", async () => {
    const { asked } = await open([view({ isDefault: true })]);
    const inputs = (name: string) => asked.filter((a) => a.name === name).map((a) => a.variables["input"]);
    const within_ = await menu("In use, changed");
    fireEvent.click(within_.getByRole("button", { name: "Save the changes" }));
    await waitFor(() => expect(inputs("useViewActsSaveMutation")).toMatchObject([{ id: "v-1", version: 3 }]));
    fireEvent.click(within_.getByRole("button", { name: "No longer open this list with it" }));
    await waitFor(() => expect(inputs("useViewActsDefaultMutation")).toMatchObject([{ id: "v-1", isDefault: false }]));
    within_.getByRole("button", { name: "Copy the link to In use" });
    fireEvent.click(within_.getByRole("button", { name: "Delete…" }));
    fireEvent.click(await screen.findByRole("button", { name: "Delete" }));
    await waitFor(() => expect(inputs("useViewActsDeleteMutation")).toMatchObject([{ id: "v-1" }]));
  });
});
