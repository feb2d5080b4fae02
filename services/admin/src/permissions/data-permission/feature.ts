import { eq, sql } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { feature as bind } from "@linehaul/kit/feature";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import {
  type DataPermission,
  type DataPermissionInput,
  dataPermissionRoutes,
} from "@linehaul/schema/permissions/data-permission";
import { DEFAULT_RULE } from "@linehaul/schema/scope";
import { allRules, rulesOf, view } from "./rules.ts";
import { dataPermission } from "./table.ts";
import { touched } from "./touched.ts";

/** Changes a record's rules. The scope of whomever it touches has a new version from his next request on. */
const save = (
  call: Call,
  { record, version, country, org, customer, account }: DataPermissionInput,
): Promise<DataPermission> =>
  call.write(async (tx, emit) => {
    const by = { modifiedBy: call.caller.userName, modifiedAt: call.now() };
    const own = eq(dataPermission.record, record);
    await tx
      .insert(dataPermission)
      .values({ record, ...by })
      .onConflictDoNothing();
    const [before] = await tx.select().from(dataPermission).where(own).for("update");
    if (before?.version !== version) throw fail(SERVICE_CODES.changed);
    const [after] = await tx
      .update(dataPermission)
      .set({
        country: country ?? DEFAULT_RULE,
        org: org ?? DEFAULT_RULE,
        customer: customer ?? DEFAULT_RULE,
        account: account ?? DEFAULT_RULE,
        version: sql`${dataPermission.version} + 1`,
        ...by,
      })
      .where(own)
      .returning();
    if (after === undefined) throw fail(SERVICE_CODES.notFound);
    // It says of nobody that it leaves him alone, so every gateway looks at every session again.
    emit({ type: "permission.changed", subject: record, before: rulesOf(before), after: rulesOf(after) });
    return view(record, after);
  });

export const feature = bind(dataPermissionRoutes, {
  all: (_input, call) => allRules(call.db),
  touched: ({ body: { record, ...rules } }, call) => touched(call, record, rules),
  update: ({ body }, call) => save(call, body),
});
