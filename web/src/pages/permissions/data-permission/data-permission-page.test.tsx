import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import type { Answer } from "../../../parts/testing/graph.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const one = (record: string, over: object = {}) => ({
  __typename: "DataPermission",
  id: record,
  record,
  country: "LIMITED",
  org: "LIMITED",
  customer: "LIMITED",
  account: "LIMITED",
  version: 3,
  modifiedBy: null,
  modifiedAt: null,
  viewerMayEdit: true,
  ...over,
});
const ROWS = [
  one("ORDER", { org: "REQUIRED", modifiedBy: "siti" }),
  one("CUSTOMER", { account: null, viewerMayEdit: false }),
  one("AUDIT", { country: null, org: null, customer: null, account: null }),
];
const answers =
  (touched: object, errors: readonly object[] = []): Answer =>
  ({ name }) => {
    if (name === "touchedConfirmQuery") return { TouchedAccounts: () => touched };
    if (name === "dataPermissionFormSaveMutation")
      return { SaveDataPermissionPayload: () => ({ dataPermission: errors.length > 0 ? null : ROWS[0], errors }) };
    return { Query: () => ({ dataPermissions: ROWS }) };
  };
const open = (answer: Answer = answers({ accounts: 37, of: 160 })) => renderPage("DATA_PERMISSION", { answer });
const click = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole("combobox", { name: label }), { target: { value } });

beforeEach(() => sessionStorage.clear());

describe("data permissions", () => {
  test("PERM-02 a record stands with what limits it; its site always does, and what it lacks does not", async () => {
    await open();
    const rows = (await screen.findAllByRole("row")).slice(1).map((row) => within(row));
    rows[0]!.getByText("Limited, else nothing");
    expect(rows[0]!.getAllByText("Limited, else everything")).toHaveLength(3);
    rows[2]!.getByText("Always");
    expect(rows[2]!.getAllByText("—")).toHaveLength(4);
    // Edited by those who may, and only what can be limited.
    expect(screen.getAllByRole("button", { name: /^Edit / }).map((b) => b.getAttribute("aria-label"))).toEqual([
      "Edit Orders",
    ]);
  });

  test("PERM-02 whom it touches is said before anything is sent; it goes with the version that was read", async () => {
    const { asked } = await open();
    await screen.findByText("Orders");
    await click("Edit Orders");
    await screen.findByRole("combobox", { name: "Countries" });
    choose("Countries", "OFF");
    await click("Save");
    const question = within(await screen.findByRole("alertdialog", { name: "Change the limits of Orders?" }));
    question.getByText("37 accounts of 160 see other rows than before, from their next request on.");
    const rules = { record: "ORDER", country: "OFF", org: "REQUIRED", customer: "LIMITED" };
    expect(asked.at(-1)).toMatchObject({ name: "touchedConfirmQuery", variables: { input: rules } });
    await act(async () => fireEvent.click(question.getByRole("button", { name: "Cancel" })));
    expect(asked.map((a) => a.name)).not.toContain("dataPermissionFormSaveMutation");
    await click("Save");
    await act(async () =>
      fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Change" })),
    );
    expect(asked.find((a) => a.name === "dataPermissionFormSaveMutation")?.variables).toMatchObject({
      input: { ...rules, version: 3 },
    });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("what somebody else changed meanwhile is said, and what was chosen stays", async () => {
    await open(
      answers({ accounts: 0, of: 160 }, [
        { message: "Changed by somebody else", detail: null, traceId: null, field: null },
      ]),
    );
    await screen.findByText("Orders");
    await click("Edit Orders");
    await screen.findByRole("combobox", { name: "Customers" });
    choose("Customers", "REQUIRED");
    await click("Save");
    const question = within(await screen.findByRole("alertdialog"));
    question.getByText("No account sees other rows than before.");
    await act(async () => fireEvent.click(question.getByRole("button", { name: "Change" })));
    await screen.findByText("Changed by somebody else");
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Customers" }).value).toBe("REQUIRED");
  });
});
