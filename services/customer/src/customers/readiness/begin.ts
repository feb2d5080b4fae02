import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { ledBy } from "@linehaul/schema/customers/lifecycle";
import { type CustomerReadiness, lackingOf } from "@linehaul/schema/customers/readiness";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { siteDay } from "@linehaul/schema/site-day";
import { coverCustomer } from "../contract-signing/cover.ts";
import { customerByCode } from "../customer/one.ts";
import { rewrite } from "../customer/rewrite.ts";
import { askingOf, tellOfChange } from "../intl-customer/tell.ts";
import { readinessView } from "./look.ts";

export async function readinessOfCustomer(call: Call, customerCode: string): Promise<CustomerReadiness> {
  const row = await customerByCode(call.db, call, { customerCode, isHeld: false });
  return readinessView(call.db, row, siteDay(row.site, call.now()));
}

interface Begun {
  readonly customerCode: string;
  readonly version: number;
}
/** Makes an approved customer usable for the first time, where it has all that it needs: what it lacks is named (CUS-13, CUS-22). */
export const beginCustomer = (call: Call, { customerCode, version }: Begun): Promise<CustomerReadiness> =>
  call.write(async (tx, emit) => {
    const was = await customerByCode(tx, call, { customerCode, isHeld: true });
    if (was.version !== version) throw fail(SERVICE_CODES.changed);
    const to = ledBy("BEGIN", was.status);
    if (to === null) throw fail(SERVICE_CODES.wrongState, { detail: was.status });
    const today = siteDay(was.site, call.now());
    const { items } = await readinessView(tx, await coverCustomer(tx, was.id, today), today);
    const fields = lackingOf(items).map(({ name }) => ({ path: [name], key: `readiness.${name}`, params: {} }));
    if (fields.length > 0) throw fail(SERVICE_CODES.notReady, { fields });
    const row = await rewrite(tx, call, was, { status: to });
    emit({
      type: "customer.changed",
      subject: was.id,
      site: was.site,
      before: { customerCode, status: was.status },
      after: { customerCode, status: to },
    });
    await tellOfChange(tx, [row], askingOf(call));
    return readinessView(tx, row, today);
  });
