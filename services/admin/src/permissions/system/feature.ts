import { eq, sql } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { feature as bind } from "@linehaul/kit/feature";
import type { ConfigStatus } from "@linehaul/schema/catalogue";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { MenuButton } from "@linehaul/schema/modules";
import { systemRoutes, type SystemRecord } from "@linehaul/schema/permissions/system";
import { systemInfo } from "../../system/system-info/table.ts";

type Row = typeof systemInfo.$inferSelect;
const view = (row: Row): SystemRecord => ({ ...row, modifiedAt: row.modifiedAt.toISOString() });

const STEPS: Readonly<Record<ConfigStatus, MenuButton>> = {
  ENABLED: "PERM_MODULE.ENABLE",
  DISABLED: "PERM_MODULE.DISABLE",
};

/** Changes a system in one transaction with what it was and is; every session is looked at anew afterwards. */
function change(
  call: Call,
  systemId: string,
  next: (before: Row) => Partial<Pick<Row, "systemName" | "isSwitchRole" | "status">>,
): Promise<SystemRecord> {
  return call.write(async (tx, emit) => {
    const [before] = await tx.select().from(systemInfo).where(eq(systemInfo.systemId, systemId)).for("update");
    if (!before) throw fail(SERVICE_CODES.notFound);
    const [after] = await tx
      .update(systemInfo)
      .set({
        ...next(before),
        version: sql`${systemInfo.version} + 1`,
        modifiedBy: call.caller.userName,
        modifiedAt: call.now(),
      })
      .where(eq(systemInfo.systemId, systemId))
      .returning();
    if (!after) throw fail(SERVICE_CODES.notFound);
    emit({ type: "system.changed", subject: systemId, before: view(before), after: view(after) });
    return view(after);
  });
}

export const feature = bind(systemRoutes, {
  queryById: async ({ params }, { db }) => {
    const [found] = await db.select().from(systemInfo).where(eq(systemInfo.systemId, params.id));
    if (!found) throw fail(SERVICE_CODES.notFound);
    return view(found);
  },
  all: async (_input, { db }) => (await db.select().from(systemInfo)).map(view),
  update: ({ body: { systemId, version, systemName, isSwitchRole } }, call) =>
    change(call, systemId, (before) => {
      if (before.version !== version) throw fail(SERVICE_CODES.changed);
      return { systemName, isSwitchRole };
    }),
  changeState: async ({ body: { systemId, status } }, call) => {
    if (call.caller.button !== STEPS[status]) throw fail(SERVICE_CODES.notTaken);
    return change(call, systemId, () => ({ status }));
  },
});
