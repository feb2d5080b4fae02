import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { GraphFailure } from "../../relay/failure.ts";
import { toastStore } from "../../tab/toast/queue.ts";
import { connection } from "../testing/connection.ts";
import type { Answer } from "../testing/graph.ts";
import { renderPage } from "../testing/render-page.tsx";

const ringgit = {
  id: "currency-myr",
  code: "MYR",
  nameEn: "Malaysian ringgit",
  nameZh: "马来西亚林吉特",
  symbol: "RM",
  decimals: 2,
  rateToCny: "1.7104",
  sort: 20,
  status: "ENABLED",
  version: 3,
  viewerMayEdit: true,
  viewerMayEnable: true,
  viewerMayDisable: true,
};
const list = (nodes: readonly object[]) => connection("CurrencyConnection", nodes);
const open = (answer: Answer, more: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage("CURRENCY", { answer, ...more });
/** The list, and what a save answers. */
const saving =
  (payload: object): Answer =>
  ({ name }) =>
    name === "currencyFormSaveMutation" ? { SaveCurrencyPayload: () => payload } : list([ringgit]);

const field = (label: string) => screen.findByRole<HTMLInputElement>("textbox", { name: label });
async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) fireEvent.change(await field(label), { target: { value } });
}
const save = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })));
const dong = { Code: "VND", Symbol: "₫", "English name": "Dong", "Chinese name": "越南盾", "Rate to CNY": "0.00027" };

beforeEach(() => sessionStorage.clear());

/** What every catalogue's page does, seen on the currencies. */
describe("a catalogue's page", () => {
  test("shows each with what may be done with it", async () => {
    await open(() => list([{ ...ringgit, viewerMayDisable: false }]), { buttons: ["CURRENCY.VIEW"] });
    const row = within((await screen.findAllByRole("row"))[1]!);
    row.getByText("MYR");
    row.getByRole("button", { name: "Edit MYR" });
    expect(row.queryByRole("button", { name: "Disable MYR" })).toBeNull();
    expect(screen.queryByRole("button", { name: "New currency" })).toBeNull();
  });

  test("an empty list offers to make the first one, to those who may", async () => {
    await open(() => list([]));
    const notice = (await screen.findByText("No currencies yet")).parentElement!;
    expect(within(notice).getByRole("button", { name: "New currency" })).toBeTruthy();
  });

  test("a rule of the schema speaks at its field and nothing is sent", async () => {
    const { asked } = await open(saving({ errors: [] }));
    fireEvent.click(await screen.findByRole("button", { name: "New currency" }));
    await fill({ ...dong, Code: "dong", Decimals: "7" });
    await save();
    screen.getByText("Three capital letters, as in ISO 4217");
    screen.getByText("At most 4");
    expect((await field("Code")).getAttribute("aria-invalid")).toBe("true");
    expect(asked.map((a) => a.name)).not.toContain("currencyFormSaveMutation");
  });

  test("an error of the server lands on its field, which gets the focus", async () => {
    await open(
      saving({ currency: null, errors: [{ message: "Already in use", field: ["code"], __typename: "InvalidInput" }] }),
    );
    fireEvent.click(await screen.findByRole("button", { name: "New currency" }));
    await fill(dong);
    await save();
    await screen.findByText("Already in use");
    expect(document.activeElement).toBe(await field("Code"));
  });

  test("what is wrong with the whole is said in the dialog, and nothing typed is lost", async () => {
    await open(({ name }) =>
      name === "currencyFormSaveMutation"
        ? new GraphFailure({
            code: "09020501",
            message: "The order service can't be reached",
            traceId: "abcdef0123456789",
          })
        : list([ringgit]),
    );
    fireEvent.click(await screen.findByRole("button", { name: "New currency" }));
    await fill(dong);
    await save();
    await screen.findByText("The order service can't be reached");
    screen.getByTitle("abcdef0123456789");
    expect((await field("Code")).value).toBe("VND");
  });

  test("FLT-02 what a service declined is said with its detail and its trace id, in the dialog of a form and in a toast", async () => {
    const error = { message: "Not in this state.", detail: "APPROVED", traceId: "abcdef0123456789", field: null };
    await open(({ name }) =>
      name === "currencyFormSaveMutation"
        ? { SaveCurrencyPayload: () => ({ currency: null, errors: [error] }) }
        : name === "currencyPageDisableMutation"
          ? { DisableCurrencyPayload: () => ({ currency: null, errors: [error] }) }
          : list([ringgit]),
    );
    fireEvent.click(await screen.findByRole("button", { name: "New currency" }));
    await fill(dong);
    await save();
    await screen.findByText("Not in this state. APPROVED");
    screen.getByTitle("abcdef0123456789");
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    fireEvent.click(screen.getByRole("button", { name: "Discard" }));
    fireEvent.click(await screen.findByRole("button", { name: "Disable MYR" }));
    const question = within(screen.getByRole("alertdialog", { name: "Disable MYR?" }));
    await act(async () => fireEvent.click(question.getByRole("button", { name: "Disable" })));
    const { message: text, detail, traceId } = error;
    expect(toastStore.get().at(-1)).toMatchObject({ text, detail, traceId });
  });

  test("ERR-05 a save carries a key, is locked against a second press, closes the dialog and asks for the list again", async () => {
    const { asked, shell } = await open(saving({ currency: ringgit, errors: [] }));
    fireEvent.click(await screen.findByRole("button", { name: "Edit MYR" }));
    await fill({ Symbol: "RM." });
    expect(shell.setDirty).toHaveBeenLastCalledWith(true);
    const button = screen.getByRole("button", { name: "Save" });
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    await waitFor(() => expect(screen.queryByRole("button", { name: "Save" })).toBeNull());
    const saves = asked.filter((a) => a.name === "currencyFormSaveMutation");
    expect(saves).toHaveLength(1);
    expect(saves[0]?.variables["input"]).toMatchObject({ id: "currency-myr", version: 3, code: "MYR", symbol: "RM." });
    expect(saves[0]?.variables["input"]).toHaveProperty("idempotencyKey", expect.stringMatching(/^[0-9a-f]{32}$/));
    expect(shell.setDirty).toHaveBeenLastCalledWith(false);
    expect(asked.filter((a) => a.name === "currencyPageQuery")).toHaveLength(2);
  });

  test("Ctrl+Enter saves; leaving with something typed asks first", async () => {
    const { asked } = await open(saving({ currency: null, errors: [{ message: "No", field: null }] }));
    fireEvent.click(await screen.findByRole("button", { name: "New currency" }));
    await fill(dong);
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    screen.getByText("Discard the changes?");
    fireEvent.click(screen.getByRole("button", { name: "Keep editing" }));
    await act(async () => fireEvent.keyDown(screen.getByDisplayValue("VND"), { key: "Enter", ctrlKey: true }));
    await waitFor(() => expect(asked.at(-1)?.name).toBe("currencyFormSaveMutation"));
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    fireEvent.click(screen.getByRole("button", { name: "Discard" }));
    expect(screen.queryByDisplayValue("VND")).toBeNull();
  });

  test("taking one out of use asks first, with the focus on the safe button", async () => {
    const { asked } = await open(({ name }) =>
      name === "currencyPageDisableMutation"
        ? { DisableCurrencyPayload: () => ({ currency: { ...ringgit, status: "DISABLED" }, errors: [] }) }
        : list([ringgit]),
    );
    fireEvent.click(await screen.findByRole("button", { name: "Disable MYR" }));
    const question = within(screen.getByRole("alertdialog", { name: "Disable MYR?" }));
    expect(document.activeElement).toBe(question.getByRole("button", { name: "Cancel" }));
    await act(async () => fireEvent.click(question.getByRole("button", { name: "Disable" })));
    await screen.findByRole("button", { name: "Enable MYR" });
    expect(asked.at(-1)?.variables["input"]).toMatchObject({ id: "currency-myr" });
    expect(asked.at(-1)?.variables["input"]).toHaveProperty("idempotencyKey");
  });
});
