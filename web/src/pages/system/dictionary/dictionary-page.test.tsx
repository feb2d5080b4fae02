import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { MockResolvers } from "relay-test-utils";
import { beforeEach, describe, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import type { Answer } from "../../../parts/testing/graph.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const toVerify = {
  id: "item-1",
  pathKey: "order/status",
  dicKey: "TO_VERIFY",
  dicValue: "1",
  names: { en: "To verify", zhCn: "待审核", zhHk: "待審核" },
  sort: 10,
  remark: "",
  status: "ENABLED",
  version: 3,
  viewerMayEdit: true,
  viewerMayDelete: true,
};
const PATHS = [
  { pathKey: "order/pickupType", entries: 4 },
  { pathKey: "order/status", entries: 8 },
];
const list = (nodes: readonly object[]): MockResolvers => ({
  ...connection("DictionaryItemConnection", nodes),
  Query: () => ({ dictionaries: PATHS }),
});
const answers =
  (mutations: Readonly<Record<string, MockResolvers>>): Answer =>
  ({ name }) =>
    mutations[name] ?? list([toVerify]);
const open = (answer: Answer, more: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage("DICTIONARY", { answer, ...more });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: label }), { target: { value } });

beforeEach(() => sessionStorage.clear());

describe("dictionaries", () => {
  test("SYS-01 shows every dictionary beside the entries, which have their names side by side", async () => {
    await open(() => list([toVerify]));
    const pane = within(await screen.findByRole("navigation", { name: "Dictionaries" }));
    pane.getByRole("button", { name: "All dictionaries 12" });
    const row = within((await screen.findAllByRole("row"))[1]!);
    for (const name of ["To verify", "待审核", "待審核"]) expect(row.getByText(name)).toBeTruthy();
  });

  test("SYS-01 a pressed dictionary asks for its entries", async () => {
    const { asked } = await open(() => list([toVerify]));
    await press("order/pickupType 4");
    expect(asked.at(-1)?.variables["filter"]).toEqual({ pathKey: "order/pickupType", keyword: null, status: null });
    screen.getByRole("heading", { name: /order\/pickupType/ });
  });

  test("PERM-01 who may only view is offered nothing else", async () => {
    await open(() => list([{ ...toVerify, viewerMayEdit: false, viewerMayDelete: false }]), {
      buttons: ["DICTIONARY.VIEW"],
    });
    await screen.findByText("TO_VERIFY");
    for (const name of ["New entry", "Clean cache", "Edit TO_VERIFY", "Delete TO_VERIFY"])
      expect(screen.queryByRole("button", { name })).toBeNull();
  });

  test("SYS-01 an edit sends every language with the version that was read", async () => {
    const { asked } = await open(
      answers({
        dictionaryFormSaveMutation: { SaveDictionaryItemPayload: () => ({ dictionaryItem: toVerify, errors: [] }) },
      }),
    );
    await screen.findByText("TO_VERIFY");
    await press("Edit TO_VERIFY");
    expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Key" })).readOnly).toBe(true);
    type("Traditional Chinese", "");
    await press("Save");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Save" })).toBeNull());
    const saved = asked.find((a) => a.name === "dictionaryFormSaveMutation");
    expect(saved?.variables["input"]).toMatchObject({
      id: "item-1",
      version: 3,
      names: { en: "To verify", zhCn: "待审核", zhHk: "" },
    });
  });

  test("SYS-01 an error of a language lands on its field", async () => {
    await open(
      answers({
        dictionaryFormSaveMutation: {
          SaveDictionaryItemPayload: () => ({
            dictionaryItem: null,
            errors: [{ message: "At most 100 characters", field: ["names", "zhCn"], __typename: "InvalidInput" }],
          }),
        },
      }),
    );
    await screen.findByText("TO_VERIFY");
    await press("Edit TO_VERIFY");
    await screen.findByRole("textbox", { name: "Simplified Chinese" });
    await press("Save");
    await screen.findByText("At most 100 characters");
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Simplified Chinese" }));
  });

  test("SYS-01 a new entry belongs to the open dictionary; a bad key is said before anything is sent", async () => {
    const { asked } = await open(() => list([toVerify]));
    await press("order/status 8");
    await press("New entry");
    expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Dictionary" })).value).toBe("order/status");
    type("Key", "not a key");
    type("English name", "Something");
    type("Value", "9");
    await press("Save");
    screen.getByText("Letters, digits, dash, dot and underscore");
    expect(asked.map((a) => a.name)).not.toContain("dictionaryFormSaveMutation");
  });

  test("SYS-01 a delete asks first and asks for the list again", async () => {
    const { asked } = await open(
      answers({ dictionaryDeleteMutation: { DeleteDictionaryItemPayload: () => ({ errors: [] }) } }),
    );
    await screen.findByText("TO_VERIFY");
    await press("Delete TO_VERIFY");
    const question = within(screen.getByRole("alertdialog", { name: "Delete TO_VERIFY?" }));
    expect(document.activeElement).toBe(question.getByRole("button", { name: "Cancel" }));
    await act(async () => fireEvent.click(question.getByRole("button", { name: "Delete" })));
    await waitFor(() => expect(asked.filter((a) => a.name === "dictionaryPageQuery")).toHaveLength(2));
  });

  test("SYS-01 clean cache of all, or of the open dictionary, by a key of its own", async () => {
    const { asked } = await open(
      answers({
        dictionaryCleanMutation: {
          CleanDictionaryCachePayload: () => ({ cleaned: { dictionaries: 1, entries: 8 }, errors: [] }),
        },
      }),
    );
    await screen.findByText("TO_VERIFY");
    await press("order/status 8");
    await press("Clean cache");
    const question = within(screen.getByRole("alertdialog", { name: "Read order/status anew?" }));
    await act(async () => fireEvent.click(question.getByRole("button", { name: "Clean cache" })));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    const input = asked.find((a) => a.name === "dictionaryCleanMutation")?.variables["input"];
    expect(input).toMatchObject({ pathKey: "order/status", idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });
});
