import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const rule = {
  id: "rule-1",
  form: "NEW_ORDER",
  field: "receiver.certNo",
  fieldName: "Receiver certificate number",
  fromCountry: null,
  fromRegion: "",
  from: null,
  toCountry: "JP",
  toRegion: "",
  to: { name: "Japan" },
  productCode: "INTL_EXPRESS",
  product: { name: "International Express" },
  cargoTypeCode: null,
  cargoType: null,
  customerTypes: ["PERSONAL"],
  effect: "REQUIRED",
  minLength: 6,
  maxLength: 20,
  pattern: "[A-Z]\\d+",
  choices: [],
  message: "",
  messageEn: "",
  messageZhCn: "",
  messageZhHk: "",
  priority: 0,
  validFrom: "2026-11-01",
  validTo: null,
  status: "ENABLED",
  version: 3,
  viewerMayEdit: true,
  viewerMayDelete: true,
};
const PREVIEWED = [
  { ...rule, id: "rule-2", field: "receiver.company", effect: "HIDDEN" },
  { ...rule, id: "rule-3", field: "senderReason", minLength: 0, maxLength: 0, pattern: "", choices: ["SALE", "GIFT"] },
  { ...rule, id: "rule-4", field: "receiver.postCode", message: "Seven digits" },
  rule,
];
beforeEach(() => sessionStorage.clear());

const open = () =>
  renderPage("FIELD_RULE", {
    answer: ({ name }) => {
      if (name === "useReferenceQuery") return { Query: () => ({ reference: [] }) };
      if (name === "countryChoiceQuery")
        return { Query: () => ({ countries: [{ code: "JP", name: "Japan", status: "ENABLED" }] }) };
      if (name === "previewedFormQuery")
        return { Query: () => ({ formPreviewed: { answer: { rules: PREVIEWED }, errors: [] } }) };
      if (name === "fieldRuleFormSaveMutation") return { SaveFieldRulePayload: () => ({ errors: [] }) };
      return connection("FieldRuleConnection", [rule]);
    },
  });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const fill = (field: HTMLElement, value: string) => act(async () => fireEvent.change(field, { target: { value } }));

test("SYS-07 a rule with what it says and for whom; one that loosens the contract is told at its field, one that tightens it is saved", async () => {
  const { asked } = await open();
  const row = within((await screen.findAllByRole("row"))[1]!);
  for (const text of [
    "Receiver certificate number",
    "Required",
    "6 to 20 characters, like [A-Z]\\d+",
    "Japan",
    "Anywhere",
    "International Express, Person",
    "New orders",
  ])
    row.getByText(text);
  await press("Edit Receiver certificate number");
  const form = within(await screen.findByRole("dialog", { name: "Edit the rule of Receiver certificate number" }));
  const most = form.getByRole("textbox", { name: /Most characters/ });
  await fill(most, "99");
  await press("Save");
  await form.findByText("The field takes 40 characters at the most");
  await fill(most, "30");
  await press("Save");
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "fieldRuleFormSaveMutation")?.variables["input"]).toMatchObject({
      field: "receiver.certNo",
      maxLength: 30,
      customerTypes: ["PERSONAL"],
      version: 3,
    }),
  );
});

test("SYS-07 the fields of a correction are its own", async () => {
  await open();
  await screen.findAllByRole("row");
  await press("New field rule");
  const form = within(await screen.findByRole("dialog", { name: "New field rule" }));
  const fields = () => within(form.getByRole("combobox", { name: /^Field/ })).getAllByRole("option");
  expect(fields().length).toBeGreaterThan(60);
  await fill(form.getByRole("combobox", { name: /^Where/ }), "CORRECTION");
  expect(fields()).toHaveLength(9);
});

test("SYS-07 a rule of accounts has fields of its own and no lane; what was said of an order before is not sent", async () => {
  const { asked } = await open();
  await screen.findAllByRole("row");
  await press("New field rule");
  const form = within(await screen.findByRole("dialog", { name: "New field rule" }));
  await fill(form.getByLabelText(/^To region/), "Osaka");
  await fill(form.getByRole("combobox", { name: /^Where/ }), "USER_ACCOUNT");
  const fields = within(form.getByRole("combobox", { name: /^Field/ })).getAllByRole("option");
  expect(fields.map(({ textContent }) => textContent)).toEqual([
    "Choose…",
    "User name",
    "First name",
    "Last name",
    "E-mail",
    "Telephone",
  ]);
  expect(form.queryByLabelText(/^To region/)).toBeNull();
  expect(form.queryByRole("combobox", { name: /^(Product|Cargo type|To country)/ })).toBeNull();
  await fill(form.getByRole("combobox", { name: /^Field/ }), "account.phone");
  await press("Save");
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "fieldRuleFormSaveMutation")?.variables["input"]).toMatchObject({
      form: "USER_ACCOUNT",
      field: "account.phone",
      toCountry: null,
      toRegion: "",
      productCode: null,
    }),
  );
});

test("SYS-07 rules of one form alone are listed when somebody says so", async () => {
  const { asked } = await open();
  await screen.findAllByRole("row");
  await press("+ Filter");
  await press("Where");
  await act(async () => fireEvent.click(await screen.findByRole("radio", { name: "Corrections" })));
  await waitFor(() =>
    expect(asked.findLast(({ name }) => name === "fieldRulePageQuery")?.variables["filter"]).toMatchObject({
      form: "CORRECTION",
    }),
  );
});

test("SYS-07 a form is previewed: what is needed, what may be chosen, what is said, and what is left out", async () => {
  const { asked } = await open();
  await screen.findAllByRole("row");
  await press("Preview a form");
  const box = within(await screen.findByRole("dialog", { name: "Preview a form" }));
  await box.findAllByRole("combobox");
  await act(async () =>
    fireEvent.change(box.getByRole("combobox", { name: /^To country/ }), { target: { value: "JP" } }),
  );
  await press("Show it");
  const shown = within(await screen.findByRole("region", { name: "The form" }));
  const post = await shown.findByRole<HTMLInputElement>("textbox", { name: /Receiver postal code/ });
  expect([post.required, post.maxLength]).toEqual([true, 20]);
  shown.getByText("Seven digits");
  expect(shown.queryByRole("textbox", { name: /Receiver company/ })).toBeNull();
  shown.getByText("Receiver company");
  const reasons = within(shown.getByRole("combobox", { name: /Reason for sending/ })).getAllByRole("option");
  expect(reasons.map(({ textContent }) => textContent)).toEqual(["Choose…", "SALE", "GIFT"]);
  expect(asked.find(({ name }) => name === "previewedFormQuery")?.variables["input"]).toMatchObject({
    form: "NEW_ORDER",
    toCountry: "JP",
    productCode: null,
    customerType: null,
  });
  // Of an account nothing is asked that an order alone has.
  await act(async () =>
    fireEvent.change(box.getByRole("combobox", { name: /^Where/ }), { target: { value: "USER_ACCOUNT" } }),
  );
  expect(box.queryByRole("combobox", { name: /^To country/ })).toBeNull();
  await press("Show it");
  await shown.findByRole("textbox", { name: /Last name/ });
  expect(shown.queryByRole("textbox", { name: /Receiver postal code/ })).toBeNull();
});
