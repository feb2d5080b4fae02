import { eq, inArray } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database";
import type { BatchGrant, BatchResult, BatchRevoke } from "@linehaul/schema/permissions/perm-batch";
import { readSystemInfo } from "../../system/system-info/read.ts";
import { notOver, refuseField } from "../account-grant/block.ts";
import { grantsOf } from "../account-grant/change.ts";
import { userAccount, userRole } from "../account/table.ts";
import { userDataGroup } from "../perm-data-group/table.ts";
import { momentOf } from "../perm-leaf-account/save.ts";
import { accountViews } from "../perm-leaf-account/view.ts";
import { planBatch, type Planned } from "./plan.ts";

export const resultOf = (planned: readonly Planned[]): BatchResult => ({
  rows: planned.map(({ row }) => row),
  done: planned.filter(({ row }) => row.outcome === "DONE").length,
});

type Days = Pick<BatchGrant, "validFrom" | "validTo">;

/** New grants in one statement each, however many accounts. */
async function give(tx: Db, planned: readonly Planned[], days: Days): Promise<void> {
  const roles: (typeof userRole.$inferInsert)[] = [];
  const groups: (typeof userDataGroup.$inferInsert)[] = [];
  for (const { account, items } of planned) {
    let isFirst = account?.roles.length === 0;
    for (const { item, held } of items) {
      const table = item.kind === "role" ? userRole : userDataGroup;
      const userId = account?.id ?? "";
      if (held !== undefined) await tx.update(table).set(days).where(eq(table.id, held.id));
      else if (item.kind === "group") groups.push({ userId, groupId: item.id, ...days });
      else {
        // PERM-05: an account's first role is its default one.
        roles.push({ userId, roleId: item.id, isDefault: isFirst, ...days });
        isFirst = false;
      }
    }
  }
  if (roles.length > 0) await tx.insert(userRole).values(roles);
  if (groups.length > 0) await tx.insert(userDataGroup).values(groups);
}

async function take(tx: Db, planned: readonly Planned[]): Promise<void> {
  const all = planned.flatMap((p) => p.items);
  const held = (kind: "role" | "group") =>
    all.flatMap(({ item, held: grant }) => (item.kind === kind && grant ? [grant.id] : []));
  await tx.delete(userRole).where(inArray(userRole.id, held("role")));
  await tx.delete(userDataGroup).where(inArray(userDataGroup.id, held("group")));
}

/**
 * Does a batch in one transaction: the good rows exactly once, however often it is sent with its key; the others are told and left.
 * Each account that changed has an audit row of its own, with before and after (PERM-13).
 */
async function act(
  call: Call,
  action: "GRANT" | "REVOKE",
  batch: BatchRevoke,
  change: (tx: Db, planned: readonly Planned[]) => Promise<void>,
): Promise<BatchResult> {
  const moment = momentOf(call);
  return call.write(async (tx, emit) => {
    if (action === "GRANT" && (await readSystemInfo(tx)).status === "DISABLED")
      throw refuseField("names", "grant.systemDisabled");
    const planned = await planBatch(tx, { batch, action, by: call.caller.user, moment, locks: true });
    const good = planned.flatMap((p) => (p.account !== null && p.row.outcome === "DONE" ? [p.account] : []));
    await change(
      tx,
      planned.filter((p) => p.row.outcome === "DONE"),
    );
    const ids = good.map((account) => account.id);
    const rows = ids.length === 0 ? [] : await tx.select().from(userAccount).where(inArray(userAccount.id, ids));
    const after = new Map((await accountViews(tx, rows, moment)).map((account) => [account.id, account]));
    for (const before of good) {
      const now = after.get(before.id);
      emit({
        type: "permission.changed",
        subject: before.id,
        data: { users: [before.id] },
        before: grantsOf(before),
        after: now ? grantsOf(now) : null,
      });
    }
    return resultOf(planned);
  });
}

/** Gives each account what of the choice it does not hold, for these days. */
export function grantBatch(call: Call, batch: BatchGrant): Promise<BatchResult> {
  const { validFrom, validTo } = batch;
  notOver(validTo, momentOf(call));
  return act(call, "GRANT", batch, (tx, planned) => give(tx, planned, { validFrom, validTo }));
}

/** Takes from each account what of the choice it holds; a disabled account may lose it too. */
export const revokeBatch = (call: Call, batch: BatchRevoke): Promise<BatchResult> => act(call, "REVOKE", batch, take);
