import type { Call } from "@linehaul/kit/call";
import { type Finding, ownFinding, viewFinding } from "@linehaul/kit/finding/read";
import { anyOf } from "@linehaul/kit/many";
import type { SQL } from "drizzle-orm";
import { userAccount } from "../user-account/table.ts";
import { accountFinding } from "./table.ts";

interface Found {
  /** None where there is no such finding any more. */
  readonly where: SQL | undefined;
  readonly finding: Finding | null;
}
/** What a list is kept to by a finding of the caller's own; nothing without one. The row scope is the reader's to apply. */
export async function foundBy(call: Call, id: string | undefined): Promise<Found> {
  if (id === undefined) return { where: undefined, finding: null };
  const row = await ownFinding(call, accountFinding, id);
  return { where: anyOf(userAccount.id, row?.ids ?? []), finding: row === null ? null : viewFinding(row) };
}
