import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import type { MenuButton } from "@linehaul/schema/modules";
import { renderPage } from "../../../../parts/testing/render-page.tsx";

const docking = {
  appKey: "lc-1",
  whiteList: "",
  callbackUrl: "https://hooks.shop.example/orders",
  secretSetAt: "2026-11-20T08:00:00.000Z",
  oldSecretUntil: null,
  version: 2,
};
const open = (of: object | null = docking, buttons?: readonly MenuButton[]) =>
  renderPage("CUSTOMER_DETAIL", {
    params: { id: "cu1" },
    ...(buttons && { buttons }),
    answer: ({ name }) => {
      if (name === "newSecretMutation")
        return { NewCustomerSecretPayload: () => ({ docking: { appKey: "lc-1" }, appSecret: "s3cr3t", errors: [] }) };
      if (name === "useTestCallMutation")
        return {
          TestCustomerCallbackPayload: () => ({
            test: { ending: "ANSWERED", status: 204, silence: null, ms: 31, reason: null },
            errors: [],
          }),
        };
      if (name === "dockingFormMutation")
        return { SaveCustomerDockingPayload: () => ({ docking: { version: 3 }, errors: [] }) };
      const customer = { id: "cu1", nameEn: "Dong A", customerType: "ENTERPRISE", status: "USABLE" };
      return {
        Customer: () => ({
          ...customer,
          detail: { contacts: [], contracts: [], monthCards: [], review: null, docking: of },
        }),
      };
    },
  });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
beforeEach(() => sessionStorage.clear());

describe("docking", { timeout: 20_000 }, () => {
  test("CUS-21 the key is shown, a new secret once, and a test says status and time", async () => {
    await open();
    await screen.findByText("lc-1");
    await press("Send a test");
    await screen.findByText("Answered 204 in 31 ms");
    await press("New secret");
    await screen.findByText(/The present one is taken for a day more/);
    await act(async () => fireEvent.click(screen.getAllByRole("button", { name: "New secret" }).at(-1)!));
    await screen.findByText("s3cr3t");
    await press("I have kept it");
    await waitFor(() => expect(screen.queryByText("s3cr3t")).toBeNull());
  });

  test("CUS-07 what is wrong is told at its field and sent nowhere; what was read is saved with its version", async () => {
    const { asked } = await open(null);
    await screen.findByText("Its systems are not joined to ours yet.");
    await press("Edit the docking");
    const list = await screen.findByRole("textbox", { name: /^White list/ });
    await act(async () => fireEvent.change(list, { target: { value: "10.0.0.1 shop.example" } }));
    await press("Save");
    await screen.findByText("“shop.example” is no IPv4 or IPv6 address and no range");
    const sent = () => asked.find(({ name }) => name === "dockingFormMutation")?.variables;
    expect(sent()).toBeUndefined();
    await act(async () => fireEvent.change(list, { target: { value: "10.0.0.1" } }));
    await press("Save");
    await waitFor(() => expect(sent()).toMatchObject({ input: { id: "cu1", version: 0, whiteList: "10.0.0.1" } }));
  });

  test("PERM-01 who may not edit the customer sees it, and changes nothing", async () => {
    await open(docking, ["CUSTOMER_DETAIL.VIEW", "PERSON_CUSTOMER_FORM.EDIT"]);
    await screen.findByText("lc-1");
    for (const name of ["New secret", "Send a test"]) expect(screen.queryByRole("button", { name })).toBeNull();
  });
});
