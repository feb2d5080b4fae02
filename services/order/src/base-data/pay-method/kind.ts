import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import type { PaymentMethod, PaymentMethodFilter } from "@linehaul/schema/base-data/pay-method";
import { and, arrayContains, eq, type SQL } from "drizzle-orm";
import { payMethod } from "./table.ts";

const view = (row: typeof payMethod.$inferSelect): PaymentMethod => ({ ...row, ...catalogueView(row) });
export const kind = { table: payMethod, row: view, event: "payMethod.changed" };

const searched = [payMethod.code, payMethod.nameEn, payMethod.nameZhCn, payMethod.nameZhHk];
export const matching = ({ keyword, status, payFor }: PaymentMethodFilter = {}): SQL | undefined =>
  and(
    anyContains(searched, keyword),
    status && eq(payMethod.status, status),
    payFor && arrayContains(payMethod.payFor, [payFor]),
  );
