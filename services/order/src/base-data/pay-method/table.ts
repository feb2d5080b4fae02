import { catalogueColumns } from "@linehaul/kit/catalogue";
import { PAY_FOR } from "@linehaul/schema/base-data/pay-method";
import { PAY_METHODS } from "@linehaul/schema/orders/order/status";
import { boolean, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { named } from "../named.ts";

/** How freight, duties and taxes are paid, and by whom. Common to the sites. */
export const payMethod = pgTable(
  "pay_method",
  {
    ...catalogueColumns(),
    code: text("code").notNull(),
    ...named(),
    payFor: text("pay_for", { enum: PAY_FOR }).array().notNull(),
    payers: text("payers", { enum: PAY_METHODS }).array().notNull(),
    needsMonthCard: boolean("needs_month_card").notNull(),
  },
  (t) => [
    uniqueIndex("pay_method_code").on(t.code),
    index("pay_method_sort").on(t.sort, t.id),
    index("pay_method_modified").on(t.modifiedAt, t.id),
  ],
);
