import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { SiteCode } from "@linehaul/schema/sites";
import type { Call } from "./call.ts";
import type { Db } from "./database-type.ts";
import { fail } from "./fail.ts";

interface Reveal {
  /** Told and recorded: `<thing>.revealed`. */
  readonly type: string;
  readonly subject: string;
  /** What is shown: its name, never its value. */
  readonly field: string;
  readonly reason: string;
  /** The value among the caller's rows; null when there is no such row, or nothing in the field. */
  readonly read: (tx: Db) => Promise<{ readonly value: string; readonly site: SiteCode } | null>;
}

/**
 * A masked value in the clear (PERM-12): who, what, when and why are committed before it is answered, and the answer is kept
 * nowhere, so that the same key reveals, and records, again. 404001 when there is nothing to show.
 */
export const reveal = (call: Call, { type, subject, field, reason, read }: Reveal): Promise<{ value: string }> =>
  call.write(
    async (tx, emit) => {
      const found = await read(tx);
      if (found === null) throw fail(SERVICE_CODES.notFound);
      emit({ type, subject, site: found.site, kind: "REVEAL", fields: [field], reason });
      return { value: found.value };
    },
    { remember: false },
  );
