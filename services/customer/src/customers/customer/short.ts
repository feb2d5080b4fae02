import type { Db } from "@linehaul/kit/database-type";
import { and, eq, gte, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import { contractRule as rule } from "../../sites/contract-rules/table.ts";
import { customers } from "./table.ts";

/** What rules in use ask of whom: one of these for those who are alike, however many rules are for them. */
type Asking = Pick<
  typeof rule.$inferSelect,
  "site" | "settlementType" | "customerType" | "contractRequired" | "agreementRequired"
>;
/** A day, and what rules in use ask. */
export interface Short {
  readonly day: string;
  readonly asked: readonly Asking[];
}

const { site, settlementType, customerType } = rule;
const ofSome = (flag: typeof rule.contractRequired | typeof rule.agreementRequired) => sql<boolean>`bool_or(${flag})`;
/** What rules in use ask: a few of each site. */
export async function shortOn(db: Db, day: string): Promise<Short> {
  const papers = { contractRequired: ofSome(rule.contractRequired), agreementRequired: ofSome(rule.agreementRequired) };
  const asked = await db
    .select({ site, settlementType, customerType, ...papers })
    .from(rule)
    .where(and(eq(rule.status, "ENABLED"), or(rule.contractRequired, rule.agreementRequired)))
    .groupBy(site, settlementType, customerType);
  return { day, asked };
}

type Until = typeof customers.contractUntil | typeof customers.agreementUntil;
/** None was in force, or it is over by that day: each a range of an index. */
const over = (until: Until, day: string): readonly SQL[] => [isNull(until), lt(until, day)];
const isWhole = (until: Until, day: string): SQL => gte(until, day);

/** Whom it is asked of. */
const whom = (one: Asking): SQL | undefined =>
  and(
    eq(customers.site, one.site),
    eq(customers.settlementType, one.settlementType),
    eq(customers.customerType, one.customerType),
  );
/** The ways to be short, of which no customer goes two. */
function waysOf(one: Asking, day: string): (SQL | undefined)[] {
  const { contractUntil: contract, agreementUntil: agreement } = customers;
  const byContract = one.contractRequired ? over(contract, day) : [];
  // Of whom both are asked: those who lack the contract are among those of before.
  const byAgreement = one.agreementRequired ? over(agreement, day) : [];
  const besides = one.contractRequired ? isWhole(contract, day) : undefined;
  return [...byContract, ...byAgreement.map((way) => and(way, besides))].map((way) => and(whom(one), way));
}

/** Usable customers that lack a paper which a rule asks of them (CUS-22), in ways of which none goes two: as they are counted. */
export const shortWays = ({ day, asked }: Short): readonly (SQL | undefined)[] =>
  asked.flatMap((one) => waysOf(one, day)).map((way) => and(eq(customers.status, "USABLE"), way));

/** The same in one condition. In plain words, each a constant: so the planner knows whether many do. */
export const isShort = ({ day, asked }: Short): SQL | undefined =>
  and(eq(customers.status, "USABLE"), or(sql`false`, ...asked.flatMap((one) => waysOf(one, day))));

/** Ids of usable customers of whom a rule in use asks for a paper that they have not on that day: an index a rule. */
const lacking = (isAsked: SQL, until: SQL, day: string): SQL => sql`
  select c.id from ${rule} join ${customers} c
    on c.site = ${rule.site} and c.settlement_type = ${rule.settlementType} and c.customer_type = ${rule.customerType}
  where ${rule.status} = 'ENABLED' and ${isAsked} and c.status = 'USABLE' and (${until} is null or ${until} < ${day}::date)`;

/** The same of a file, whose rows are read when it is made: as rules are then. */
export const shortThen = (day: string): SQL => sql`${customers.id} in (
  ${lacking(sql`${rule.contractRequired}`, sql`c.contract_until`, day)}
  union ${lacking(sql`${rule.agreementRequired}`, sql`c.agreement_until`, day)})`;
