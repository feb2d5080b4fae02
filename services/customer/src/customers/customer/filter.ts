import { anyOf } from "@linehaul/kit/many";
import { type CustomerFilter, SETTLEMENT_TYPES } from "@linehaul/schema/customers/customer";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { and, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { isShort, type Short, shortThen } from "./short.ts";
import { customers } from "./table.ts";

/** What is shorter has no run of two letters that an index could find. */
const TWO = 2;

/**
 * The text in names or codes (`sought_of` in SQL), in any case, with accents or without. Rows that have all its runs of two letters are found by an index: two
 * Chinese characters are a name.
 */
export function named(column: AnyPgColumn, keyword: string): SQL {
  const sought = sql`sought_of(${keyword}::text)`;
  const held = sql`position(${sought} in ${column}) > 0`;
  if (keyword.length < TWO) return held;
  return sql`(pairs(${column}) @> coalesce(pairs(${sought}), '{}') and ${held})`;
}

/** A filter whose finding is the ids that it stands for, and whose day what rules ask on it: see ../finding/read.ts. */
export type FoundFilter = Omit<CustomerFilter, "finding"> & {
  readonly ids?: readonly string[] | undefined;
  readonly short?: Short | undefined;
};

/** Everybody's. Said beside the type it lets types be counted from the index that has the settlement before them. */
const anySettlement = inArray(customers.settlementType, [...SETTLEMENT_TYPES]);

export function matching(filter: FoundFilter = {}): SQL | undefined {
  const { customerCode, keyword, customerType, status, countryCode, settlementType, orgCode, salesPerson } = filter;
  return and(
    customerCode === undefined ? undefined : eq(customers.customerCode, customerCode),
    keyword ? named(customers.sought, keyword) : undefined,
    customerType === undefined ? undefined : and(eq(customers.customerType, customerType), anySettlement),
    status?.length ? inArray(customers.status, status) : undefined,
    countryCode === undefined ? undefined : eq(customers.countryCode, countryCode),
    settlementType === undefined ? undefined : eq(customers.settlementType, settlementType),
    orgCode?.length ? inArray(customers.orgCode, orgCode) : undefined,
    salesPerson === undefined ? undefined : eq(customers.salesPerson, salesPerson),
    filter.from === undefined ? undefined : gte(customers.createdAt, new Date(filter.from)),
    filter.short === undefined ? undefined : isShort(filter.short),
    filter.shortOn === undefined ? undefined : shortThen(filter.shortOn),
    filter.ids === undefined ? undefined : anyOf(customers.id, filter.ids),
    filter.to === undefined ? undefined : lt(customers.createdAt, new Date(filter.to)),
  );
}
