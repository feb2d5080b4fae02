import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { ACCOUNT_STEPS, ledTo, PRE_CANCEL_DAYS } from "@linehaul/schema/accounts/user-account/lifecycle";
import type { TurnedAccounts } from "@linehaul/schema/accounts/user-account/turn";
import { and, inArray, ne } from "drizzle-orm";
import { byCaller, heldAccounts, rewriteAccount } from "./held.ts";
import { tellAccount } from "./save.ts";
import { type AccountRecord, userAccount } from "./table.ts";
import { accountViews } from "./view.ts";

const DAY_MS = 24 * 3_600_000;

interface Turn {
  readonly step: "ENABLE" | "DISABLE" | "UNLOCK" | "CANCEL" | "KEEP";
  readonly ids: readonly string[];
  readonly reason?: string;
}

/** Those that have subs which are not cancelled. */
async function withSubs(tx: Db, ids: readonly string[]): Promise<ReadonlySet<string | null>> {
  if (ids.length === 0) return new Set();
  const found = await tx
    .selectDistinct({ mainId: userAccount.mainId })
    .from(userAccount)
    .where(and(inArray(userAccount.mainId, [...ids]), ne(userAccount.status, "CANCELLED")));
  return new Set(found.map(({ mainId }) => mainId));
}

/** What a step leaves behind beside the status. */
function leftBy({ step, reason }: Turn, now: Date): Partial<AccountRecord> {
  switch (step) {
    case "DISABLE":
      return { reason: reason ?? null };
    case "CANCEL":
      return { reason: reason ?? null, cancelAt: new Date(now.getTime() + PRE_CANCEL_DAYS * DAY_MS) };
    case "KEEP":
      return { reason: null, cancelAt: null };
    case "UNLOCK":
      return { wrong: 0, wrongSince: null };
    case "ENABLE":
      return { reason: null };
  }
}

/**
 * Takes accounts a step on, each that may take it (ACC-06): one that may not stops no other. In one write, so that either all of it is there
 * or nothing; who comes second finds it done.
 */
export const turnAccounts = (call: Call, turn: Turn): Promise<TurnedAccounts> =>
  call.write(async (tx, emit) => {
    const { step, ids, reason } = turn;
    const found = await heldAccounts(tx, call, ids);
    const byId = new Map(found.map((row) => [row.id, row]));
    // All at once: a step changes nothing that other tables say of an account.
    const views = new Map((await accountViews(tx, found)).map((view) => [view.id, view]));
    const mains = step === "CANCEL" ? await withSubs(tx, [...byId.keys()]) : new Set<string | null>();
    const by = byCaller(call);
    const outcomes: TurnedAccounts["outcomes"] = [];
    for (const id of ids) {
      const row = byId.get(id);
      const before = views.get(id);
      if (row === undefined || before === undefined) {
        outcomes.push({ id, outcome: "NOT_FOUND", userCode: null, status: null });
        continue;
      }
      const { userCode, status } = row;
      const to = ledTo(step, status);
      if (to === null) {
        const outcome = status === ACCOUNT_STEPS[step].to ? "ALREADY" : "NOT_NOW";
        outcomes.push({ id, outcome, userCode, status });
        continue;
      }
      if (mains.has(id)) {
        outcomes.push({ id, outcome: "HAS_SUBS", userCode, status });
        continue;
      }
      const after = await rewriteAccount(tx, by, row, { ...leftBy(turn, by.at), status: to });
      tellAccount(
        emit,
        before,
        { ...before, status: after.status, reason: after.reason },
        reason === undefined ? {} : { reason },
      );
      outcomes.push({ id, outcome: "DONE", userCode, status: to });
    }
    return { outcomes };
  });
