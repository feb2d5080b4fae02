import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { MockResolvers } from "relay-test-utils";
import { beforeEach, describe, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import type { Answer } from "../../../parts/testing/graph.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const sync = {
  id: "client-1",
  name: "warehouse-sync",
  appKey: "lh-0123",
  operations: ["orderListPageQuery"],
  fields: ["Query.orders"],
  sites: ["MY"],
  buttons: ["ORDER_LIST.VIEW"],
  surplus: null,
  ratePerMinute: 60,
  costPerMinute: 20_000,
  remark: "",
  status: "ENABLED",
  version: 3,
  lastUsedAt: null,
  oldSecretUntil: null,
  viewerMayEdit: true,
  viewerMayEnable: true,
  viewerMayDisable: true,
  viewerMayResetSecret: true,
};
const list = (nodes: readonly object[]): MockResolvers => connection("AuthClientConnection", nodes);
const bindable: MockResolvers = {
  Bindable: () => ({
    operations: [
      { name: "orderListPageQuery", isMutation: false, buttons: ["ORDER_LIST.VIEW"], viewerMayBind: true },
      { name: "currencyFormSaveMutation", isMutation: true, buttons: ["CURRENCY.EDIT"], viewerMayBind: true },
      { name: "rolesPageQuery", isMutation: false, buttons: ["PERM_ROLE.VIEW"], viewerMayBind: false },
    ],
    fields: [
      { name: "Query.orders", buttons: ["ORDER_LIST.VIEW"], viewerMayBind: true },
      { name: "Query.currencies", buttons: ["CURRENCY.VIEW"], viewerMayBind: true },
      { name: "Query.countries", buttons: [], viewerMayBind: true },
    ],
    sites: ["MY"],
  }),
};
const answers =
  (mutations: Readonly<Record<string, MockResolvers>>): Answer =>
  ({ name }) =>
    mutations[name] ?? (name === "authClientFormQuery" ? bindable : list([sync]));
const open = (answer: Answer, more: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage("AUTH_CLIENT", { answer, ...more });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

beforeEach(() => sessionStorage.clear());

describe("authentication clients", () => {
  test("PERM-01 who may only view is offered nothing else", async () => {
    const may = { viewerMayEdit: false, viewerMayEnable: false, viewerMayDisable: false, viewerMayResetSecret: false };
    await open(() => list([{ ...sync, ...may }]), { buttons: ["AUTH_CLIENT.VIEW"] });
    const row = within((await screen.findAllByRole("row"))[1]!);
    expect(row.getByText("warehouse-sync")).toBeTruthy();
    expect(row.queryByRole("button", { name: /Edit|Disable|Reset/ })).toBeNull();
    expect(screen.queryByRole("button", { name: "New client" })).toBeNull();
  });

  test("AUTH-13 a new client is bound to what there is, and its secret shows once", async () => {
    const { asked } = await open(
      answers({
        authClientFormSaveMutation: {
          SaveAuthClientPayload: () => ({ authClient: sync, appSecret: "s3cret", errors: [] }),
        },
      }),
    );
    await screen.findByText("warehouse-sync");
    await press("New client");
    fireEvent.change(await screen.findByRole("textbox", { name: "Name" }), { target: { value: "warehouse-sync" } });
    for (const name of ["MY", "orderListPageQuery", "Query.currencies"]) fireEvent.click(screen.getByLabelText(name));
    expect(screen.getByLabelText("currencyFormSaveMutation (writes)")).toBeTruthy();
    await press("Save");
    const secret = within(await screen.findByRole("dialog", { name: "Key and secret of warehouse-sync" }));
    expect([secret.getByText("s3cret"), secret.getByText("lh-0123")]).toHaveLength(2);
    await act(async () => fireEvent.click(secret.getByRole("button", { name: "I have kept it" })));
    await waitFor(() => expect(screen.queryByText("s3cret")).toBeNull());
    const input = asked.find((a) => a.name === "authClientFormSaveMutation")?.variables["input"];
    expect(input).toMatchObject({ sites: ["MY"], operations: ["orderListPageQuery"], fields: ["Query.currencies"] });
  });

  test("SEC-02 the form shows what each operation asks for, and offers no more than the viewer holds", async () => {
    await open(answers({}));
    await screen.findByText("warehouse-sync");
    await press("New client");
    const described = (name: string) => {
      const id = screen.getByLabelText(name).getAttribute("aria-describedby");
      return id === null ? null : document.getElementById(id)?.textContent;
    };
    await screen.findByLabelText("orderListPageQuery");
    expect(described("orderListPageQuery")).toBe("ORDER_LIST.VIEW");
    expect(described("currencyFormSaveMutation (writes)")).toBe("CURRENCY.EDIT");
    expect(described("Query.countries")).toBeNull();
    expect([screen.queryByLabelText("rolesPageQuery"), screen.queryByLabelText("VN")]).toEqual([null, null]);
  });

  test("SEC-02 a client that exceeds is marked in the list, and its form says by what; it can be taken off", async () => {
    const marked = {
      ...sync,
      operations: ["orderListPageQuery", "rolesPageQuery", "bygonePageQuery"],
      sites: ["MY", "VN"],
      surplus: {
        buttons: ["PERM_ROLE.VIEW"],
        sites: ["VN"],
        names: ["bygonePageQuery"],
        since: "2026-11-20T00:00:00Z",
      },
    };
    await open(({ name }) => (name === "authClientFormQuery" ? bindable : list([marked, { ...sync, id: "client-2" }])));
    const rows = (await screen.findAllByRole("row")).slice(1).map((row) => row.textContent);
    expect(rows.map((text) => [text.includes("Exceeds"), text.includes("Within")])).toEqual([
      [true, false],
      [false, true],
    ]);
    await act(async () => fireEvent.click(screen.getAllByRole("button", { name: "Edit warehouse-sync" })[0]!));
    const said = (await screen.findByRole("note")).textContent;
    expect(said).toContain("has lost: PERM_ROLE.VIEW, VN");
    expect(said).toContain("or are gone: bygonePageQuery");
    for (const name of ["rolesPageQuery", "bygonePageQuery", "VN"])
      expect(screen.getByLabelText(name)).toHaveProperty("checked", true);
  });

  test("AUTH-13 a reset asks first, then shows the new secret", async () => {
    await open(
      answers({
        authClientResetMutation: {
          ResetAuthClientSecretPayload: () => ({ authClient: sync, appSecret: "n3w", errors: [] }),
        },
      }),
    );
    await screen.findByText("warehouse-sync");
    await press("Reset secret warehouse-sync");
    const question = within(screen.getByRole("alertdialog", { name: "Reset the secret of warehouse-sync?" }));
    expect(document.activeElement).toBe(question.getByRole("button", { name: "Cancel" }));
    await act(async () => fireEvent.click(question.getByRole("button", { name: "Reset secret" })));
    expect(await screen.findByText("n3w")).toBeTruthy();
  });

  test.each([false, true])("SEC-16 a reset asks whether the secret has leaked: %s", async (hasLeaked) => {
    const { asked } = await open(
      answers({
        authClientResetMutation: {
          ResetAuthClientSecretPayload: () => ({ authClient: sync, appSecret: "n3w", errors: [] }),
        },
      }),
    );
    await screen.findByText("warehouse-sync");
    await press("Reset secret warehouse-sync");
    const question = within(screen.getByRole("alertdialog", { name: "Reset the secret of warehouse-sync?" }));
    const leaked = question.getByRole("checkbox", { name: "It has leaked" });
    expect(leaked).toHaveProperty("checked", false);
    if (hasLeaked) fireEvent.click(leaked);
    await act(async () => fireEvent.click(question.getByRole("button", { name: "Reset secret" })));
    await screen.findByText("n3w");
    const input = asked.find((a) => a.name === "authClientResetMutation")?.variables["input"];
    expect(input).toMatchObject({ id: "client-1", hasLeaked });
  });

  test("AUTH-13 what the server refuses is said at its field", async () => {
    await open(
      answers({
        authClientFormSaveMutation: {
          SaveAuthClientPayload: () => ({
            authClient: null,
            appSecret: null,
            errors: [
              { message: "Names something that there is not", field: ["operations"], __typename: "InvalidInput" },
            ],
          }),
        },
      }),
    );
    await screen.findByText("warehouse-sync");
    await press("Edit warehouse-sync");
    await screen.findByLabelText("orderListPageQuery");
    await press("Save");
    const group = within(screen.getByRole("group", { name: "Operations" }));
    expect(group.getByRole("alert").textContent).toBe("Names something that there is not");
  });
});
