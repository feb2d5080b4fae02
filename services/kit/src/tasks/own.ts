import { SERVICE_CODES } from "@linehaul/schema/errors";
import { EXPORT_ROW_DAYS, EXPORTS_SHOWN, type ExportState } from "@linehaul/schema/orders/export-task";
import { and, desc, eq, gte, inArray, like } from "drizzle-orm";
import type { Call } from "../call.ts";
import { fail } from "../fail.ts";
import type { TaskKind } from "./kind.ts";
import { userTask, type UserTask } from "./tables.ts";

const DAY_MS = 24 * 3_600_000;

/** The caller's own tasks of a family, at the site that he is signed in to: `orderAct` has the kinds `orderAct.cancel`, `orderAct.push` … */
export interface OwnTasks {
  /** Null for anybody else's. */
  readonly one: (call: Call, id: string) => Promise<UserTask | null>;
  /** What kind it is of; 404001 for anybody else's. */
  readonly kindOf: (call: Call, id: string) => Promise<Pick<TaskKind, "kind" | "event">>;
  /** The newest first. */
  readonly latest: (call: Call, states: readonly ExportState[] | undefined) => Promise<UserTask[]>;
}

export function ownTasks({ family, event }: { readonly family: string; readonly event: string }): OwnTasks {
  const mineOnly = ({ caller }: Call) =>
    and(eq(userTask.user, caller.user), eq(userTask.site, caller.site), like(userTask.kind, `${family}.%`));
  const one: OwnTasks["one"] = async (call, id) => {
    const [task] = await call.db
      .select()
      .from(userTask)
      .where(and(eq(userTask.id, id), mineOnly(call)));
    return task ?? null;
  };
  return {
    one,
    async kindOf(call, id) {
      const task = await one(call, id);
      if (task === null) throw fail(SERVICE_CODES.notFound);
      return { kind: task.kind, event };
    },
    latest: (call, states) =>
      call.db
        .select()
        .from(userTask)
        .where(
          and(
            mineOnly(call),
            gte(userTask.askedAt, new Date(call.now().getTime() - EXPORT_ROW_DAYS * DAY_MS)),
            states?.length ? inArray(userTask.state, [...states]) : undefined,
          ),
        )
        .orderBy(desc(userTask.askedAt), desc(userTask.id))
        .limit(EXPORTS_SHOWN),
  };
}
