import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { Answer } from "../../../parts/testing/graph.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const result = {
  done: 1,
  rows: [
    { name: "nur.aisyah", userName: "nur.aisyah", displayName: "Nur Aisyah", outcome: "DONE", items: ["AUDITOR"] },
    { name: "999999", userName: null, displayName: null, outcome: "UNKNOWN", items: [] },
  ],
};
const answer: Answer = ({ name }) => {
  if (name === "permBatchOutcomeQuery") return { BatchCheckPayload: () => ({ result, errors: [] }) };
  if (name === "permBatchOutcomeGrantMutation") return { BatchGrantPayload: () => ({ result, errors: [] }) };
  return {
    Query: () => ({
      roleChoices: [{ id: "role-1", code: "AUDITOR", name: "Auditor", status: "ENABLED" }],
      dataGroupChoices: [{ id: "group-1", code: "SITE_MY", name: "Malaysia", kind: "CONSTANT" }],
    }),
  };
};
const paste = async (text: string) =>
  fireEvent.change(await screen.findByLabelText(/User names or work numbers/), { target: { value: text } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

describe("batch authorisation", () => {
  test("ACC-05 what is pasted is cleaned and counted; more than 200 can't be checked", async () => {
    await renderPage("PERM_BATCH", { answer });
    await paste("Nur.Aisyah nur.aisyah @@ 999999");
    expect(screen.getByText(/2 accounts · more than once: nur.aisyah · left out.*@@/)).toBeTruthy();
    fireEvent.click(screen.getByLabelText("Auditor"));
    await paste(Array.from({ length: 201 }, (_, n) => `too.many${n}`).join("\n"));
    expect(screen.getByText("At most 200 accounts at once")).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Check first" }).disabled).toBe(true);
  });

  test("PERM-11 a batch is checked first, then applied once, each account's outcome told", async () => {
    const { asked } = await renderPage("PERM_BATCH", { answer });
    await paste("nur.aisyah 999999");
    fireEvent.click(screen.getByLabelText("Auditor"));
    await press("Check first");
    const preview = within(await screen.findByRole("table", { name: "What would become of each account" }));
    expect(preview.getByText("Will be granted")).toBeTruthy();
    expect(preview.getByText("No such account")).toBeTruthy();
    await act(async () => {
      const button = screen.getByRole("button", { name: "Grant to 1 account" });
      fireEvent.click(button);
      fireEvent.click(button);
    });
    const outcomes = within(await screen.findByRole("table", { name: "What became of each account" }));
    expect(outcomes.getByText("Granted")).toBeTruthy();
    const sent = asked.filter((a) => a.name === "permBatchOutcomeGrantMutation");
    expect(sent).toHaveLength(1);
    expect(sent[0]?.variables["input"]).toMatchObject({ names: ["nur.aisyah", "999999"], roleIds: ["role-1"] });
    expect(sent[0]?.variables["input"]).toHaveProperty("idempotencyKey");
  });
});
