import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const rule = {
  id: "r1",
  version: 3,
  ruleNo: "MONTHLY-COMPANY",
  settlementType: "MONTHLY",
  customerType: "ENTERPRISE",
  contractRequired: true,
  agreementRequired: false,
  status: "ENABLED",
  viewerMayEdit: true,
};
beforeEach(() => sessionStorage.clear());

test("CUS-22 a rule says for whom it asks for which papers, and is saved as it was chosen", async () => {
  const { asked } = await renderPage("CONTRACT_RULES", {
    answer: ({ name }) =>
      name === "contractRulesFormSaveMutation"
        ? { SaveContractRulePayload: () => ({ contractRule: rule, errors: [] }) }
        : connection("ContractRuleConnection", [rule]),
  });
  const row = within((await screen.findAllByRole("row"))[1]!);
  for (const text of ["MONTHLY-COMPANY", "Monthly", "Companies", "Needed", "Not needed"]) row.getByText(text);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Edit MONTHLY-COMPANY" })));
  const box = await screen.findByRole("checkbox", { name: "Agreement" });
  await act(async () => fireEvent.click(box));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })));
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "contractRulesFormSaveMutation")?.variables).toMatchObject({
      input: { id: "r1", version: 3, settlementType: "MONTHLY", contractRequired: true, agreementRequired: true },
    }),
  );
});
