import type { Db } from "@linehaul/kit/database";
import {
  type DataPermission,
  defaultRules,
  isLimited,
  type LimitRules,
} from "@linehaul/schema/permissions/data-permission";
import {
  DEFAULT_RULE,
  type Limit,
  LIMITS,
  type RowScope,
  SCOPED_RECORDS,
  type ScopedRecord,
} from "@linehaul/schema/scope";
import { dataPermission } from "./table.ts";

type Row = typeof dataPermission.$inferSelect;

/** The rules of a row, without those of limits that its record does not have. */
export function rulesOf(row: Row): LimitRules {
  const own = (limit: Limit) => (isLimited(row.record, limit) ? row[limit] : null);
  return { country: own("country"), org: own("org"), customer: own("customer"), account: own("account") };
}

export const view = (record: ScopedRecord, row: Row | undefined): DataPermission => {
  const changed = row !== undefined && row.version > 0;
  return {
    record,
    ...(row === undefined ? defaultRules(record) : rulesOf(row)),
    version: row?.version ?? 0,
    modifiedBy: changed ? row.modifiedBy : null,
    modifiedAt: changed ? row.modifiedAt.toISOString() : null,
  };
};

/** Every record with its rules, in the order of the contract. */
export async function allRules(db: Db): Promise<DataPermission[]> {
  const rows = new Map((await db.select().from(dataPermission)).map((row) => [row.record, row]));
  return SCOPED_RECORDS.map((record) => view(record, rows.get(record)));
}

/** A scope with what differs from the default: where nothing was configured, scopes stay what they are. */
export async function withRules(db: Db, scope: RowScope): Promise<RowScope> {
  if (scope.sites.length === 0) return scope;
  const rules: RowScope["rules"] = {};
  for (const { record, ...found } of await allRules(db))
    for (const limit of LIMITS) {
      const rule = found[limit];
      if (rule !== null && rule !== DEFAULT_RULE) rules[record] = { ...rules[record], [limit]: rule };
    }
  return Object.keys(rules).length === 0 ? scope : { ...scope, rules };
}
