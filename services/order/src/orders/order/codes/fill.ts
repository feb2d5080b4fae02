import { inSteps } from "@linehaul/kit/jobs/in-steps";
import type { ScheduledTask, TaskWork } from "@linehaul/kit/jobs/task";
import type { PayFor } from "@linehaul/schema/base-data/pay-method";
import { and, arrayContains, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { payMethod } from "../../../base-data/pay-method/table.ts";
import { product } from "../../../base-data/product/table.ts";
import { orders } from "../table.ts";

/** Orders that are changed in one statement: each stands in two dozen indexes. */
const AT_ONCE = 1_000;

/** The pay method of an order that names none: the first that fits who pays, with a monthly card or without, as for a new one. */
function firstThatFits(db: TaskWork["db"], what: PayFor, payer: PgColumn, card: PgColumn): SQL {
  const { code, payFor, payers, needsMonthCard, sort, id } = payMethod;
  const fitting = and(
    arrayContains(payFor, [what]),
    sql`${payer} = any(${payers})`,
    eq(needsMonthCard, sql`(${card} is not null)`),
  );
  return sql`(${db.select({ code }).from(payMethod).where(fitting).orderBy(asc(sort), asc(id)).limit(1)})`;
}

/**
 * Orders that hold their product by its English name alone get its code, and how they are paid, in small steps: what somebody writes at that
 * moment is left for the next time. A name that no product has waits until one has it. Cut short, it goes on where it was.
 */
export async function fillCodes(work: Pick<TaskWork, "db" | "signal" | "tell">): Promise<void> {
  const { db } = work;
  const named = db.select({ name: product.nameEn }).from(product);
  const next = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNull(orders.productCode), sql`${orders.serviceName} = any(array(${named}))`))
    .limit(AT_ONCE)
    .for("no key update", { skipLocked: true });
  const freight = firstThatFits(db, "FREIGHT", orders.payMethod, orders.payMonthCard);
  const tax = firstThatFits(db, "TAX", orders.taxPayMethod, orders.taxMonthCard);
  const filled = await inSteps(
    work,
    AT_ONCE,
    sql`update ${orders} set product_code = ${product.code}, pay_method_code = ${freight}, tax_pay_method_code = ${tax}
      from ${product} where ${product.nameEn} = ${orders.serviceName} and ${orders.id} = any(array(${next})) returning 1`,
  );
  work.tell("CHANGED", filled);
}

export const fillOrderCodes: ScheduledTask = { name: "FILL_ORDER_CODES", cron: "*/10 * * * *", run: fillCodes };
