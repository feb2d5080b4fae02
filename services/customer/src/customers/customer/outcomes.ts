import type { TurnedCustomers } from "@linehaul/schema/customers/turn";
import type { CustomerRecord } from "./table.ts";

type Outcome = TurnedCustomers["outcomes"][number]["outcome"];
/** What became of a customer that was found. */
export type RowOutcome = Exclude<Outcome, "NOT_FOUND">;

/** What became of each code, in their order: of those that were found as `outcome` says, each in the status that it has then. */
export function outcomesOf(
  codes: readonly string[],
  rows: readonly CustomerRecord[],
  outcome: (row: CustomerRecord) => Outcome,
  status: (row: CustomerRecord) => CustomerRecord["status"] = (row) => row.status,
): TurnedCustomers {
  const byCode = new Map(rows.map((row) => [row.customerCode, row]));
  return {
    outcomes: codes.map((customerCode) => {
      const row = byCode.get(customerCode);
      if (row === undefined) return { customerCode, outcome: "NOT_FOUND", name: null, status: null };
      return { customerCode, outcome: outcome(row), name: row.nameEn, status: status(row) };
    }),
  };
}
