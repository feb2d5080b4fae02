import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const row = {
  id: "audit-1",
  userName: "reviewer2.my",
  countries: ["JP", "KR"],
  destinations: [{ name: "Japan" }, { name: "South Korea" }],
  remark: "Japan and Korea",
  status: "ENABLED",
  version: 3,
  viewerMayEdit: true,
  viewerMayEnable: true,
  viewerMayDisable: true,
};
const JAPAN = { countryCode: "JP", country: { name: "Japan" }, waiting: 4, userNames: ["reviewer2.my"] };
const BRAZIL = { countryCode: "BR", country: { name: "Brazil" }, waiting: 2, userNames: [] };
const open = (isCovered = false) =>
  renderPage("STAFF_AUDIT_AUTH", {
    answer: ({ name }) => {
      if (name === "countryChoiceQuery")
        return {
          Query: () => ({
            countries: [
              { code: "JP", name: "Japan" },
              { code: "KR", name: "South Korea" },
            ],
          }),
        };
      if (name === "staffAuditAuthFormSaveMutation") return { SaveStaffAuditAuthPayload: () => ({ errors: [] }) };
      if (name === "staffAuditAuthPageDisableMutation")
        return { DisableStaffAuditAuthPayload: () => ({ staffAuditAuth: row, errors: [] }) };
      return {
        ...connection("StaffAuditAuthConnection", [row]),
        Query: () => ({ auditCoverage: isCovered ? [JAPAN] : [JAPAN, BRAZIL] }),
      };
    },
  });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

beforeEach(() => sessionStorage.clear());

test("PERM-10 the page names destinations whose waiting orders nobody may review", async () => {
  await open();
  const note = await screen.findByRole("note");
  expect(note.textContent).toMatch(/^Nobody may review what waits for these destinations.*: Brazil \(2\)$/);
});

test("PERM-10 where somebody reviews everything that waits, nothing is said", async () => {
  await open(true);
  await screen.findByText("reviewer2.my");
  expect(screen.queryByText(/Nobody may review/)).toBeNull();
});

test("PERM-10 a row says to where; all destinations are sent as none named, and none at all is refused", async () => {
  const { asked } = await open();
  const line = within((await screen.findAllByRole("row"))[1]!);
  line.getByText("Japan, South Korea");
  await press("Edit reviewer2.my");
  const form = within(await screen.findByRole("dialog", { name: "Edit reviewer2.my" }));
  for (const name of ["Japan", "South Korea"])
    await act(async () => fireEvent.click(await form.findByRole("checkbox", { name })));
  await press("Save");
  await form.findByText("This field is required");
  await act(async () => fireEvent.click(form.getByRole("checkbox", { name: "All destinations" })));
  await press("Save");
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "staffAuditAuthFormSaveMutation")?.variables["input"]).toMatchObject({
      id: "audit-1",
      version: 3,
      userName: "reviewer2.my",
      countries: null,
    }),
  );
});

test("PERM-10 after one is taken out of use the page asks again who reviews what", async () => {
  const { asked } = await open();
  await screen.findByText("reviewer2.my");
  const before = asked.filter(({ name }) => name === "staffAuditAuthPageQuery").length;
  await press(/^Disable reviewer2/);
  const question = within(await screen.findByRole("alertdialog"));
  await act(async () => fireEvent.click(question.getByRole("button", { name: "Disable" })));
  await waitFor(() =>
    expect(asked.filter(({ name }) => name === "staffAuditAuthPageQuery").length).toBeGreaterThan(before),
  );
});
