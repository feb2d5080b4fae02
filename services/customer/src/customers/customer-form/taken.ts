import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { plain } from "@linehaul/kit/finding/plain";
import { plainValue } from "@linehaul/schema/finding/plain-value";
import type { FieldProblem } from "@linehaul/schema/envelope";
import type { SiteCode } from "@linehaul/schema/sites";
import { and, eq, inArray, sql } from "drizzle-orm";
import { mine } from "../customer/mine.ts";
import { customers } from "../customer/table.ts";

/** The numbers of a customer; null where it has none, or none that is new. */
export interface Numbers {
  readonly certNo: string | null;
  readonly taxNo: string | null;
}
interface Wanted {
  readonly site: SiteCode;
  /** The customer's own key, where it is there already: it is no duplicate of itself. */
  readonly id?: string;
}
const COLUMNS = { certNo: customers.certNo, taxNo: customers.taxNo } as const;

interface Holder {
  readonly id: string;
  readonly customerCode: string;
  readonly name: string;
  readonly orgCode: string | null;
  readonly isSeen: boolean;
}
/** Who has a number already: told by name and code where the caller sees him, else by whom to ask. */
function told({ customerCode, name, orgCode, isSeen }: Holder): Pick<FieldProblem, "key" | "params"> {
  if (isSeen) return { key: "identity.taken", params: { code: customerCode, name } };
  return orgCode === null
    ? { key: "identity.takenHidden", params: {} }
    : { key: "identity.takenBy", params: { org: orgCode } };
}

/** At which fields another customer of the site has the same numbers, however they are spaced: each in its place, one question a field. */
export async function takenFields(
  tx: Db,
  call: Call,
  { site, id: own }: Wanted,
  numbers: readonly Numbers[],
): Promise<FieldProblem[][]> {
  const seen = await mine(call);
  const problems: FieldProblem[][] = numbers.map(() => []);
  for (const field of ["certNo", "taxNo"] as const) {
    const sought = numbers.map((of) => (of[field] === null ? null : plainValue(of[field])));
    const once = [...new Set(sought.filter((number) => number !== null))];
    if (once.length === 0) continue;
    const number = sql<string>`${plain(COLUMNS[field])}`;
    const { id, customerCode, nameEn: name, orgCode } = customers;
    const found = await tx
      .select({ id, customerCode, name, orgCode, isSeen: sql<boolean>`(${seen})`, number })
      .from(customers)
      .where(and(eq(customers.site, site), inArray(number, once)));
    const holders = new Map(found.filter((row) => row.id !== own).map((row) => [row.number, row]));
    sought.forEach((one, n) => {
      const holder = holders.get(one ?? "");
      if (holder) problems[n]?.push({ path: [field], ...told(holder) });
    });
  }
  return problems;
}
