import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import type { MenuButton } from "@linehaul/schema/modules";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const item = (name: string, isNeeded: boolean, isThere: boolean, more: object = {}) => ({
  name,
  isNeeded,
  isThere,
  rules: [],
  until: null,
  ...more,
});
const lacking = [
  item("IDENTITY", true, true),
  item("CONTACT", true, true),
  item("CARD", true, false),
  item("CONTRACT", true, false, { rules: ["MONTHLY-COMPANY"] }),
  item("AGREEMENT", false, false),
];
const whole = [
  item("IDENTITY", true, true),
  item("CARD", true, true),
  item("CONTRACT", true, true, { rules: ["MONTHLY-COMPANY"], until: "2027-10-31" }),
];
const readiness = {
  customerId: "cu1",
  customerCode: "8410228841",
  version: 4,
  nameEn: "Dong A Trading",
  customerType: "PERSONAL",
  status: "APPROVED",
  items: lacking,
  isReady: false,
  viewerMayBegin: true,
};
const open = (of: object = {}, buttons?: readonly MenuButton[]) =>
  renderPage("COMPANY_CUSTOMER_ENABLE_EDIT", {
    params: { id: "cu1" },
    ...(buttons && { buttons }),
    answer: ({ name }) =>
      name === "checklistMutation"
        ? { BeginCustomerPayload: () => ({ readiness: { customerId: "cu1" }, errors: [] }) }
        : { Query: () => ({ customerReadiness: { ...readiness, ...of } }) },
  });
beforeEach(() => sessionStorage.clear());

describe("what a customer needs", { timeout: 20_000 }, () => {
  test("CUS-22 what is there, missing and not needed is said in words, with the rule that asks for it and the way to mend it", async () => {
    await open();
    const rows = (await screen.findAllByRole("listitem")).map((row) => row.textContent);
    expect(rows).toContain("ThereA certificate whose number is valid");
    expect(rows).toContain("MissingA monthly card in useIts cards");
    expect(rows).toContain("MissingA signed contract that holds todayBy MONTHLY-COMPANYIts contracts");
    expect(rows).toContain("Not neededA signed agreement that holds today");
    expect(screen.getByRole("button", { name: "Make usable" }).hasAttribute("disabled")).toBe(true);
  });

  test("CUS-13 with all of it the customer is made usable as it was read", async () => {
    const { asked } = await open({ items: whole, isReady: true });
    await screen.findByText("Until 2027/10/31");
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Make usable" })));
    await waitFor(() =>
      expect(asked.find(({ name }) => name === "checklistMutation")?.variables).toMatchObject({
        input: { id: "cu1", version: 4 },
      }),
    );
  });

  test("PERM-01 who may not make it usable sees what is missing, and links to what he may open alone", async () => {
    await open({ viewerMayBegin: false }, ["COMPANY_CUSTOMER_ENABLE_EDIT.EDIT"]);
    await screen.findByText("A monthly card in use");
    expect(screen.queryByRole("button", { name: "Make usable" })).toBeNull();
    expect(screen.queryByRole("link")).toBeNull();
  });
});
