import { eq, inArray, sql } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import { brokenUnique } from "@linehaul/kit/database-error";
import type { Db } from "@linehaul/kit/database";
import { fail } from "@linehaul/kit/fail";
import { newId } from "@linehaul/kit/ids";
import type { ConfigStatus } from "@linehaul/schema/catalogue";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { DataGroup, DataGroupInput } from "@linehaul/schema/permissions/perm-data-group";
import { organisation } from "../organisation/table.ts";
import { dataGroup, dataGroupItem, type Resource } from "./table.ts";
import { dataGroupViews } from "./view.ts";

/** The group as it is, locked until the transaction ends. */
async function held(tx: Db, id: string): Promise<DataGroup> {
  const [view] = await dataGroupViews(tx, await tx.select().from(dataGroup).where(eq(dataGroup.id, id)).for("update"));
  if (view === undefined) throw fail(SERVICE_CODES.notFound);
  return view;
}

/** An organisation that is not in the list is a problem of its place in the input. */
async function knownOrgs(tx: Db, orgs: readonly string[]): Promise<void> {
  if (orgs.length === 0) return;
  const found = await tx
    .select({ code: organisation.code })
    .from(organisation)
    .where(inArray(organisation.code, [...orgs]));
  const known = new Set(found.map((o) => o.code));
  const unknown = orgs.filter((code) => !known.has(code));
  if (unknown.length > 0)
    throw fail(SERVICE_CODES.invalid, {
      fields: [{ path: ["orgs"], key: "dataGroup.unknownOrg", params: { code: unknown.join(", ") } }],
    });
}

const itemsOf = (groupId: string, input: DataGroupInput) => {
  const of = (resource: Resource, codes: readonly string[]) =>
    [...new Set(codes)].map((code) => ({ groupId, resource, code }));
  return [
    ...of("site", input.sites),
    ...of("country", input.countries),
    ...of("org", input.orgs),
    ...of("customer", input.customers),
    ...of("account", input.accounts),
  ];
};

/** Saves a group with all that it names. Whoever holds it sees other rows from the next request on. */
export async function saveDataGroup(call: Call, input: DataGroupInput): Promise<DataGroup> {
  const by = { modifiedBy: call.caller.userName, modifiedAt: call.now() };
  const own = {
    code: input.code,
    name: input.name,
    kind: input.kind === "CONSTANT" ? ("constant" as const) : ("variable" as const),
    rules: [...new Set(input.rules)],
    ...by,
  };
  try {
    return await call.write(async (tx, emit) => {
      await knownOrgs(tx, input.orgs);
      const before = input.id === undefined ? null : await held(tx, input.id);
      if (before !== null && before.version !== input.version) throw fail(SERVICE_CODES.changed);
      const id = input.id ?? newId();
      if (before === null)
        await tx.insert(dataGroup).values({ id, ...own, createdBy: by.modifiedBy, createdAt: by.modifiedAt });
      else
        await tx
          .update(dataGroup)
          .set({ ...own, version: sql`${dataGroup.version} + 1` })
          .where(eq(dataGroup.id, id));
      await tx.delete(dataGroupItem).where(eq(dataGroupItem.groupId, id));
      const items = itemsOf(id, input);
      if (items.length > 0) await tx.insert(dataGroupItem).values(items);
      const after = await held(tx, id);
      emit({ type: "permission.changed", subject: id, before, after });
      return after;
    });
  } catch (error) {
    if (brokenUnique(error) !== "data_group_code") throw error;
    throw fail(SERVICE_CODES.duplicate, { fields: [{ path: ["code"], key: "duplicate", params: {} }] });
  }
}

/** Takes a group out of use (it opens no rows) or brings it back; each needs its own button. */
export function changeDataGroupState(call: Call, id: string, status: ConfigStatus): Promise<DataGroup> {
  const button = status === "ENABLED" ? "PERM_DATA_GROUP.ENABLE" : "PERM_DATA_GROUP.DISABLE";
  if (call.caller.button !== button) throw fail(SERVICE_CODES.notTaken);
  return call.write(async (tx, emit) => {
    const before = await held(tx, id);
    if (before.status === status) return before;
    await tx
      .update(dataGroup)
      .set({
        status,
        version: sql`${dataGroup.version} + 1`,
        modifiedBy: call.caller.userName,
        modifiedAt: call.now(),
      })
      .where(eq(dataGroup.id, id));
    const after = await held(tx, id);
    emit({ type: "permission.changed", subject: id, before, after });
    return after;
  });
}
