import type { Call } from "@linehaul/kit/call";
import { type Finding, ownFinding, viewFinding } from "@linehaul/kit/finding/read";
import type { CustomerFilter } from "@linehaul/schema/customers/customer";
import { MOST_FOUND } from "@linehaul/schema/finding/limits";
import { and } from "drizzle-orm";
import { type FoundFilter, matching } from "../customer/filter.ts";
import { mine } from "../customer/mine.ts";
import { shortOn } from "../customer/short.ts";
import { customers } from "../customer/table.ts";
import { customerFinding } from "./table.ts";

interface Asked {
  readonly filter: FoundFilter | undefined;
  readonly finding: Finding | null;
}
/**
 * A filter with the ids that its finding stands for: none where there is no such finding any more; and with what rules ask on its day. The
 * row scope is the reader's to apply.
 */
export async function foundIn(call: Call, filter: CustomerFilter | undefined): Promise<Asked> {
  const { finding: id, shortOn: day, ...others } = filter ?? {};
  const asked = { ...others, ...(day !== undefined && { short: await shortOn(call.db, day) }) };
  if (id === undefined) return { filter: asked, finding: null };
  const row = await ownFinding(call, customerFinding, id);
  return { filter: { ...asked, ids: row?.ids ?? [] }, finding: row === null ? null : viewFinding(row) };
}

interface AskedFile {
  readonly filter?: CustomerFilter | undefined;
  readonly ids?: readonly string[] | undefined;
}
/** A file of what was found takes the codes, as of ticked rows: the finding is forgotten before the file may be made again. */
export async function withFound<A extends AskedFile>(call: Call, asked: A): Promise<A> {
  if (asked.filter?.finding === undefined) return asked;
  const { filter } = await foundIn(call, asked.filter);
  const rows = await call.db
    .select({ code: customers.customerCode })
    .from(customers)
    .where(and(await mine(call), matching(filter)))
    .limit(MOST_FOUND);
  return { ...asked, filter: undefined, ids: rows.map(({ code }) => code) };
}
