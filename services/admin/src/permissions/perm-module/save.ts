import { asc, eq, sql } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import { brokenUnique } from "@linehaul/kit/database-error";
import type { Db } from "@linehaul/kit/database";
import { fail } from "@linehaul/kit/fail";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { moduleAdminRoutes, ModuleRecord } from "@linehaul/schema/permissions/perm-module";
import type { RouteParsed } from "@linehaul/schema/route";
import { checkNeeded, checkPlace } from "./place.ts";
import { module } from "./table.ts";
import { moduleView, type ModuleEntry } from "./view.ts";

type Added = RouteParsed<typeof moduleAdminRoutes.add>["body"];
type Updated = RouteParsed<typeof moduleAdminRoutes.update>["body"];

/** All of them, held: two moves at a time could otherwise close a circle. */
const heldModules = (tx: Db): Promise<ModuleEntry[]> =>
  tx.select().from(module).orderBy(asc(module.code)).for("update");

const values = (asked: Omit<Updated, "id" | "version">) => ({
  nameEn: asked.nameEn,
  nameZh: asked.nameZh,
  nameHk: asked.nameHk === "" ? null : asked.nameHk,
  parentCode: asked.parentCode ?? null,
  icon: asked.icon ?? null,
  sort: asked.sort,
});
const event = { type: "module.changed" } as const;

/** Adds a module. It has no page in this release, so it starts out of use; as a branch it may hold pages that are moved there. */
export async function addModule(call: Call, asked: Added): Promise<ModuleRecord> {
  const by = call.caller.userName;
  const at = call.now();
  try {
    return await call.write(async (tx, emit) => {
      const row = { ...values(asked), code: asked.code, buttons: [], isBuiltIn: false };
      checkPlace(row, await heldModules(tx));
      const [added] = await tx
        .insert(module)
        .values({
          ...row,
          status: "DISABLED",
          isEdited: true,
          createdBy: by,
          createdAt: at,
          modifiedBy: by,
          modifiedAt: at,
        })
        .returning();
      if (!added) throw fail(SERVICE_CODES.notFound);
      const after = moduleView(added);
      emit({ ...event, subject: after.id, before: null, after });
      return after;
    });
  } catch (error) {
    if (brokenUnique(error) !== "module_code") throw error;
    throw fail(SERVICE_CODES.duplicate, { fields: [{ path: ["code"], key: "duplicate", params: {} }] });
  }
}

/** Renames, moves or sorts a module: from then on its names and its place are the administrator's. */
export function updateModule(call: Call, asked: Updated): Promise<ModuleRecord> {
  return call.write(async (tx, emit) => {
    const rows = await heldModules(tx);
    const found = rows.find((row) => row.id === asked.id);
    if (!found) throw fail(SERVICE_CODES.notFound);
    if (found.version !== asked.version) throw fail(SERVICE_CODES.changed);
    const next = { ...found, ...values(asked) };
    checkPlace(next, rows);
    checkNeeded(
      rows.map((row) => (row === found ? next : row)),
      "parentCode",
    );
    const [saved] = await tx
      .update(module)
      .set({
        ...values(asked),
        isEdited: true,
        version: sql`${module.version} + 1`,
        modifiedBy: call.caller.userName,
        modifiedAt: call.now(),
      })
      .where(eq(module.id, found.id))
      .returning();
    if (!saved) throw fail(SERVICE_CODES.notFound);
    const after = moduleView(saved);
    emit({ ...event, subject: after.id, before: moduleView(found), after });
    return after;
  });
}
