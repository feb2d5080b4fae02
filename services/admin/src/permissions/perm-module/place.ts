import { fail } from "@linehaul/kit/fail";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { PAGES } from "@linehaul/schema/__generated__/pages";
import type { ModuleEntry } from "./view.ts";

type Placed = Pick<ModuleEntry, "code" | "parentCode" | "buttons" | "isBuiltIn">;
const refuse = (key: string, params: Record<string, string> = {}) =>
  fail(SERVICE_CODES.invalid, { fields: [{ path: ["parentCode"], key, params }] });

/** A page, or a module that will be one: it stands in a branch and holds nothing. */
const isPage = ({ code, buttons }: Placed): boolean => buttons.length > 0 || PAGES.includes(code);

/** Throws at the field `parentCode` when a module can't stand where it is put. The menu has two levels: branches, and pages in them. */
export function checkPlace(moved: Placed, rows: readonly Placed[]): void {
  const byCode = new Map(rows.map((row) => [row.code, row]));
  if (moved.parentCode === null) {
    if (isPage(moved) && moved.code !== "HOME") throw refuse("module.needsBranch");
    return;
  }
  for (let up: string | null = moved.parentCode; up !== null; up = byCode.get(up)?.parentCode ?? null)
    if (up === moved.code) throw refuse("module.cycle");
  const parent = byCode.get(moved.parentCode);
  if (!parent) throw refuse("module.noParent", { code: moved.parentCode });
  if (isPage(parent) || parent.code === "HOME") throw refuse("module.noBranch");
  const holds = rows.some((row) => row.parentCode === moved.code);
  if (parent.parentCode !== null || holds || moved.code === "HOME") throw refuse("module.depth");
}

/** What must stay in use, or nobody could bring anything back. */
const NEEDED = ["HOME", "PERM_MODULE"];

/** Throws when a module that is needed, or the branch that holds it, would be out of use. */
export function checkNeeded(rows: readonly Pick<ModuleEntry, "code" | "parentCode" | "status">[], field: string): void {
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const isOn = (code: string | null): boolean =>
    code === null || (byCode.get(code)?.status === "ENABLED" && isOn(byCode.get(code)?.parentCode ?? null));
  const off = NEEDED.find((code) => !isOn(code));
  if (off !== undefined)
    throw fail(SERVICE_CODES.wrongState, { fields: [{ path: [field], key: "module.needed", params: { code: off } }] });
}
