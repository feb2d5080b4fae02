import type { TurnedCustomers } from "@linehaul/schema/customers/turn";
import type { CustomerRecord } from "./table.ts";

/** What became of each code, in their order: of those that were found as `outcome` says, each in the status that it had. */
export function outcomesOf(
  codes: readonly string[],
  rows: readonly CustomerRecord[],
  outcome: (row: CustomerRecord) => TurnedCustomers["outcomes"][number]["outcome"],
): TurnedCustomers {
  const byCode = new Map(rows.map((row) => [row.customerCode, row]));
  return {
    outcomes: codes.map((customerCode) => {
      const row = byCode.get(customerCode);
      if (row === undefined) return { customerCode, outcome: "NOT_FOUND", name: null, status: null };
      return { customerCode, outcome: outcome(row), name: row.nameEn, status: row.status };
    }),
  };
}
