import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "@linehaul/kit/database";
import {
  DIMENSION_OF,
  type DataGroupRule,
  type Dimension,
  type GrantState,
  type ScopePart,
} from "@linehaul/schema/permissions/perm-data-group";
import { SITE_CODES, SITES } from "@linehaul/schema/sites";
import { type Moment, stateOf } from "../account/grants.ts";
import { userAccount } from "../account/table.ts";
import { salesCustomer } from "../organisation/table.ts";
import { dataGroup, dataGroupItem, RESOURCES, type Resource, userDataGroup } from "./table.ts";

/** The attributes of a user that rules look at. */
interface Attributes {
  readonly countryCode: string | null;
  readonly orgCode: string | null;
  readonly workNo: string | null;
  readonly centralAccount: string;
}
export const DIMENSION: Readonly<Record<Resource, Dimension>> = {
  site: "SITE",
  country: "COUNTRY",
  org: "ORG",
  customer: "CUSTOMER",
  account: "ACCOUNT",
};
const one = (code: string | null): string[] => (code === null ? [] : [code]);

/** What a rule finds for a user: nothing when he lacks what it looks at. */
async function resolve(db: Db, rule: DataGroupRule, user: Attributes): Promise<string[]> {
  switch (rule) {
    case "USER_SITE":
      return SITE_CODES.filter((site) => SITES[site].country === user.countryCode);
    case "USER_COUNTRY":
      return one(user.countryCode);
    case "USER_ORG":
      return one(user.orgCode);
    case "USER_CUSTOMERS": {
      if (user.workNo === null) return [];
      const own = await db
        .select({ code: salesCustomer.customerCode })
        .from(salesCustomer)
        .where(eq(salesCustomer.workNo, user.workNo))
        .orderBy(asc(salesCustomer.customerCode));
      return own.map((row) => row.code);
    }
    case "USER_ACCOUNT":
      return [user.centralAccount];
    default:
      return rule satisfies never;
  }
}

/** What each of a user's groups names, and whether it is in effect at the moment: groups by code, dimensions in their order. */
export async function partsOf(db: Db, userId: string, moment: Moment): Promise<ScopePart[]> {
  const groups = await db
    .select({
      id: dataGroup.id,
      code: dataGroup.code,
      name: dataGroup.name,
      kind: dataGroup.kind,
      rules: dataGroup.rules,
      state: sql<GrantState>`case when ${dataGroup.status} = 'DISABLED' then 'DISABLED'
        else ${stateOf(userDataGroup.validFrom, userDataGroup.validTo, moment)} end`,
      countryCode: userAccount.countryCode,
      orgCode: userAccount.orgCode,
      workNo: userAccount.workNo,
      centralAccount: userAccount.centralAccount,
    })
    .from(userDataGroup)
    .innerJoin(dataGroup, eq(dataGroup.id, userDataGroup.groupId))
    .innerJoin(userAccount, eq(userAccount.id, userDataGroup.userId))
    .where(eq(userDataGroup.userId, userId))
    .orderBy(asc(dataGroup.code));
  if (groups.length === 0) return [];
  const constant = groups.filter((g) => g.kind === "constant").map((g) => g.id);
  const items =
    constant.length === 0
      ? []
      : await db
          .select()
          .from(dataGroupItem)
          .where(inArray(dataGroupItem.groupId, constant))
          .orderBy(asc(dataGroupItem.code));
  const parts: ScopePart[] = [];
  for (const { id, code, name, kind, rules, state, ...user } of groups) {
    const group = { groupId: id, groupCode: code, groupName: name, state };
    if (kind === "constant")
      for (const resource of RESOURCES) {
        const codes = items.filter((i) => i.groupId === id && i.resource === resource).map((i) => i.code);
        if (codes.length > 0)
          parts.push({ ...group, kind: "CONSTANT", dimension: DIMENSION[resource], rule: null, codes });
      }
    else
      for (const rule of rules)
        parts.push({
          ...group,
          kind: "VARIABLE",
          dimension: DIMENSION_OF[rule],
          rule,
          codes: await resolve(db, rule, user),
        });
  }
  return parts;
}
