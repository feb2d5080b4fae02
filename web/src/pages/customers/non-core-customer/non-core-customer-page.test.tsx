import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { isRecord } from "@linehaul/schema/record";
import { connection } from "../../../parts/testing/connection.ts";
import type { Asked } from "../../../parts/testing/graph.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const row = {
  id: "n1",
  version: 3,
  status: "ENABLED",
  system: "AGENT-CRM",
  outsideNo: "N1002003",
  customerType: "ENTERPRISE",
  name: "Kinta Trading",
  called: "Kinta Trading",
  countryCode: "MY",
  city: "Ipoh",
  contactName: "Siti Rahman",
  phone: "••• ••89",
  email: "s•••@mail.example",
  remark: null,
  customerId: null,
  customerCode: null,
  customerName: null,
  viewerMayEdit: true,
  viewerMayOpen: true,
  viewerMayPromote: true,
};
const linked = {
  ...row,
  customerId: "cu1",
  customerCode: "6010228841",
  customerName: "Kinta",
  viewerMayPromote: false,
};
const open = (rows: readonly object[]) =>
  renderPage("NON_CORE_CUSTOMER", {
    answer: ({ name }) => {
      if (name === "nonCoreCustomerFormSaveMutation")
        return { SaveNonCoreCustomerPayload: () => ({ nonCoreCustomer: row, errors: [] }) };
      if (name === "promoteNonCoreMutation")
        return { PromoteNonCoreCustomerPayload: () => ({ nonCoreCustomer: linked, errors: [] }) };
      return connection("NonCoreCustomerConnection", rows);
    },
  });
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole("button", { name });
  await act(async () => fireEvent.click(button));
};
/** What the form sent. */
const saved = (asked: readonly Asked[]) =>
  waitFor(() => {
    const sent = asked.find(({ name }) => name === "nonCoreCustomerFormSaveMutation")?.variables["input"];
    if (!isRecord(sent)) throw new Error("nothing was sent");
    return sent;
  });
beforeEach(() => sessionStorage.clear());

describe("non-core customers", { timeout: 20_000 }, () => {
  test("CUS-19 a row says where somebody is kept and how he is reached, masked; one that is a customer leads to it", async () => {
    await open([linked]);
    const line = (await screen.findByText("Kinta Trading")).closest("tr")?.textContent;
    expect(line).toMatch(/Kinta Trading.*Company.*AGENT-CRM.*N1002003.*Siti Rahman.*••• ••89.*Kinta/);
    expect(screen.getByRole("link", { name: /Kinta$/ })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Make a customer/ })).toBeNull();
  });

  test("CUS-13 CUS-19 a customer is made after a question, and opens where the rest of it is written", async () => {
    const { asked, shell } = await open([row]);
    await press("Make a customer Kinta Trading");
    await press("Make a customer");
    await waitFor(() =>
      expect(shell.open).toHaveBeenCalledWith("COMPANY_CUSTOMER_FORM", { id: "cu1" }, { title: "Kinta Trading" }),
    );
    const sent = asked.find(({ name }) => name === "promoteNonCoreMutation")?.variables;
    expect(sent).toMatchObject({ input: { id: "n1", version: 3 } });
  });

  test("CUS-19 what comes masked is not sent when it is left as it is", async () => {
    const { asked } = await open([row]);
    await press("Edit Kinta Trading");
    const city = await screen.findByRole("textbox", { name: /^City/ });
    await act(async () => fireEvent.change(city, { target: { value: "" } }));
    await press("Save");
    const { phone, email, ...sent } = await saved(asked);
    expect([phone, email]).toEqual([undefined, undefined]);
    expect(sent).toMatchObject({ id: "n1", version: 3, city: null, customerCode: null });
  });

  test("CUS-19 PERM-12 an e-mail that is replaced by nothing is taken away; a telephone is not", async () => {
    const { asked } = await open([row]);
    await press("Edit Kinta Trading");
    await press("Replace E-mail");
    await press("Replace Phone");
    await press("Save");
    const box = (name: RegExp) => screen.getByRole("textbox", { name }).getAttribute("aria-invalid");
    await waitFor(() => expect(box(/^Phone/)).toBe("true"));
    expect(box(/^E-mail/)).not.toBe("true");
    expect(asked.some(({ name }) => name === "nonCoreCustomerFormSaveMutation")).toBe(false);
    await press("Keep Phone as it was");
    await press("Save");
    const { phone, email } = await saved(asked);
    expect([phone, email]).toEqual([undefined, null]);
  });
});
