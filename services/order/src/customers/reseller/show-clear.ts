import type { Call } from "@linehaul/kit/call";
import { reveal } from "@linehaul/kit/reveal";
import type { ResellerClearField, ShowResellerClear } from "@linehaul/schema/customers/reseller/row";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { mine } from "./mine.ts";
import { reseller as t, type ResellerRecord } from "./table.ts";

const VALUES: Readonly<Record<ResellerClearField, (row: ResellerRecord) => string>> = {
  RESELLER_CREDIT_ACCOUNT: ({ creditAccount }) => creditAccount,
  RESELLER_PHONE: ({ phone }) => phone,
};

/** A masked value of one of the caller's resellers in the clear. */
export async function showReseller(
  call: Call,
  { id, field, reason }: z.output<typeof ShowResellerClear>,
): Promise<{ value: string }> {
  const { within } = await mine(call);
  return reveal(call, {
    type: "reseller.revealed",
    subject: id,
    field,
    reason,
    read: async (tx) => {
      const [row] = await tx
        .select()
        .from(t)
        .where(and(within, eq(t.id, id)));
      return row === undefined ? null : { value: VALUES[field](row), site: row.site };
    },
  });
}
