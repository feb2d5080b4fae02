import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepListState } from "./parts/list/list-state.ts";
import { keepButtons } from "./pages/last-buttons.ts";
import { saveTabs } from "./shell/tabs/storage.ts";
import { HOME } from "./tab/tab-id.ts";

/** Operations by their ids, as relay-compiler knows them. */
const parameters: Readonly<Record<string, { params: { id: string; name: string } }>> = import.meta.glob(
  "./__generated__/*$parameters.ts",
  { eager: true, import: "default" },
);
const nameOf = (id: string): string =>
  Object.values(parameters).find(({ params }) => params.id === id)?.params.name ?? id;

/** What left, while nobody answers anything. */
interface Asked {
  readonly id: string;
  readonly variables: Readonly<Record<string, unknown>>;
}
const left: (Asked & { readonly name: string })[] = [];
const names = () => left.map(({ name }) => name);
beforeEach(() => {
  left.length = 0;
  vi.stubGlobal("fetch", (_input: unknown, init?: RequestInit) => {
    const asked: Asked = JSON.parse(typeof init?.body === "string" ? init.body : "null");
    left.push({ ...asked, name: nameOf(asked.id) });
    return new Promise<Response>(() => undefined);
  });
  sessionStorage.clear();
});
// A page's code comes beside its rows.
afterEach(() => vi.dynamicImportSettled());
afterEach(() => vi.unstubAllGlobals());

async function arriveAt(address: string): Promise<void> {
  vi.resetModules();
  const { askFirst } = await import("./ask-first.ts");
  await askFirst(new URL(address, "http://my.localhost:4300"));
}

test("who is signed in and what the page asks leave together: no answer is waited for", async () => {
  await arriveAt("/admin?pageInfo=moduleCode%7CCURRENCY");
  expect(names()).toEqual(["queryShellQuery", "currencyPageQuery"]);
});

test("SHELL-15 a page that the fragment names is asked for as well", async () => {
  await arriveAt("/admin#/x?p=DICTIONARY");
  expect(names()).toEqual(["queryShellQuery", "dictionaryPageQuery"]);
});

test("SHELL-12 a window that is read again asks for the tab in front, as it was left", async () => {
  const id = "CURRENCY";
  saveTabs("u1", {
    tabs: [
      { id: HOME, code: HOME, params: {} },
      { id, code: id, params: {} },
    ],
    active: id,
  });
  const filter = { keyword: "my", status: [] };
  keepListState(id, { filter, sort: "CODE_ASC", place: { after: "c" }, size: 100, columns: null, view: null });
  await arriveAt("/admin");
  expect(names()).toEqual(["queryShellQuery", "currencyPageQuery"]);
  expect(left[1]?.variables).toMatchObject({ first: 100, after: "c" });
});

test("a page whose questions depend on the role asks those that this window's user could ask; a new window waits for him", async () => {
  await arriveAt("/admin");
  expect(names()).toEqual(["queryShellQuery"]);
  keepButtons(["ORDER_LIST.VIEW"]);
  left.length = 0;
  await arriveAt("/admin");
  expect(names()).toEqual(["queryShellQuery", "orderCardQuery"]);
});

test.each(["/admin?moduleCode=NO_SUCH", "/admin?moduleCode=constructor", "/admin?moduleCode=GRAPHIQL"])(
  "%s names nothing to ask for: who is signed in is asked all the same",
  async (address) => {
    await arriveAt(address);
    expect(names()).toEqual(["queryShellQuery"]);
  },
);
