import { expect, test } from "vitest";
import { auditChanges } from "./audit.ts";

test("PERM-13 names each field that differs, and no stamp", () => {
  const before = { name: "Clerk", buttons: ["A.VIEW", "A.EDIT"], valid: { from: null, to: "2026-01-01" }, version: 1 };
  const after = { name: "Clerk", buttons: ["A.VIEW"], valid: { from: "2025-01-01", to: "2026-01-01" }, version: 2 };
  expect(auditChanges(before, after)).toEqual([
    { field: "buttons", before: "A.VIEW\nA.EDIT", after: "A.VIEW" },
    { field: "valid.from", before: null, after: "2025-01-01" },
  ]);
});

test("a new thing shows what it holds, a deleted one what it held", () => {
  expect(auditChanges(null, { name: "Clerk", remark: null })).toEqual([
    { field: "name", before: null, after: "Clerk" },
  ]);
  expect(auditChanges({ sort: 3 }, null)).toEqual([{ field: "sort", before: "3", after: null }]);
  expect(auditChanges(null, null)).toEqual([]);
});
