import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
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
  const branch = alias(module, "branch");
  const rows = await db
    .select({ button: roleButton.button })
    .from(roleButton)
    .innerJoin(module, eq(module.code, sql`split_part(${roleButton.button}, '.', 1)`))
    .leftJoin(branch, eq(branch.code, module.parentCode))
    .where(
      and(
        eq(roleButton.roleId, roleId),
        eq(module.status, "ENABLED"),
        or(isNull(branch.id), eq(branch.status, "ENABLED")),
      ),
    )
    .orderBy(asc(roleButton.button));
  return rows.map((r) => r.button);
}

/** Who may work in a system that is out of use: nobody else could bring it back (AUTH-14). */
export const BRINGS_BACK: MenuButton = "PERM_MODULE.ENABLE";
