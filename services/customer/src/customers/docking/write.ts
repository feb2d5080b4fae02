import { randomBytes } from "node:crypto";
import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { renewed } from "@linehaul/kit/secret";
import { newToken } from "@linehaul/kit/token";
import type { Docking, SaveDocking } from "@linehaul/schema/customers/docking/docking";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { eq } from "drizzle-orm";
import { customerByForm } from "../customer-form/held.ts";
import type { CustomerRecord } from "../customer/table.ts";
import { docking, type DockingRecord } from "./table.ts";
import { dockingView } from "./view.ts";

const newKey = (): string => `lc-${randomBytes(9).toString("hex")}`;

interface Held {
  readonly customer: CustomerRecord;
  readonly was: DockingRecord | null;
}
/** One of the caller's customers, held, with what is kept of its systems. */
async function held(tx: Db, call: Call, customerCode: string): Promise<Held> {
  const customer = await customerByForm(tx, call, { customerCode, what: "edit", isHeld: true });
  const [was = null] = await tx.select().from(docking).where(eq(docking.customerId, customer.id));
  return { customer, was };
}

/** Writes it over what was; the first time it gets its key. */
async function put(
  tx: Db,
  call: Call,
  { customer, was }: Held,
  values: Partial<DockingRecord>,
): Promise<DockingRecord> {
  const track = { version: (was?.version ?? 0) + 1, modifiedBy: call.caller.userName, modifiedAt: call.now() };
  const first = { customerId: customer.id, appKey: newKey(), whiteList: "", callbackUrl: "" };
  const [row] =
    was === null
      ? await tx
          .insert(docking)
          .values({ ...first, ...values, ...track })
          .returning()
      : await tx
          .update(docking)
          .set({ ...values, ...track })
          .where(eq(docking.customerId, customer.id))
          .returning();
  if (row === undefined) throw new Error("a row that was written is answered");
  return row;
}

const told = (row: DockingRecord | null) => ({
  whiteList: row?.whiteList ?? null,
  callbackUrl: row?.callbackUrl ?? null,
});

/** Keeps from where a customer's systems may ask, and where it is called back. */
export const saveDocking = (call: Call, { customerCode, version, ...own }: SaveDocking): Promise<Docking> =>
  call.write(async (tx, emit) => {
    const now = await held(tx, call, customerCode);
    if ((now.was?.version ?? 0) !== version) throw fail(SERVICE_CODES.changed);
    const row = await put(tx, call, now, own);
    emit({
      type: "customer.changed",
      subject: now.customer.id,
      site: now.customer.site,
      before: told(now.was),
      after: told(row),
    });
    return dockingView(row);
  });

/** Makes a new secret: the only answer that ever holds it. */
export function newSecret(call: Call, customerCode: string): Promise<{ docking: Docking; appSecret: string }> {
  const appSecret = newToken();
  return call.write(
    async (tx, emit) => {
      const now = await held(tx, call, customerCode);
      const at = call.now();
      const kept = renewed({ secretHash: now.was?.secretHash ?? null }, appSecret, at);
      const row = await put(tx, call, now, { ...kept, secretSetAt: at });
      emit({
        type: "customer.changed",
        subject: now.customer.id,
        site: now.customer.site,
        before: { appSecretSetAt: now.was?.secretSetAt?.toISOString() ?? null },
        after: { appSecretSetAt: at.toISOString() },
      });
      return { docking: dockingView(row), appSecret };
    },
    { remember: false },
  );
}
