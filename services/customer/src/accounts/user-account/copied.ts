import { copiedRows } from "@linehaul/kit/copied-rows";
import type { Db } from "@linehaul/kit/database-type";
import type { UserAccountCopied } from "@linehaul/schema/accounts/user-account/copy";
import type { CopyQuery } from "@linehaul/schema/copy";
import { asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { customers } from "../../customers/customer/table.ts";
import { userAccount as t } from "./table.ts";

const main = alias(t, "main");

/** Accounts of customers for services that keep copies of them: of every site, cancelled ones too, for orders name them. */
export const userAccountsCopied = (db: Db, query: CopyQuery) =>
  copiedRows(query, t.id, (where, most): Promise<UserAccountCopied[]> =>
    db
      .select({
        id: t.id,
        site: t.site,
        userCode: t.userCode,
        mainUserCode: sql<string>`coalesce(${main.userCode}, ${t.userCode})`,
        customerCode: customers.customerCode,
        isCancelled: sql<boolean>`${t.status} = 'CANCELLED'`,
      })
      .from(t)
      .innerJoin(customers, eq(customers.id, t.customerId))
      .leftJoin(main, eq(main.id, t.mainId))
      .where(where)
      .orderBy(asc(t.id))
      .limit(most),
  );
