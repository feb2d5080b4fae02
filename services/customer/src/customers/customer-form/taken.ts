import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { plain } from "@linehaul/kit/finding/plain";
import { plainValue } from "@linehaul/schema/finding/plain-value";
import type { FieldProblem } from "@linehaul/schema/envelope";
import type { SiteCode } from "@linehaul/schema/sites";
import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { mine } from "../customer/mine.ts";
import { customers } from "../customer/table.ts";

interface Numbers {
  readonly site: SiteCode;
  /** The customer's own key: it is no duplicate of itself. */
  readonly id: string;
  readonly certNo: string | null;
  readonly taxNo: string | null;
}
const COLUMNS = { certNo: customers.certNo, taxNo: customers.taxNo } as const;

/** Who has a number of a customer already: told by name and code where the caller sees him, else by whom to ask. */
async function holder(tx: Db, seen: SQL, where: SQL | undefined): Promise<Pick<FieldProblem, "key" | "params"> | null> {
  const [found] = await tx
    .select({
      customerCode: customers.customerCode,
      name: customers.nameEn,
      orgCode: customers.orgCode,
      isSeen: sql<boolean>`(${seen})`,
    })
    .from(customers)
    .where(where)
    .limit(1);
  if (found === undefined) return null;
  const { customerCode, name, orgCode, isSeen } = found;
  if (isSeen) return { key: "identity.taken", params: { code: customerCode, name } };
  return orgCode === null
    ? { key: "identity.takenHidden", params: {} }
    : { key: "identity.takenBy", params: { org: orgCode } };
}

/** At which fields another customer of the site has the same number, however it is spaced. */
export async function takenFields(tx: Db, call: Call, numbers: Numbers): Promise<FieldProblem[]> {
  const seen = await mine(call);
  const problems: FieldProblem[] = [];
  for (const field of ["certNo", "taxNo"] as const) {
    const number = numbers[field];
    if (number === null) continue;
    const same = eq(plain(COLUMNS[field]), plainValue(number));
    const found = await holder(tx, seen, and(eq(customers.site, numbers.site), ne(customers.id, numbers.id), same));
    if (found !== null) problems.push({ path: [field], ...found });
  }
  return problems;
}
