import type { Call } from "@linehaul/kit/call";
import type { CustomerDuplicates, LookAlike } from "@linehaul/schema/customers/customer-form/duplicates";
import { soughtAs } from "@linehaul/schema/finding/limits";
import { plainValue } from "@linehaul/schema/finding/plain-value";
import { inArray, sql } from "drizzle-orm";
import { customers } from "../customer/table.ts";
import { mine } from "../customer/mine.ts";
import { countGuesses, guessed } from "./guesses.ts";
import { hitsOf } from "./hits.ts";

/** The values of a form that come masked. */
const guesses = ({ certNo, phone, email }: LookAlike): string[] =>
  [certNo && plainValue(certNo), phone && soughtAs("PHONE", phone), email && soughtAs("EMAIL", email)].flatMap(
    (value) => (value ? [value] : []),
  );

/** Customers of the caller's site that may be the same as the one in his form; of those he may not see, whom to ask alone. */
export function lookAlike(call: Call, form: LookAlike): Promise<CustomerDuplicates> {
  return call.write(
    async (tx, emit) => {
      await countGuesses(tx, call, guesses(form));
      const told = await hitsOf(tx, call.caller.site, form);
      if (told.length === 0) return { duplicates: [] };
      emit(guessed(call, [...new Set(told.flatMap(({ reasons }) => reasons))], told.length));
      const seen = await mine(call);
      const rows = await tx
        .select({
          id: customers.id,
          customerCode: customers.customerCode,
          name: customers.nameEn,
          status: customers.status,
          orgCode: customers.orgCode,
          isSeen: sql<boolean>`(${seen})`,
        })
        .from(customers)
        .where(
          inArray(
            customers.id,
            told.map(({ id }) => id),
          ),
        );
      const byId = new Map(rows.map((row) => [row.id, row]));
      return {
        duplicates: told.flatMap(({ id, reasons }) => {
          const row = byId.get(id);
          if (row === undefined) return [];
          const { orgCode, isSeen, customerCode, name, status } = row;
          return [
            isSeen
              ? { reasons, customerCode, name, status, orgCode }
              : { reasons, customerCode: null, name: null, status: null, orgCode },
          ];
        }),
      };
    },
    { remember: false },
  );
}
