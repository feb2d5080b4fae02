import { and, eq, exists, sql } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database";
import { DIMENSION_BY, DIMENSION_OF, type Dimension } from "@linehaul/schema/permissions/perm-data-group";
import type { LimitRules, Touched } from "@linehaul/schema/permissions/data-permission";
import { LIMITS, type ScopedRecord } from "@linehaul/schema/scope";
import { SITE_CODES, SITES } from "@linehaul/schema/sites";
import { isValid, type Moment } from "../account/grants.ts";
import { userAccount } from "../account/table.ts";
import { DIMENSION } from "../perm-data-group/parts.ts";
import { dataGroup, dataGroupItem, userDataGroup } from "../perm-data-group/table.ts";
import { salesCustomer } from "../organisation/table.ts";
import { allRules } from "./rules.ts";

/** The dimensions that an account's groups name, and whether they find anything there. */
type Named = Map<Dimension, boolean>;

/** Every enabled account with what its data groups in effect name: two statements, however many. */
async function namedBy(db: Db, moment: Moment): Promise<Named[]> {
  const isEnabled = eq(userAccount.status, "ENABLED");
  const accounts = await db.select({ id: userAccount.id }).from(userAccount).where(isEnabled);
  const found = new Map(accounts.map(({ id }): [string, Named] => [id, new Map()]));
  const customers = db
    .select({ one: sql`1` })
    .from(salesCustomer)
    .where(eq(salesCustomer.workNo, userAccount.workNo));
  const held = await db
    .selectDistinct({
      id: userAccount.id,
      country: userAccount.countryCode,
      org: userAccount.orgCode,
      hasCustomers: sql<boolean>`${exists(customers)}`,
      rules: dataGroup.rules,
      resource: dataGroupItem.resource,
    })
    .from(userDataGroup)
    .innerJoin(userAccount, and(eq(userAccount.id, userDataGroup.userId), isEnabled))
    .innerJoin(dataGroup, and(eq(dataGroup.id, userDataGroup.groupId), eq(dataGroup.status, "ENABLED")))
    .leftJoin(dataGroupItem, and(eq(dataGroupItem.groupId, dataGroup.id), eq(dataGroup.kind, "constant")))
    .where(isValid(userDataGroup.validFrom, userDataGroup.validTo, moment));
  for (const { id, country, org, hasCustomers, rules, resource } of held) {
    const own = found.get(id);
    const name = (dimension: Dimension, finds: boolean) => own?.set(dimension, finds || own.get(dimension) === true);
    const finds: Readonly<Record<Dimension, boolean>> = {
      SITE: SITE_CODES.some((site) => SITES[site].country === country),
      COUNTRY: country !== null,
      ORG: org !== null,
      CUSTOMER: hasCustomers,
      // Everybody has a central account.
      ACCOUNT: true,
    };
    if (resource !== null) name(DIMENSION[resource], true);
    for (const rule of rules) name(DIMENSION_OF[rule], finds[DIMENSION_OF[rule]]);
  }
  return [...found.values()];
}

/** What an account sees of a record under some rules, as far as rules decide: equal texts are equal rows. */
function seenBy(named: Named, rules: LimitRules): string {
  if (named.get("SITE") !== true) return "nothing";
  const ways = LIMITS.map((limit) => {
    const finds = named.get(DIMENSION_BY[limit]);
    if (rules[limit] === "OFF") return "everything";
    if (finds === undefined) return rules[limit] === "REQUIRED" ? "nothing" : "everything";
    return finds ? "limited" : "nothing";
  });
  return ways.includes("nothing") ? "nothing" : ways.join();
}

/** How many accounts would see other rows of a record if these were its rules. */
export async function touched(call: Call, record: ScopedRecord, next: LimitRules): Promise<Touched> {
  const now = (await allRules(call.db)).find((rules) => rules.record === record) ?? next;
  const accounts = await namedBy(call.db, { now: call.now(), site: call.caller.site });
  return {
    accounts: accounts.filter((named) => seenBy(named, now) !== seenBy(named, next)).length,
    of: accounts.length,
  };
}
