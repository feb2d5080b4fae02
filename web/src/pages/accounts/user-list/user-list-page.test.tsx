import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import type { MenuButton } from "@linehaul/schema/modules";
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
  userType: "MAIN",
  accountType: "ENTERPRISE",
  dataSource: "CONSOLE",
  mainCode: null,
  customerId: "cu1",
  customerCode: "6010228841",
  customerName: "Kejora Sdn Bhd",
  email: "l•••@lorry.example",
  phone: "+60 ••• ••12",
  reason: null,
  signedInAt: "2026-11-20T08:00:00.000Z",
  cancelAt: null,
  hasPassword: true,
  emailVerifiedAt: null,
  viewerMayOpen: true,
  viewerMayEdit: true,
  viewerMayResetPassword: true,
  viewerMayShowClear: true,
};
const FINDING = "0190b6a4-0000-7000-8000-000000000001";
const person = { ...account, id: "u2", userCode: "MY50000001", accountType: "PERSONAL", viewerMayEdit: false };
const open = (buttons?: readonly MenuButton[], rows: readonly object[] = [account, person]) =>
  renderPage("USER_LIST", {
    ...(buttons && { buttons }),
    answer: ({ name, variables }) => {
      switch (name) {
        case "userSignInsQuery":
          return {
            Query: () => ({
              userAccountSignIns: [
                {
                  id: "s1",
                  at: "2026-11-20T08:00:00.000Z",
                  result: "WRONG",
                  client: "Customer site",
                  address: "203.0.113.7",
                },
              ],
            }),
          };
        case "userMailsQuery":
          return {
            Query: () => ({
              userAccountMails: [
                {
                  id: "m1",
                  purpose: "ACTIVATE",
                  askedBy: "siti",
                  askedAt: "2026-11-20T08:00:00.000Z",
                  state: "FAILED",
                  usedAt: null,
                },
              ],
            }),
          };
        case "askAccountsMutation":
          return {
            FindSensitiveUserAccountsPayload: () => ({ finding: { findingId: FINDING, count: 1 }, errors: [] }),
          };
        case "editUserFormMutation":
          return { UpdateUserAccountPayload: () => ({ account, errors: [] }) };
        case "mailAccountsMutation": {
          const { alsoUnverified } = Object(variables["input"]);
          const first = { accountId: "u1", userCode: "MY50000000", status: "ACTIVATED" };
          const outcomes = [{ ...first, outcome: alsoUnverified === true ? "DONE" : "NOT_VERIFIED" }];
          return { MailUserAccountsPayload: () => ({ turned: { outcomes }, errors: [] }) };
        }
        case "disableAccountsMutation":
          return {
            DisableUserAccountsPayload: () => ({
              turned: {
                outcomes: [
                  { accountId: "u1", outcome: "DONE", userCode: "MY50000000", status: "FORBIDDEN" },
                  { accountId: "u2", outcome: "NOT_NOW", userCode: "MY50000001", status: "LOCKED" },
                ],
              },
              errors: [],
            }),
          };
        default:
          return {
            ...connection("UserAccountConnection", rows),
            UserAccountFinding: () => ({ kind: "EMAIL", count: 1, isMore: false }),
          };
      }
    },
  });
const rowOf = async (code: string) => within((await screen.findByRole("button", { name: code })).closest("tr")!);
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const type = async (label: RegExp | string, value: string) => {
  const field = await screen.findByLabelText(label);
  await act(async () => fireEvent.change(field, { target: { value } }));
};
beforeEach(() => sessionStorage.clear());

describe("accounts", { timeout: 20_000 }, () => {
  test("ACC-08 PERM-09 the list shows what an account is, masked; a person's is not offered to be edited", async () => {
    await open();
    const first = await rowOf("MY50000000");
    for (const text of ["lorry_1", "Mei Ling Lim", "Active", "Kejora Sdn Bhd", "l•••@lorry.example"])
      first.getByText(text);
    first.getByRole("button", { name: "Edit MY50000000" });
    const second = await rowOf("MY50000001");
    expect(second.queryByRole("button", { name: /^Edit/ })).toBeNull();
    second.getByRole("button", { name: "Reset password MY50000001" });
  });

  test("ACC-07 what comes masked stays unless it is replaced: it is not sent", async () => {
    const { asked } = await open();
    await rowOf("MY50000000");
    await press("Edit MY50000000");
    await type(/^First name/, "Mei");
    await press("Replace Telephone");
    await press("Save");
    const sent = () => asked.find(({ name }) => name === "editUserFormMutation")?.variables;
    await waitFor(() =>
      expect(sent()).toMatchObject({
        input: { id: "u1", version: 2, userName: "lorry_1", firstName: "Mei", lastName: "Lim", phone: null },
      }),
    );
    expect(Object.keys(Object(Object(sent()).input))).not.toContain("email");
  });

  test("ACC-01 ACC-10 a weak password, and two that differ, are told at their fields and sent nowhere", async () => {
    const { asked } = await open();
    await rowOf("MY50000000");
    await press("Reset password MY50000000");
    await type(/^New password/, "lorrylorry");
    await type(/^The same again/, "lorrylorry");
    const save = () =>
      act(async () => fireEvent.click(screen.getAllByRole("button", { name: "Reset password" }).at(-1)!));
    await save();
    await screen.findByText(/^8–20 characters without spaces or Chinese ones/);
    await type(/^New password/, "Lorry-2026");
    await save();
    await screen.findByText("The two passwords differ");
    expect(asked.some(({ name }) => name === "resetPasswordFormMutation")).toBe(false);
    expect(screen.getByLabelText<HTMLInputElement>(/^New password/).type).toBe("password");
  });

  test("PERM-12 accounts are found by an e-mail in full: the list is kept to the finding's id, and the e-mail stands nowhere any more", async () => {
    const { asked, container } = await open();
    await press("+ Filter");
    const name = "Phone, e-mail, certificate, card";
    fireEvent.click(within(screen.getByRole("dialog", { name: "Filter" })).getByRole("button", { name }));
    const panel = within(await screen.findByRole("dialog", { name }));
    fireEvent.click(await panel.findByRole("radio", { name: "E-mail" }));
    fireEvent.change(panel.getByRole("textbox", { name: "The whole value" }), {
      target: { value: "lan@sought.example" },
    });
    await act(async () => fireEvent.click(panel.getByRole("button", { name: "Find" })));
    await screen.findByRole("button", { name: "Found by an e-mail: 1 account" });
    expect(asked.find((one) => one.name === "askAccountsMutation")?.variables).toMatchObject({
      input: { kind: "EMAIL", value: "lan@sought.example" },
    });
    const filters = asked.filter((one) => one.name === "userListPageQuery").map(({ variables }) => variables["filter"]);
    expect(filters.at(-1)).toMatchObject({ finding: FINDING });
    const kept = JSON.stringify([Object.entries(sessionStorage), location.href, history.state]);
    for (const text of [kept, container.outerHTML]) expect(text).not.toContain("sought.example");
  });

  test("ACC-07 an account opens beside its list, with its newest mails and sign-ins", async () => {
    await open();
    await rowOf("MY50000000");
    await press("MY50000000");
    await screen.findByText("Wrong password");
    screen.getByText("203.0.113.7");
    await screen.findByText("To activate");
    expect(screen.queryByText("Failed")).not.toBeNull();
    screen.getByRole("link", { name: "Kejora Sdn Bhd · 6010228841" });
  });

  test("ACC-07 a person's account that belongs to no customer says nothing of one, in the list and beside it", async () => {
    const own = { ...person, customerId: null, customerCode: null, customerName: null };
    await open(undefined, [own]);
    const row = await rowOf(own.userCode);
    expect(row.queryByRole("link")).toBeNull();
    await press(own.userCode);
    const drawer = within(await screen.findByRole("dialog"));
    await drawer.findByText("Newest sign-ins");
    drawer.getByText("A person’s: its owner alone changes it");
    expect([drawer.queryByText("Customer"), drawer.queryByRole("link")]).toEqual([null, null]);
    expect(drawer.queryByText(/null|undefined/)).toBeNull();
  });

  test("ACC-05 acts on ticked accounts ask for a reason where one is due, and say what became of each", async () => {
    const { asked } = await open();
    await rowOf("MY50000000");
    for (const box of screen.getAllByRole("checkbox").slice(1, 3)) await act(async () => fireEvent.click(box));
    await press("Disable");
    await screen.findByText(/^Nobody signs in with them/);
    await type(/^Why/, "Has left");
    await act(async () => fireEvent.click(screen.getAllByRole("button", { name: "Disable" }).at(-1)!));
    await screen.findByText("1 of 2 were changed");
    screen.getByText("Not in this status");
    expect(asked.find(({ name }) => name === "disableAccountsMutation")?.variables).toMatchObject({
      input: { ids: ["u1", "u2"], reason: "Has left" },
    });
  });

  test("ACC-07 before a link to another password goes to an e-mail that nobody verified, that is asked; no is no", async () => {
    const { asked } = await open();
    await rowOf("MY50000000");
    await act(async () => fireEvent.click(screen.getAllByRole("checkbox")[1]!));
    const sendTwice = async (then: string) => {
      await press("Send e-mail");
      const question = within(await screen.findByRole("alertdialog", { name: /^Write to the owner of/ }));
      await act(async () => fireEvent.click(question.getByRole("button", { name: "Send e-mail" })));
      const again = within(await screen.findByRole("alertdialog", { name: /that nobody has verified\?$/ }));
      again.getByText(/MY50000000$/);
      await act(async () => fireEvent.click(again.getByRole("button", { name: then })));
    };
    const sent = () =>
      asked.flatMap(({ name, variables }) =>
        name === "mailAccountsMutation" ? [Object(variables["input"]).alsoUnverified] : [],
      );
    await sendTwice("Don't write");
    await screen.findByText("0 of 1 were changed");
    screen.getByText("E-mail not verified");
    expect(sent()).toEqual([undefined]);
    await press("Close");
    await act(async () => fireEvent.click(screen.getAllByRole("checkbox")[1]!));
    await sendTwice("Write all the same");
    await screen.findByText("1 of 1 were changed");
    expect(sent()).toEqual([undefined, undefined, true]);
  });

  test("PERM-01 who may only view is offered nothing to do", async () => {
    await open(["USER_LIST.VIEW"]);
    await rowOf("MY50000000");
    expect(screen.queryByRole("button", { name: "New account" })).toBeNull();
    await act(async () => fireEvent.click(screen.getAllByRole("checkbox")[1]!));
    for (const name of ["Enable", "Disable", "Unlock", "Cancel account"])
      expect(screen.queryByRole("button", { name })).toBeNull();
  });
});
