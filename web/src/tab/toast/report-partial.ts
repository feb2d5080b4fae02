import i18next from "i18next";
import { isDenied, type GraphFailure } from "../../relay/failure.ts";
import { toast } from "./queue.ts";

/** Data came, a part of it did not: said once, beside what is shown. A refusal is drawn where the value would stand. */
export function reportPartial(failures: readonly GraphFailure[]): void {
  for (const failure of failures) {
    if (isDenied(failure.code)) continue;
    const text = failure.message || i18next.t(`schema:error.${failure.code}`, { defaultValue: failure.code });
    toast({ tone: "caution", text, detail: failure.detail ?? undefined, traceId: failure.traceId });
  }
}
