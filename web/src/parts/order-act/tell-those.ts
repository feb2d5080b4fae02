import i18next from "i18next";
import { toast } from "../../tab/toast/queue.ts";
import { attended } from "./attended.ts";

/** Longer than other toasts: there is something to press. */
const TOLD_MS = 10_000;
const told = new Set<string>();
/** What ended before this page was there is no news. */
const since = new Date(performance.timeOrigin).toISOString();

/** An act on many rows that has ended. */
export interface Ended {
  readonly taskId: string;
  readonly state: string;
  /** How many rows it is about, and to how many it was done. */
  readonly all: number;
  readonly done: number;
  readonly traceId: string;
  readonly endedAt: string | null | undefined;
  /** That it has ended, or stopped before its end. */
  readonly text: string;
  /** Null for who may not take its outcomes along. */
  readonly download: (() => void) | null;
}

/** Says in a toast which acts have ended lately, but for those that an open dialog shows. */
export function tellThose(tasks: readonly Ended[]): void {
  const { t } = i18next;
  for (const { taskId, state, all, done, traceId, endedAt, text, download } of tasks) {
    // One that was tried again ends again.
    const end = `${taskId} ${endedAt ?? ""}`;
    if (!endedAt || endedAt <= since || told.has(end)) continue;
    told.add(end);
    if (attended.has(taskId)) continue;
    const isWhole = state === "SUCCESS";
    toast({
      tone: !isWhole ? "critical" : done < all ? "caution" : "success",
      text,
      detail: t("order-act:far", { done, refused: all - done }),
      lasts: TOLD_MS,
      traceId: isWhole ? undefined : traceId,
      ...(download && { act: { label: t("order-act:download", { format: "CSV" }), run: download } }),
    });
  }
}
