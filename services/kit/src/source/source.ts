import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { z } from "zod";
import { fail } from "../fail.ts";

/** Where base data is pulled from (SYS-07). */
export interface Source {
  /** Asked over HTTP (BASE_DATA_URL), or what comes with the release. */
  readonly kind: "REMOTE" | "PACKAGED";
  /** What it says of one kind of base data, unread. Throws 424001–424004 where it says nothing that can be read. */
  read(what: string): Promise<unknown>;
}

/** What comes with the release, of machines that have no source. */
export const packagedSource = (packaged: (what: string) => unknown): Source => ({
  kind: "PACKAGED",
  read: async (what) => packaged(what),
});

/** What a source says of a kind of base data, by its contract; the first thing that the contract does not take is named. */
export async function readSource<S extends z.ZodType>(source: Source, what: string, contract: S): Promise<z.output<S>> {
  const read = contract.safeParse(await source.read(what));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw fail(SERVICE_CODES.sourceUnreadable, { detail: [what, ...(issue?.path ?? [])].join(".") });
}
