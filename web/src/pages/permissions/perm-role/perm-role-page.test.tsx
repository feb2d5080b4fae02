import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import type { Answer } from "../../../parts/testing/graph.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";
import { compared } from "./compared.ts";

const role = {
  id: "role-1",
  code: "NIGHT",
  name: "Night shift",
  type: "common",
  status: "ENABLED",
  version: 3,
  counts: { buttons: 2, resources: 1, users: 4 },
  viewerMayEdit: true,
  viewerMayEnable: true,
  viewerMayDisable: true,
};
const module = (code: string, parentCode: string | null, nameEn: string, ...actions: string[]) => ({
  code,
  parentCode,
  nameEn,
  nameZh: nameEn,
  nameHk: "",
  isRenamed: true,
  status: "ENABLED",
  buttons: actions.map((action) => `${code}.${action}`),
});
const MODULES = [
  module("ORDERS", null, "Orders"),
  module("ORDER_LIST", "ORDERS", "Order list", "VIEW", "CANCEL"),
  module("CURRENCY", "ORDERS", "Currencies", "VIEW"),
];
const bound = (over: object = {}) => ({
  ...role,
  viewerMayBindModules: true,
  binding: { version: 3, buttons: ["ORDER_LIST.VIEW"], resources: [] },
  ...over,
});

const answers =
  (over: object = {}, errors: readonly object[] = []): Answer =>
  ({ name }) => {
    if (name === "bindModulesQuery")
      return { Query: () => ({ node: { __typename: "Role", ...bound(over) }, modules: MODULES }) };
    if (name === "bindModulesSaveMutation") return { BindRoleModulesPayload: () => ({ binding: null, errors }) };
    return {
      ...connection("RoleConnection", [role]),
    };
  };
const open = (answer: Answer = answers()) => renderPage("PERM_ROLE", { answer });
const click = (on: Element) => act(async () => void fireEvent.click(on));
async function openTree(answer?: Answer) {
  const page = await open(answer);
  await click(await screen.findByRole("button", { name: "Permissions Night shift" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Permissions of Night shift" }));
  await click(dialog.getByRole("button", { name: "Unfold all" }));
  return { ...page, dialog };
}
type Dialog = Awaited<ReturnType<typeof openTree>>["dialog"];
const box = (dialog: Dialog, name: string) => dialog.getByRole<HTMLInputElement>("checkbox", { name });

beforeEach(() => sessionStorage.clear());

describe("PERM-01 the permissions of a role", () => {
  test("stand in a tree whose boxes are half-ticked where some are held", async () => {
    const { dialog } = await openTree();
    expect(box(dialog, "All of Orders").indeterminate).toBe(true);
    expect(box(dialog, "Order list").indeterminate).toBe(true);
    expect(
      within(dialog.getByRole("group", { name: "Order list" })).getByLabelText<HTMLInputElement>("View").checked,
    ).toBe(true);
    dialog.getByText("1 / 3");
    dialog.getByText("0 changes");
  });

  test("are looked at before they are saved, all in one write with the version that was read", async () => {
    const { dialog, asked, shell } = await openTree();
    await click(box(dialog, "All of Orders"));
    await click(within(dialog.getByRole("group", { name: "Order list" })).getByLabelText("View"));
    dialog.getByText("3 changes");
    expect(shell.setDirty).toHaveBeenLastCalledWith(true);
    await click(dialog.getByRole("button", { name: "Review the changes" }));
    dialog.getByText("2 given");
    dialog.getByText("1 taken away");
    dialog.getByText("Order list · Cancel");
    await click(dialog.getByRole("button", { name: "Save 3 changes" }));
    const saved = asked.find((a) => a.name === "bindModulesSaveMutation");
    expect(saved?.variables["input"]).toMatchObject({
      id: "role-1",
      version: 3,
      buttons: ["CURRENCY.VIEW", "ORDER_LIST.CANCEL"],
    });
    expect(saved?.variables["input"]).toHaveProperty("idempotencyKey");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(shell.setDirty).toHaveBeenLastCalledWith(false);
    expect(asked.filter((a) => a.name === "permRolePageQuery")).toHaveLength(2);
  });

  test("what the server refuses keeps the dialog and the choice; leaving asks first", async () => {
    const { dialog } = await openTree(answers({}, [{ message: "Changed meanwhile", __typename: "ChangedMeanwhile" }]));
    await click(box(dialog, "Currencies"));
    await click(dialog.getByRole("button", { name: "Review the changes" }));
    await click(dialog.getByRole("button", { name: "Save 1 change" }));
    await click(dialog.getByRole("button", { name: "Back" }));
    expect(box(dialog, "Currencies").checked).toBe(true);
    await click(dialog.getByRole("button", { name: "Cancel" }));
    await click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Discard" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("are found by a word", async () => {
    const { dialog } = await openTree();
    fireEvent.change(dialog.getByRole("searchbox"), { target: { value: "cancel" } });
    await waitFor(() => expect(dialog.queryByText("Currencies")).toBeNull());
    dialog.getByRole("group", { name: "Order list" });
  });

  test("are only looked at without the button to bind", async () => {
    const { dialog } = await openTree(answers({ viewerMayBindModules: false }));
    expect(box(dialog, "All of Orders").disabled).toBe(true);
    expect(dialog.queryByRole("button", { name: "Review the changes" })).toBeNull();
    dialog.getByText("You may look at it, not change it");
  });
});

test("two roles are compared button by button: the differences, or all", () => {
  const orderList = { code: "ORDER_LIST", parentCode: "ORDERS", name: "Order list", isOff: false };
  const branches = [
    {
      code: "ORDERS",
      parentCode: null,
      name: "Orders",
      buttons: [],
      isOff: false,
      modules: [{ ...orderList, buttons: ["ORDER_LIST.VIEW", "ORDER_LIST.CANCEL", "ORDER_LIST.PUSH"] }],
    },
  ];
  const [left, right] = [new Set(["ORDER_LIST.VIEW", "ORDER_LIST.CANCEL"]), new Set(["ORDER_LIST.VIEW"])];
  const line = (action: string, l: boolean, r: boolean) => ({
    button: `ORDER_LIST.${action}`,
    module: "Order list",
    left: l,
    right: r,
  });
  expect(compared(branches, left, right, true)).toEqual([line("CANCEL", true, false)]);
  expect(compared(branches, left, right, false)).toEqual([line("VIEW", true, true), line("CANCEL", true, false)]);
});
