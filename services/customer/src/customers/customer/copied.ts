import { copiedRows } from "@linehaul/kit/copied-rows";
import type { Db } from "@linehaul/kit/database-type";
import type { CopyQuery } from "@linehaul/schema/copy";
import type { CustomerCopied } from "@linehaul/schema/customers/customer-copy";
import { and, asc, eq, inArray } from "drizzle-orm";
import { monthCard } from "../month-card/table.ts";
import { customers } from "./table.ts";

/** Customers for services that keep copies of them: of every site, for what follows is a service and no user. */
export const customersCopied = (db: Db, query: CopyQuery) =>
  copiedRows(query, customers.id, async (where, most): Promise<CustomerCopied[]> => {
    const { id, site, customerCode, nameEn, nameZh, countryCode, orgCode, customerType, status } = customers;
    const rows = await db
      .select({ id, site, customerCode, nameEn, nameZh, countryCode, orgCode, customerType, status })
      .from(customers)
      .where(where)
      .orderBy(asc(id))
      .limit(most);
    const cards = await db
      .select({ customerId: monthCard.customerId, card: monthCard.card })
      .from(monthCard)
      .where(
        and(
          inArray(
            monthCard.customerId,
            rows.map((row) => row.id),
          ),
          eq(monthCard.isUsed, true),
        ),
      )
      .orderBy(asc(monthCard.card));
    const byCustomer = Map.groupBy(cards, ({ customerId }) => customerId);
    return rows.map(({ nameEn: english, nameZh: chinese, ...row }) => ({
      ...row,
      name: chinese ?? english,
      monthCards: (byCustomer.get(row.id) ?? []).map(({ card }) => card),
    }));
  });
