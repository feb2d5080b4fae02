import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import type { Answer } from "../../../parts/testing/graph.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";
import { moduleLines } from "./lines.ts";

const module = (code: string, parentCode: string | null, nameEn: string, over: object = {}) => ({
  __typename: "Module",
  id: `module-${code}`,
  code,
  parentCode,
  nameEn,
  nameZh: nameEn,
  nameHk: "",
  isRenamed: true,
  icon: null,
  sort: 10,
  version: 2,
  status: "ENABLED",
  hasPage: parentCode !== null,
  isBuiltIn: true,
  buttons: parentCode === null ? [] : [`${code}.VIEW`],
  viewerMayEdit: true,
  viewerMayEnable: true,
  viewerMayDisable: true,
  ...over,
});
const MODULES = [
  module("ORDERS", null, "Orders"),
  module("ORDER_LIST", "ORDERS", "Order list"),
  module("BASE_DATA", null, "Base data"),
  module("CURRENCY", "BASE_DATA", "Currencies"),
];
const system = {
  __typename: "System",
  id: "LINEHAUL",
  systemName: "Linehaul",
  isSwitchRole: true,
  status: "ENABLED",
  version: 1,
  viewerMayEdit: true,
  viewerMayEnable: true,
  viewerMayDisable: true,
};
const answers =
  (errors: readonly object[] = []): Answer =>
  ({ name }) => {
    if (name === "permModuleFormSaveMutation") return { SaveModulePayload: () => ({ module: null, errors }) };
    if (name === "systemFormSaveMutation")
      return { SaveSystemPayload: () => ({ system: { ...system, isSwitchRole: false }, errors: [] }) };
    return { Query: () => ({ systems: [system], modules: MODULES }) };
  };
const open = (answer: Answer = answers()) => renderPage("PERM_MODULE", { answer });
const click = (on: Element) => act(async () => void fireEvent.click(on));
const names = async () =>
  (await screen.findAllByRole("row")).slice(1).map((row) => within(row).getAllByRole("cell")[0]?.textContent);

beforeEach(() => sessionStorage.clear());

describe("the menu's tree", () => {
  test("stands in its order, folds, and is found by a word with the branch that holds it", async () => {
    await open();
    expect(await names()).toEqual(["Orders 1", "Order list", "Base data 1", "Currencies"]);
    await click(screen.getByRole("button", { name: "Orders 1" }));
    expect(await names()).toEqual(["Orders 1", "Base data 1", "Currencies"]);
    const box = screen.getByRole("searchbox");
    fireEvent.change(box, { target: { value: "currenc" } });
    await act(async () => void fireEvent.keyDown(box, { key: "Enter" }));
    expect(await names()).toEqual(["Base data 1", "Currencies"]);
  });

  test("one whose branch is gone stands at the top", () => {
    const lost = { id: "1", code: "LOST", parentCode: "GONE", name: "Lost" };
    expect(moduleLines([lost], new Set(), "")).toEqual([{ module: lost, isBranch: true, below: 0 }]);
  });

  test("a circle is refused at the field of the branch, and nothing typed is lost", async () => {
    const errors = [{ __typename: "InvalidInput", message: "It can't stand below itself", field: ["parentCode"] }];
    const { asked } = await open(answers(errors));
    await click(await screen.findByRole("button", { name: "Edit Orders" }));
    const branch = await screen.findByRole<HTMLSelectElement>("combobox", { name: /Branch/ });
    expect([...branch.options].map((o) => o.value)).toEqual(["", "BASE_DATA"]);
    fireEvent.change(branch, { target: { value: "BASE_DATA" } });
    await click(screen.getByRole("button", { name: "Save" }));
    await screen.findByText("It can't stand below itself");
    expect(branch.value).toBe("BASE_DATA");
    expect(asked.at(-1)?.variables["input"]).toMatchObject({
      id: "module-ORDERS",
      version: 2,
      parentCode: "BASE_DATA",
    });
  });
});

test("AUTH-14 SHELL-04 system info says whether roles are switched", async () => {
  const { asked } = await open();
  screen.getByText("Users may switch their role");
  await click(screen.getByRole("button", { name: "Edit the system" }));
  await click(await screen.findByRole("checkbox", { name: "Users may switch their role" }));
  await click(screen.getByRole("button", { name: "Save" }));
  expect(asked.at(-1)?.variables["input"]).toMatchObject({ systemId: "LINEHAUL", version: 1, isSwitchRole: false });
  await waitFor(() => screen.getByText("Roles are not switched"));
});
