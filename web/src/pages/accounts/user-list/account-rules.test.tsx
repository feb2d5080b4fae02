import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const account = {
  id: "u1",
  version: 2,
  userCode: "MY50000000",
  userName: "lorry_1",
  firstName: "Mei Ling",
  lastName: "Lim",
  status: "ACTIVATED",
  accountType: "ENTERPRISE",
  email: "l•••@lorry.example",
  phone: "+60 ••• ••12",
  viewerMayEdit: true,
};
const limited = { field: "firstName", effect: "LIMITED", maxLength: 30, message: "As in the passport" };
const phone = (effect: string) => ({ field: "phone", effect, maxLength: 0, message: "" });
const customer = { customerId: "cu1", customerCode: "6010228841", name: "Kejora Sdn Bhd" };

const open = () =>
  renderPage("USER_LIST", {
    answer: ({ name, variables }) => {
      switch (name) {
        case "useAccountRulesQuery":
          return {
            Query: () => ({ ruledAccountFields: [limited, phone(variables["accountId"] ? "REQUIRED" : "HIDDEN")] }),
          };
        case "customersSourceQuery":
          return { Query: () => ({ lookupCustomers: [customer] }) };
        case "createUserFormMutation":
          return { CreateUserAccountPayload: () => ({ account, errors: [] }) };
        default:
          return connection("UserAccountConnection", [account]);
      }
    },
  });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
beforeEach(() => sessionStorage.clear());

test("ACC-08 SYS-07 the form of an account says what its site says of its fields", async () => {
  const { asked } = await open();
  await screen.findByRole("button", { name: "MY50000000" });
  await press("Edit MY50000000");
  const form = within(await screen.findByRole("dialog", { name: "Edit MY50000000" }));
  await form.findByText("As in the passport");
  expect(form.getByRole<HTMLInputElement>("textbox", { name: /^First name/ }).maxLength).toBe(30);
  await press("Replace Telephone");
  expect(form.getByRole<HTMLInputElement>("textbox", { name: /^Telephone/ }).required).toBe(true);
  expect(asked.filter(({ name }) => name === "useAccountRulesQuery").map(({ variables }) => variables)).toEqual([
    { customerId: null, accountId: "u1" },
  ]);
});

test("ACC-08 SYS-07 what is not asked of a customer's account is not there once he is chosen, and not sent", async () => {
  const { asked } = await open();
  await screen.findByRole("button", { name: "MY50000000" });
  await press("New account");
  const form = within(await screen.findByRole("dialog", { name: "New account" }));
  const fill = (label: RegExp, value: string) =>
    act(async () => fireEvent.change(form.getByLabelText(label), { target: { value } }));
  await fill(/^Telephone/, "+60 12 345 6789");
  await fill(/^Customer/, "Kejora");
  const found = await screen.findByRole("option", { name: /Kejora/ });
  await act(async () => fireEvent.click(found));
  await waitFor(() => expect(form.queryByLabelText(/^Telephone/)).toBeNull());
  for (const [label, value] of [
    [/^User name/, "lorry_2"],
    [/^First name/, "Mei"],
    [/^Last name/, "Lim"],
    [/^E-mail/, "mei@lorry.example"],
  ] as const)
    await fill(label, value);
  await press("Save");
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "createUserFormMutation")?.variables["input"]).toMatchObject({
      customerId: "cu1",
      userName: "lorry_2",
      phone: null,
    }),
  );
});
