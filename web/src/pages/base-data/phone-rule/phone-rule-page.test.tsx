import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { MenuButton } from "@linehaul/schema/modules";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const row = {
  id: "rule-1",
  callingCode: 60,
  countriesNamed: [{ name: "Malaysia" }],
  lengths: [8, 9, 10],
  patterns: ["1\\d+"],
  example: "123456789",
  status: "ENABLED",
  version: 1,
  viewerMayEdit: false,
  viewerMayDelete: true,
};
const field = { field: "lengths", here: "9–10", there: "8–10", stays: false };
const rows = [
  { key: "60", name: "+60 MY", state: "CHANGED", fields: [field] },
  { key: "62", name: "+62 ID", state: "GONE", fields: [{ field: "example", here: "812", there: null, stays: false }] },
  { key: "63", name: "+63 PH", state: "CHANGED", fields: [{ ...field, stays: true }] },
  { key: "84", name: "+84 VN", state: "NEW", fields: [{ field: "example", here: null, there: "912", stays: false }] },
];
const found = { source: "REMOTE", same: 200, digest: "d1", rows };
const silent = { code: "424001", message: "The source does not answer.", detail: null, traceId: "ab".repeat(16) };
type Looked = { readonly found: typeof found | null; readonly errors: readonly object[] };

let looks: Looked[] = [];
let pulls: object[] = [];
let tried: object = {};
let keptSince: string | null = "2026-11-20T10:00:00.000Z";
const open = (buttons?: readonly MenuButton[]) =>
  renderPage("PHONE_RULE", {
    ...(buttons && { buttons }),
    answer: ({ name }) => {
      if (name === "phoneRulePageLookMutation") return { PullLookPayload: () => looks.shift() };
      if (name === "phoneRulePagePullMutation") return { PullPayload: () => pulls.shift() };
      if (name === "phoneAnswerQuery")
        return {
          PhoneTriedPayload: () => ({ answer: tried, errors: [] }),
          PhoneRulesKept: () => ({ heardAt: keptSince }),
        };
      if (name === "refreshRulesMutation")
        return {
          RefreshPhoneRulesPayload: () => ({
            refreshed: { rules: 230, patterns: 250, changedAt: "2026-11-20T10:00:00.000Z" },
            errors: [],
          }),
        };
      if (name === "rowUsesQuery")
        return {
          Query: () => ({
            node: {
              __typename: "PhoneRule",
              __isUsedRow: "PhoneRule",
              id: row.id,
              uses: [{ by: "WAREHOUSE", count: 2, names: ["KUL-01", "KUL-02"] }],
            },
          }),
        };
      return connection("PhoneRuleConnection", [row]);
    },
  });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

beforeEach(() => {
  sessionStorage.clear();
  looks = [];
  pulls = [];
});

test("SYS-07 a rule says its countries, how many digits and an example; common to all sites, with the buttons that are held", async () => {
  await open(["PHONE_RULE.VIEW"]);
  const line = (await screen.findAllByRole("row"))[1]!;
  expect(line.textContent).toMatch(/\+60.*Malaysia.*8–10.*\+60 123456789.*1\\d\+/);
  screen.getByText(/all sites/);
  for (const name of ["Pull", "Refresh", "New"]) expect(screen.queryByRole("button", { name })).toBeNull();
});

test("SYS-07 a pull shows what differs by field, ticks all but what is gone or stays, and takes what is ticked", async () => {
  looks = [{ found, errors: [] }];
  pulls = [{ done: { added: 1, changed: 1, deleted: 1 }, errors: [] }];
  const { asked } = await open();
  await screen.findByText("Malaysia");
  await press("Pull");
  const shown = await dialog("Pull: Phone rules");
  await shown.findByText("+60 MY");
  expect(shown.getByText("+60 MY").closest("tr")?.textContent).toMatch(/Changed.*Digits 9–10 → 8–10/);
  expect(shown.getByText("+63 PH").closest("tr")?.textContent).toContain("edited here, stays");
  const box = (name: string) => shown.getByRole<HTMLInputElement>("checkbox", { name: `Take ${name}` });
  expect(["+60 MY", "+62 ID", "+63 PH", "+84 VN"].map((name) => box(name).checked)).toEqual([true, false, false, true]);
  expect(box("+63 PH").disabled).toBe(true);
  await act(async () => fireEvent.click(shown.getByRole("checkbox", { name: "Gone: 1" })));
  await press("Take 3 rows");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(asked.find(({ name }) => name === "phoneRulePagePullMutation")?.variables["input"]).toMatchObject({
    digest: "d1",
    keys: ["60", "84", "62"],
  });
  expect(asked.filter(({ name }) => name === "phoneRulePageQuery")).toHaveLength(2);
});

test("SYS-07 a source that fails is told with its code and trace id, and asked again; what changed since is looked at again", async () => {
  const changed = { code: "409002", message: "Somebody else changed this meanwhile.", detail: null, traceId: "cd" };
  looks = [
    { found: null, errors: [silent] },
    { found, errors: [] },
    { found: { ...found, rows: [] }, errors: [] },
  ];
  pulls = [{ done: null, errors: [changed] }];
  await open();
  await screen.findByText("Malaysia");
  await press("Pull");
  const shown = await dialog("Pull: Phone rules");
  expect((await shown.findByRole("alert")).textContent).toMatch(/The source does not answer\. \(424001\).*abab/);
  await press("Ask again");
  await press(/^Take 2 rows/);
  expect((await shown.findByRole("alert")).textContent).toContain("(409002)");
  await shown.findByText("Everything is as the source says.");
});

test("SYS-07 a number is tried in a panel; a refresh tells what was read; before a rule is deleted its users are named", async () => {
  tried = { callingCode: 60, countries: ["MY"], number: "+6012", problem: "Eight digits, please" };
  await open();
  await screen.findByText("Malaysia");
  await press("Try a number");
  const panel = await dialog("Try a number");
  await act(async () => fireEvent.change(panel.getByLabelText("Number"), { target: { value: "+60 12" } }));
  await press("Try");
  await panel.findByText("Eight digits, please");
  panel.getByText("It would be refused");
  expect(panel.getByText(/^Customers’ telephones obey the rules as of/).parentElement?.textContent).toMatch(/2026/);
  keptSince = null;
  await press("Try");
  await panel.findByText("They have not come yet: taken in any form");
  await press("Close");
  await press("Refresh");
  await press(/^Delete/);
  const question = within(await screen.findByRole("alertdialog"));
  expect(await question.findByText(/2 warehouses of this site: KUL-01, KUL-02/)).toBeTruthy();
});
