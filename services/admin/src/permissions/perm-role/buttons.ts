import { and, asc, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { MenuButton } from "@linehaul/schema/modules";
import type { Db } from "@linehaul/kit/database";
import { module } from "../perm-module/table.ts";
import { roleButton } from "./table.ts";

/**
 * The buttons of a role that open something, sorted; none for no role. A module that is out of use, or whose branch is, opens
 * nothing: the menu does not show it, and no request may pass it by.
 */
export async function buttonsOf(db: Db, roleId: string | null): Promise<string[]> {
  if (roleId === null) return [];
  const rows = await opening(db, eq(roleButton.roleId, roleId));
  return rows.map((r) => r.button);
}

/** The roles whose button opens something, whether they are in use or not. */
export async function rolesThatOpen(db: Db, button: MenuButton): Promise<string[]> {
  const rows = await opening(db, eq(roleButton.button, button));
  return rows.map((r) => r.roleId);
}

function opening(db: Db, which: SQL) {
  const branch = alias(module, "branch");
  return db
    .select({ roleId: roleButton.roleId, button: roleButton.button })
    .from(roleButton)
    .innerJoin(module, eq(module.code, sql`split_part(${roleButton.button}, '.', 1)`))
    .leftJoin(branch, eq(branch.code, module.parentCode))
    .where(and(which, eq(module.status, "ENABLED"), or(isNull(branch.id), eq(branch.status, "ENABLED"))))
    .orderBy(asc(roleButton.button));
}

/** Who may work in a system that is out of use: nobody else could bring it back (AUTH-14). */
export const BRINGS_BACK: MenuButton = "PERM_MODULE.ENABLE";
