import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const kinta = {
  id: "declaration-1",
  customerCode: "0000000001",
  customerName: "Kinta Trading",
  direction: "EXPORT",
  countryCode: null,
  country: null,
  method: "GENERAL_TRADE",
  documents: ["COMMERCIAL_INVOICE", "IMPORT_LICENCE"],
  validFrom: "2026-11-01",
  validTo: null,
  remark: "Agreed in May",
  status: "ENABLED",
  version: 3,
  viewerMayEdit: true,
  viewerMayEnable: true,
  viewerMayDisable: true,
  viewerMayDelete: true,
};
const answer = {
  orderNo: "SF1000000000001",
  customerName: "Kinta Trading",
  countryCode: "SG",
  day: "2026-11-20",
  exported: { ordered: "PERSONAL", row: kinta },
  imported: { ordered: "SIMPLIFIED", row: null },
};
const unknown = { message: "None of your orders has this number", traceId: null };
const open = (more: { readonly isUnknown?: boolean; readonly buttons?: readonly "DECLARATION_CONFIG.VIEW"[] } = {}) =>
  renderPage("DECLARATION_CONFIG", {
    ...(more.buttons && { buttons: more.buttons }),
    answer: ({ name }) => {
      if (name === "countryChoiceQuery") return { Query: () => ({ countries: [{ code: "SG", name: "Singapore" }] }) };
      if (name === "declarationBoxAnswerQuery")
        return {
          Query: () => ({
            orderDeclaration: more.isUnknown ? { answer: null, errors: [unknown] } : { answer, errors: [] },
          }),
        };
      if (name === "declarationConfigFormSaveMutation") return { SaveDeclarationConfigPayload: () => ({ errors: [] }) };
      return connection("DeclarationConfigConnection", [kinta]);
    },
  });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const fill = (field: HTMLElement, value: string) => act(async () => fireEvent.change(field, { target: { value } }));
async function askFor(number: string) {
  await press("What holds for an order?");
  const box = within(await screen.findByRole("dialog", { name: "What holds for an order?" }));
  await fill(box.getByRole("textbox", { name: "Waybill number" }), number);
  await press("Ask");
  return box;
}

beforeEach(() => sessionStorage.clear());

test("REV-01 a row with its direction, country, method, documents and days; a form that sends any country as none", async () => {
  const { asked } = await open();
  const line = within((await screen.findAllByRole("row"))[1]!);
  for (const text of ["Export", "Any country", "General trade", "Commercial invoice, Import licence", "2026/11/01 – …"])
    line.getByText(text);
  await press("Edit Kinta Trading · Export · Any country");
  const form = within(await screen.findByRole("dialog", { name: "Edit Kinta Trading" }));
  await fill(form.getByLabelText("Holds until"), "2026-10-01");
  await press("Save");
  await form.findByText("Not before the first day");
  await fill(form.getByLabelText("Holds until"), "2026-12-31");
  await act(async () => fireEvent.click(form.getByRole("checkbox", { name: "ID of the sender" })));
  await press("Save");
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "declarationConfigFormSaveMutation")?.variables["input"]).toMatchObject({
      countryCode: null,
      documents: ["COMMERCIAL_INVOICE", "IMPORT_LICENCE", "SENDER_ID"],
      validTo: "2026-12-31",
      version: 3,
    }),
  );
});

test("REV-01 the box says what holds for an order and where the order differs, and shows the row in the list", async () => {
  const { asked } = await open();
  await screen.findByText("Kinta Trading");
  const box = await askFor(" SF1000000000001 ");
  await box.findByText("The order says otherwise: Personal effects");
  box.getByText("None: the declaration method of the order alone");
  expect(asked.findLast(({ name }) => name === "declarationBoxAnswerQuery")?.variables["input"]).toEqual({
    waybillNo: "SF1000000000001",
  });
  await press(/^Kinta Trading · Any country/);
  await waitFor(() =>
    expect(asked.findLast(({ name }) => name === "declarationConfigPageQuery")?.variables["filter"]).toEqual({
      keyword: "0000000001",
      status: null,
    }),
  );
});

test("REV-01 the box says of a number that it is none of the viewer's orders", async () => {
  await open({ isUnknown: true });
  await screen.findByText("Kinta Trading");
  const box = await askFor("NOBODY-1");
  await box.findByText("None of your orders has this number");
  expect(box.queryByRole("region", { name: "Export" })).toBeNull();
});

test("PERM-01 who only looks is offered the box alone", async () => {
  await open({ buttons: ["DECLARATION_CONFIG.VIEW"] });
  await screen.findByText("Kinta Trading");
  screen.getByRole("button", { name: "What holds for an order?" });
  expect(screen.queryByRole("button", { name: "New declaration" })).toBeNull();
});
