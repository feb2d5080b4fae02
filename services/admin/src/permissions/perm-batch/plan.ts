import { asc, inArray, or } from "drizzle-orm";
import type { Db } from "@linehaul/kit/database";
import type { LeafAccount } from "@linehaul/schema/permissions/perm-leaf-account";
import type { BatchRevoke, BatchRow } from "@linehaul/schema/permissions/perm-batch";
import type { Moment } from "../account/grants.ts";
import { refuseField } from "../account-grant/block.ts";
import { userAccount } from "../account/table.ts";
import { dataGroup } from "../perm-data-group/table.ts";
import { accountViews } from "../perm-leaf-account/view.ts";
import { role } from "../perm-role/table.ts";

/** A role or data group that was chosen. */
export interface Item {
  readonly kind: "role" | "group";
  readonly id: string;
  readonly code: string;
}
/** A grant that an account has of it, if any. */
export interface Held {
  readonly id: string;
  readonly state: LeafAccount["roles"][number]["state"];
}
/** A row with what is to be done: its items, each with the grant that there is. */
export interface Planned {
  readonly row: BatchRow;
  readonly account: LeafAccount | null;
  readonly items: readonly { readonly item: Item; readonly held: Held | undefined }[];
}
type Batch = Pick<BatchRevoke, "names" | "roleIds" | "groupIds">;

/** The accounts of a list, locked in one order so that two batches can't wait for each other. */
async function accountsOf(tx: Db, names: readonly string[], moment: Moment, locks: boolean): Promise<LeafAccount[]> {
  const query = tx
    .select()
    .from(userAccount)
    .where(or(inArray(userAccount.userName, [...names]), inArray(userAccount.workNo, [...names])))
    .orderBy(asc(userAccount.id));
  return accountViews(tx, await (locks ? query.for("update") : query), moment);
}

/** What was chosen; `blocked` when some of it is disabled. What there is not is a mistake at its field. */
async function itemsOf(tx: Db, batch: Batch): Promise<{ readonly items: Item[]; readonly blocked: boolean }> {
  const { roleIds, groupIds } = batch;
  const roles = await tx.select().from(role).where(inArray(role.id, roleIds)).orderBy(asc(role.code));
  const groups = await tx.select().from(dataGroup).where(inArray(dataGroup.id, groupIds)).orderBy(asc(dataGroup.code));
  if (roles.length < new Set(roleIds).size) throw refuseField("roleIds", "grant.unknown");
  if (groups.length < new Set(groupIds).size) throw refuseField("groupIds", "grant.unknown");
  return {
    items: [
      ...roles.map(({ id, code }) => ({ kind: "role" as const, id, code })),
      ...groups.map(({ id, code }) => ({ kind: "group" as const, id, code })),
    ],
    blocked: [...roles, ...groups].some((item) => item.status === "DISABLED"),
  };
}

const heldOf = ({ roles, dataGroups }: LeafAccount, { kind, id }: Item): Held | undefined =>
  kind === "role" ? roles.find((r) => r.roleId === id) : dataGroups.find((g) => g.groupId === id);

interface PlanOptions {
  readonly batch: Batch;
  readonly action: "GRANT" | "REVOKE";
  /** The caller's account. */
  readonly by: string;
  readonly moment: Moment;
  readonly locks: boolean;
}

/** What a batch does to each name of its list, in the list's order. A check and the act itself decide by the same steps. */
export async function planBatch(tx: Db, { batch, action, by, moment, locks }: PlanOptions): Promise<Planned[]> {
  const accounts = await accountsOf(tx, batch.names, moment, locks);
  const { items, blocked } = await itemsOf(tx, batch);
  const seen = new Set<string>();
  return batch.names.map((name): Planned => {
    const account = accounts.find((a) => a.userName === name || a.workNo === name) ?? null;
    const as = (outcome: BatchRow["outcome"], todo: Planned["items"] = []): Planned => ({
      row: {
        name,
        userName: account?.userName ?? null,
        displayName: account?.displayName ?? null,
        outcome,
        items: todo.map(({ item }) => item.code),
      },
      account,
      items: todo,
    });
    if (account === null) return as("UNKNOWN");
    // SEC-01: what one account may not have of its owner, a list of accounts has not either.
    if (account.id === by) return as("YOURSELF");
    if (seen.has(account.id)) return as("TWICE");
    seen.add(account.id);
    const all = items.map((item) => ({ item, held: heldOf(account, item) }));
    if (action === "REVOKE") {
      const todo = all.filter(({ held }) => held !== undefined);
      return todo.length === 0 ? as("NOT_HELD") : as("DONE", todo);
    }
    if (account.status === "DISABLED") return as("DISABLED");
    if (blocked) return as("NOT_GRANTABLE");
    // A grant whose days are over is given new ones.
    const todo = all.filter(({ held }) => held === undefined || held.state === "OVER");
    return todo.length === 0 ? as("ALREADY_HELD") : as("DONE", todo);
  });
}
