import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { MenuButton } from "@linehaul/schema/modules";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";
import { newChanges, type Changes } from "../../../tab/changes.ts";

const may = { viewerMayOpen: true, viewerMayEdit: false, viewerMayWithdraw: false, viewerMayDelete: false };
const licence = { id: "018f0008-0000-7000-8000-000000000001", name: "licence.pdf", bytes: 2_000_000 };
const draft = {
  ...may,
  id: "a1",
  version: 2,
  kind: "COD",
  status: "DRAFT",
  cardState: null,
  customerId: "cu1",
  customerCode: "8410228841",
  customerName: "Dong A Trading",
  remark: "Its buyers pay in cash",
  papers: [
    { paper: "BUSINESS_LICENCE", isRequired: true, file: licence },
    { paper: "BANK_STATEMENT", isRequired: true, file: null },
    { paper: "OTHER", isRequired: false, file: null },
  ],
  submissions: 0,
  submittedBy: null,
  submittedAt: null,
  decidedBy: null,
  decidedAt: null,
  reason: null,
  createdBy: "hoa",
  modifiedBy: "hoa",
  viewerMayEdit: true,
  viewerMayDelete: true,
};
const full = [
  { paper: "BUSINESS_LICENCE", isRequired: true, file: licence },
  { paper: "OTHER", isRequired: false, file: null },
];
const returned = {
  ...draft,
  ...may,
  id: "a2",
  kind: "DOCKING",
  status: "RETURNED",
  papers: full,
  submissions: 1,
  submittedBy: "hoa",
  decidedBy: "lan",
  reason: "Another name",
  viewerMayEdit: true,
};
const card = {
  ...draft,
  ...may,
  id: "a3",
  kind: "CARD",
  status: "SUBMITTED",
  cardState: "PENDING",
  papers: full,
  submissions: 1,
  submittedBy: "hoa",
  viewerMayWithdraw: true,
};
interface World {
  readonly changes?: Changes;
  readonly rows?: () => readonly object[];
}
const open = (buttons?: readonly MenuButton[], { changes, rows = () => [draft, returned, card] }: World = {}) =>
  renderPage("INFORMATION_APPLICATION", {
    ...(buttons && { buttons }),
    ...(changes && { changes }),
    answer: ({ name }) => {
      if (name === "applicationFormSaveMutation")
        return {
          SaveCustomerApplicationPayload: () => ({
            application: null,
            errors: [
              {
                message: "The paper is needed",
                detail: null,
                traceId: "t1",
                field: ["papers", "BANK_STATEMENT"],
              },
            ],
          }),
        };
      if (name === "applicationActsSubmitMutation")
        return { SubmitCustomerApplicationPayload: () => ({ application: returned, errors: [] }) };
      return connection("CustomerApplicationConnection", rows());
    },
  });
const rowOf = async (name: string) => within((await screen.findByRole("button", { name })).closest("tr")!);
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
beforeEach(() => sessionStorage.clear());

test("CUS-19 a draft is edited, submitted or deleted, what waits is taken back by whom it is; its papers are counted, a card says that it waits", async () => {
  await open();
  const first = await rowOf("COD · 8410228841");
  for (const text of ["Draft", "Dong A Trading", "1/2"]) first.getByText(text);
  const labels = (row: Awaited<ReturnType<typeof rowOf>>) =>
    row.getAllByRole("button").map((button: HTMLElement) => button.getAttribute("aria-label") ?? button.textContent);
  expect(labels(first).slice(1)).toEqual(["Edit", "Submit", "Delete"].map((verb) => `${verb} COD · 8410228841`));
  expect(labels(await rowOf("API docking · 8410228841"))).toHaveLength(3);
  const waiting = await rowOf("Monthly card · 8410228841");
  expect(labels(waiting).slice(1)).toEqual(["Take back Monthly card · 8410228841"]);
  waiting.getByText("Waits for assessment");
});

test("CUS-19 the form says at each paper what is wrong with it, and whether it is submitted or kept as a draft", async () => {
  const { asked } = await open();
  await rowOf("COD · 8410228841");
  await press("Edit COD · 8410228841");
  await screen.findByText("licence.pdf");
  await press("Remove Business licence");
  await press("Save and submit");
  const list = within(await screen.findByRole("list", { name: "Papers" }));
  await list.findByText("The paper is needed");
  expect(list.getAllByRole("alert")).toHaveLength(1);
  const sent = () => asked.filter(({ name }) => name === "applicationFormSaveMutation").map((one) => one.variables);
  expect(sent()).toMatchObject([{ input: { id: "a1", version: 2, kind: "COD", submits: true, papers: [] } }]);
});

test("CUS-19 saved as a draft it is not submitted, and keeps the files that it has", async () => {
  const { asked } = await open();
  await rowOf("COD · 8410228841");
  await press("Edit COD · 8410228841");
  await screen.findByText("licence.pdf");
  await press("Save draft");
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "applicationFormSaveMutation")?.variables).toMatchObject({
      input: { submits: false, papers: [{ paper: "BUSINESS_LICENCE", file: licence.id }] },
    }),
  );
});

test("CUS-19 a new one needs its customer, and lists its papers when that is chosen", async () => {
  const { asked } = await open();
  await rowOf("COD · 8410228841");
  await press("New application");
  await screen.findByText("Its papers are listed as soon as the customer is chosen.");
  await press("Save draft");
  await screen.findByText("This field is required");
  expect(asked.some(({ name }) => name === "applicationFormSaveMutation")).toBe(false);
});

test("CUS-19 what lacks papers is led to them before it is submitted; what has them is asked about once", async () => {
  const { asked } = await open();
  await rowOf("COD · 8410228841");
  await press("Submit COD · 8410228841");
  await screen.findByText("Upload these before it is submitted: Bank statement.");
  await press("Edit");
  await screen.findByRole("list", { name: "Papers" });
  await press("Cancel");
  await press("Submit API docking · 8410228841");
  await press("Submit");
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "applicationActsSubmitMutation")?.variables).toMatchObject({
      input: { id: "a2", version: 2 },
    }),
  );
});

test("CUS-15 CUS-19 one is read with its papers to take along and why it came back; of a card, who decides it", async () => {
  await open();
  await rowOf("COD · 8410228841");
  await press("API docking · 8410228841");
  await screen.findByText("lan returned it: Another name");
  expect(screen.getAllByRole("button", { name: /^Download / })).toHaveLength(1);
  await press("Close");
  await press("Monthly card · 8410228841");
  await screen.findByText(/it waits for its credit assessment/);
});

test("PERM-01 who may only see them is offered nothing to write", async () => {
  await open(["INFORMATION_APPLICATION.VIEW"]);
  await rowOf("COD · 8410228841");
  expect(screen.queryByRole("button", { name: "New application" })).toBeNull();
});

test("CUS-19 what somebody else decides shows at once, in the list and in the application that is open", async () => {
  const changes = newChanges();
  const waits = { ...returned, status: "SUBMITTED", decidedBy: null, reason: null, viewerMayEdit: false };
  let row: object = waits;
  const { asked } = await open(undefined, { changes, rows: () => [row] });
  const name = "API docking · 8410228841";
  (await rowOf(name)).getByText("Submitted");
  await press(name);
  await screen.findByRole("dialog");
  row = { ...waits, status: "RETURNED", decidedBy: "lan", reason: "Another name" };
  await act(async () => changes.tell(["ORDERS"]));
  expect(asked.filter((one) => one.name === "informationApplicationPageQuery")).toHaveLength(1);
  await act(async () => changes.tell(["APPLICATIONS"]));
  await screen.findByText("lan returned it: Another name");
  await press("Close");
  (await rowOf(name)).getByText("Returned");
});
