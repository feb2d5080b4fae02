import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { MenuButton } from "@linehaul/schema/modules";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const may = {
  viewerMayOpen: true,
  viewerMayEdit: false,
  viewerMayRenew: false,
  viewerMayTerminate: false,
  viewerMayDownload: true,
};
const draft = {
  ...may,
  id: "c1",
  version: 2,
  contractNo: "CT-1",
  state: "DRAFT",
  kind: "CONTRACT",
  customerId: "cu1",
  customerCode: "8410228841",
  customerName: "Dong A Trading",
  validFrom: "2026-11-20",
  validTo: "2027-11-19",
  signatory: null,
  files: [{ id: "f1", name: "draft.pdf", bytes: 2_000_000, sha256: "ab".repeat(32) }],
  renewsId: null,
  renewsNo: null,
  signedBy: null,
  signedAt: null,
  reason: null,
  createdBy: "hoa",
  modifiedBy: "hoa",
  viewerMayEdit: true,
};
const signed = {
  ...draft,
  ...may,
  id: "c2",
  contractNo: "CT-2",
  state: "SIGNED",
  signatory: "Lan",
  viewerMayRenew: true,
  viewerMayTerminate: true,
};
const open = (buttons?: readonly MenuButton[]) =>
  renderPage("CONTRACT_SIGNING", {
    ...(buttons && { buttons }),
    answer: ({ name }) =>
      name === "contractFormSaveMutation"
        ? { SaveContractPayload: () => ({ contract: draft, errors: [] }) }
        : name === "contractActsSignMutation"
          ? {
              SignContractPayload: () => ({
                contract: null,
                errors: [{ message: "Say who signs it", detail: null, traceId: "t1" }],
              }),
            }
          : connection("ContractConnection", [draft, signed]),
  });
const rowOf = async (no: string) => within((await screen.findByRole("button", { name: no })).closest("tr")!);
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
beforeEach(() => sessionStorage.clear());

test("CUS-22 a draft is edited, signed or deleted, a signed one renewed or ended; days are the site's", async () => {
  await open();
  const first = await rowOf("CT-1");
  for (const text of ["Draft", "Contract", "Dong A Trading", "2026/11/20", "2027/11/19"]) first.getByText(text);
  const labels = (row: Awaited<ReturnType<typeof rowOf>>) =>
    row.getAllByRole("button").map((button: HTMLElement) => button.getAttribute("aria-label") ?? button.textContent);
  expect(labels(first)).toEqual(["CT-1", "Edit CT-1", "Sign CT-1", "Delete CT-1"]);
  expect(labels(await rowOf("CT-2"))).toEqual(["CT-2", "Renew CT-2", "End CT-2"]);
});

test("CUS-22 one that follows another begins on the day after it, with its customer and kind, and says which it follows", async () => {
  const { asked } = await open();
  await rowOf("CT-2");
  await press("Renew CT-2");
  await screen.findByText("It follows CT-2, and begins when that has ended.");
  const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
  expect([(await field(/^First day/)).value, (await field(/^Last day/)).value]).toEqual(["2027-11-20", "2028-11-18"]);
  const number = await screen.findByRole("textbox", { name: /^Number(?! or)/ });
  await act(async () => fireEvent.change(number, { target: { value: "CT-3" } }));
  await press("Save");
  await waitFor(() => expect(asked.some(({ name }) => name === "contractFormSaveMutation")).toBe(true));
  const sent = asked.find(({ name }) => name === "contractFormSaveMutation")?.variables;
  expect(sent).toMatchObject({
    input: {
      customerId: "cu1",
      renewsId: "c2",
      contractNo: "CT-3",
      kind: "CONTRACT",
      validFrom: "2027-11-20",
      files: [],
    },
  });
});

test("CUS-22 a new one needs its customer and number, told at the fields; a file that a draft has can go", async () => {
  const { asked } = await open();
  await rowOf("CT-1");
  await press("New contract");
  await screen.findByRole("combobox", { name: /^Customer/ });
  await press("Save");
  await waitFor(() => expect(screen.getAllByText("This field is required").length).toBeGreaterThanOrEqual(2));
  expect(asked.some(({ name }) => name === "contractFormSaveMutation")).toBe(false);
  await press("Cancel");
  await press("Edit CT-1");
  await press("Remove draft.pdf");
  await press("Save");
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "contractFormSaveMutation")?.variables).toMatchObject({
      input: { id: "c1", version: 2, files: [] },
    }),
  );
});

test("CUS-22 signing asks first and says what was refused; the files show their hash, for whom may take them along", async () => {
  const { asked } = await open();
  await rowOf("CT-1");
  await press("Sign CT-1");
  await screen.findByText("Enter CT-1 as signed?");
  await press("Sign");
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "contractActsSignMutation")?.variables).toMatchObject({
      input: { id: "c1", version: 2 },
    }),
  );
  await press("Cancel");
  await press("CT-1");
  await screen.findByText("abababababab");
  screen.getByRole("button", { name: "Download draft.pdf" });
});

test("PERM-01 who may only see them is offered nothing to do", async () => {
  await open(["CONTRACT_SIGNING.VIEW"]);
  await rowOf("CT-1");
  expect(screen.queryByRole("button", { name: "New contract" })).toBeNull();
});
