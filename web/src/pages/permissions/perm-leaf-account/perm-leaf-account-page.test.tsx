import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { MockResolvers } from "relay-test-utils";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { MenuButton } from "@linehaul/schema/modules";
import type { Answer } from "../../../parts/testing/graph.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";
import { browserPlace } from "../../../signin/place.ts";

const role = {
  id: "grant-1",
  code: "REVIEWER",
  name: "Order reviewer",
  isDefault: true,
  validFrom: "2026-01-05",
  validTo: "2026-03-31",
  state: "OVER",
};
const account = {
  id: "account-1",
  version: 1,
  userName: "nur.aisyah",
  displayName: "Nur Aisyah",
  centralAccount: "C-1",
  workNo: "400001",
  countryCode: "MY",
  orgCode: "MYOPS",
  orgName: "Customs clearance",
  roles: [role, { ...role, id: "grant-2", code: "AUDITOR", name: "Auditor", isDefault: false, state: "IN_EFFECT" }],
  dataGroups: [
    { id: "grant-3", code: "SITE_MY", name: "Malaysia", validFrom: null, validTo: null, state: "IN_EFFECT" },
  ],
  status: "ENABLED",
  viewerMayEdit: true,
  viewerMayEnable: true,
  viewerMayDisable: true,
  viewerMayGrant: true,
  viewerMaySetDefaultRole: true,
  viewerMayViewAs: true,
  viewerMayEndSessions: true,
};
const list = (over: object = {}): MockResolvers => ({
  Viewer: () => ({ preferences: [] }),
  Query: () => ({
    node: { __typename: "LeafAccount", ...account, ...over },
    organisations: [{ code: "MYOPS", name: "Operations" }],
    accountSessions: [
      {
        sessionId: "s1",
        deviceClass: "BROWSER",
        device: "Firefox, Windows",
        address: "10.0.0.7",
        site: "MY",
        openedAt: "2026-06-10T08:00:00.000Z",
        seenAt: "2026-06-10T09:00:00.000Z",
        isThis: false,
      },
    ],
    roleChoices: [
      { id: "role-1", code: "CREDIT_REVIEWER", name: "Credit reviewer", status: "ENABLED" },
      { id: "role-2", code: "OLD", name: "Old", status: "DISABLED" },
    ],
  }),
  LeafAccountConnection: () => ({
    totalCount: 1,
    totalIsExact: true,
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
    pageCursors: null,
    edges: [{ node: { ...account, ...over } }],
  }),
});
const open = (answer: Answer = () => list(), buttons?: readonly MenuButton[]) =>
  renderPage("PERM_LEAF_ACCOUNT", { answer, ...(buttons && { buttons }) });
const openDrawer = async () => fireEvent.click(await screen.findByRole("button", { name: "nur.aisyah" }));
const save = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })));

beforeEach(() => sessionStorage.clear());

describe("leaf accounts", () => {
  test("PERM-04 PERM-05 the drawer shows what an account holds, for which days and with what effect", async () => {
    await open();
    await openDrawer();
    const roles = within(await screen.findByRole("table", { name: "Roles" }));
    const [, first] = roles.getAllByRole("row");
    expect(first?.textContent).toContain("Order reviewer (default)2026/01/05 – 2026/03/31Over");
    const groups = within(screen.getByRole("table", { name: "Data groups" }));
    expect(groups.getAllByRole("row")[1]?.textContent).toContain("SITE_MY · MalaysiaAlwaysIn effect");
  });

  test("without the buttons nothing is granted, revoked or made the default", async () => {
    await open(() =>
      list({
        viewerMayGrant: false,
        viewerMaySetDefaultRole: false,
        viewerMayViewAs: false,
        viewerMayEndSessions: false,
      }),
    );
    await openDrawer();
    await screen.findByRole("table", { name: "Roles" });
    expect(
      screen.queryByRole("button", { name: /Grant|Revoke|Make default|Change days|View as|signed in/ }),
    ).toBeNull();
  });

  test("SEC-09 shows where the user is signed in, and ends all of it after a question", async () => {
    const { asked } = await open(({ name }) =>
      name === "accountSessionsEndMutation" ? { EndAccountSessionsPayload: () => ({ errors: [] }) } : list(),
    );
    await openDrawer();
    fireEvent.click(await screen.findByRole("button", { name: "Show where the user is signed in" }));
    const sessions = within(await screen.findByRole("table", { name: "Sessions" }));
    expect(sessions.getAllByRole("row")[1]?.textContent).toContain("Firefox, Windows10.0.0.7MY");
    fireEvent.click(screen.getByRole("button", { name: "End all sessions" }));
    const question = within(await screen.findByRole("alertdialog"));
    question.getByText(/The user may sign in again/);
    await act(async () => fireEvent.click(question.getByRole("button", { name: "End all sessions" })));
    expect(asked.find((o) => o.name === "accountSessionsEndMutation")?.variables).toEqual({
      input: { id: "account-1", sessionId: null, idempotencyKey: expect.any(String) },
    });
    // What stands now is asked for again.
    await waitFor(() => expect(asked.at(-1)?.name).toBe("accountSessionsQuery"));
  });

  test("viewing as the user takes a reason, and the console begins anew", async () => {
    const go = vi.spyOn(browserPlace, "go").mockImplementation(() => undefined);
    const { asked } = await open(({ name }) =>
      name === "viewAsFormMutation" ? { ViewAsPayload: () => ({ errors: [] }) } : list(),
    );
    await openDrawer();
    fireEvent.click(await screen.findByRole("button", { name: "View as this user" }));
    const why = await screen.findByLabelText(/^Why/);
    const press = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "View" })));
    await press();
    screen.getByText("At least 5 characters");
    fireEvent.change(why, { target: { value: "They see no orders" } });
    await press();
    expect(asked.at(-1)).toMatchObject({
      name: "viewAsFormMutation",
      variables: { input: { id: "account-1", reason: "They see no orders" } },
    });
    expect(go.mock.calls).toEqual([["/admin"]]);
  });

  const openGrant = async () => {
    await openDrawer();
    fireEvent.click(await screen.findByText("Grant a role"));
    return screen.findByLabelText<HTMLSelectElement>(/^Role/, { selector: "select" });
  };
  const pick = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const press = () => act(async () => fireEvent.click(screen.getByText("Save")));

  test("PERM-04 a role must be chosen, and days the wrong way round speak at their field", async () => {
    await open();
    await openGrant();
    pick("First day", "2026-12-02");
    pick("Last day", "2026-12-01");
    await press();
    expect(screen.getByText("This field is required")).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/^Role/, { selector: "select" }), { target: { value: "role-1" } });
    await press();
    expect(screen.getByText("Not before the first day")).toBeTruthy();
  });

  test("PERM-06 what the server refuses is told at its field", async () => {
    const { asked } = await open(({ name }) =>
      name === "grantRoleFormMutation"
        ? {
            GrantRolePayload: () => ({
              leafAccount: null,
              errors: [
                { __typename: "InvalidInput", message: "It is disabled and can't be granted", field: ["roleId"] },
              ],
            }),
          }
        : list(),
    );
    fireEvent.change(await openGrant(), { target: { value: "role-2" } });
    pick("Last day", "2026-12-31");
    await press();
    expect(await screen.findByText("It is disabled and can't be granted")).toBeTruthy();
    expect(asked.at(-1)?.variables["input"]).toMatchObject({
      accountId: "account-1",
      roleId: "role-2",
      validFrom: null,
      validTo: "2026-12-31",
    });
  });

  test("PERM-05 another role becomes the default one", async () => {
    const { asked } = await open(({ name }) =>
      name === "heldRolesDefaultMutation"
        ? { SetDefaultRolePayload: () => ({ leafAccount: account, errors: [] }) }
        : list(),
    );
    await openDrawer();
    const button = await screen.findByRole("button", { name: "Make default Auditor" });
    await act(async () => fireEvent.click(button));
    expect(asked.at(-1)?.variables["input"]).toMatchObject({ grantId: "grant-2" });
  });

  test("a role is revoked after a question", async () => {
    const { asked } = await open(({ name }) =>
      name === "heldRolesRevokeMutation"
        ? { RevokeRolePayload: () => ({ leafAccount: { ...account, roles: [] }, errors: [] }) }
        : list(),
    );
    await openDrawer();
    fireEvent.click(await screen.findByRole("button", { name: "Revoke Order reviewer" }));
    const question = within(screen.getByRole("alertdialog", { name: "Revoke Order reviewer?" }));
    await act(async () => fireEvent.click(question.getByRole("button", { name: "Revoke" })));
    expect(await screen.findByText("No role: may do nothing")).toBeTruthy();
    expect(asked.at(-1)?.variables["input"]).toHaveProperty("idempotencyKey");
  });

  test("ACC-04 PERM-03 a work number is of 6 or 8 digits; the central account stays", async () => {
    const { asked } = await open();
    fireEvent.click(await screen.findByRole("button", { name: "Edit nur.aisyah" }));
    const workNo = await screen.findByRole<HTMLInputElement>("textbox", { name: "Work number" });
    fireEvent.change(workNo, { target: { value: "1234567" } });
    await save();
    expect(workNo.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Central account" }).readOnly).toBe(true);
    await waitFor(() => expect(asked.map((a) => a.name)).not.toContain("permLeafAccountFormSaveMutation"));
  });

  const ROW_FIELDS = ["Work number", "Country", "Organisation"];
  const stay = () =>
    ["Central account", "User name", "Name", ...ROW_FIELDS].filter((name) =>
      name === "Organisation"
        ? screen.getByRole<HTMLSelectElement>("combobox", { name }).options.length === 1
        : screen.getByRole<HTMLInputElement>("textbox", { name }).readOnly,
    );

  test("SEC-01 an edit keeps the names; what row rules read stays too without the button to grant, and is sent as it was", async () => {
    const { asked } = await open(({ name }) =>
      name === "permLeafAccountFormSaveMutation"
        ? { SaveLeafAccountPayload: () => ({ leafAccount: account, errors: [] }) }
        : list({ viewerMayGrant: false }),
    );
    fireEvent.click(await screen.findByRole("button", { name: "Edit nur.aisyah" }));
    await screen.findByRole("combobox", { name: "Organisation" });
    expect(stay()).toEqual(["Central account", "User name", ...ROW_FIELDS]);
    screen.getByText(/whoever may grant sets them$/);
    await save();
    const { userName, workNo, countryCode, orgCode } = account;
    const sent = asked.find(({ name }) => name === "permLeafAccountFormSaveMutation");
    expect(sent?.variables["input"]).toMatchObject({ userName, workNo, countryCode, orgCode });
  });

  test("SEC-01 in a new account what row rules read is filled in by who may grant", async () => {
    const fill = async (buttons: readonly MenuButton[]) => {
      const { unmount } = await open(() => list(), buttons);
      fireEvent.click(await screen.findByRole("button", { name: "New account" }));
      await screen.findByRole("combobox", { name: "Organisation" });
      const stays = stay();
      unmount();
      return stays;
    };
    expect(await fill(["PERM_LEAF_ACCOUNT.CREATE"])).toEqual(ROW_FIELDS);
    expect(await fill(["PERM_LEAF_ACCOUNT.CREATE", "PERM_LEAF_ACCOUNT.GRANT"])).toEqual([]);
  });
});
