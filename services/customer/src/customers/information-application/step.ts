import type { Call, Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { type ApplicationStep, ledBy } from "@linehaul/schema/customers/information-application/lifecycle";
import type { CustomerApplication } from "@linehaul/schema/customers/information-application/row";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { eq } from "drizzle-orm";
import { application, type ApplicationRecord } from "./table.ts";
import { tell } from "./tell.ts";
import { applicationView } from "./view.ts";

interface Taken {
  readonly was: ApplicationRecord;
  readonly step: ApplicationStep;
  /** What changes with it. */
  readonly values: Partial<ApplicationRecord>;
  readonly reason?: string;
}

/** Takes an application a step on that the transaction holds; 409004 where it takes none there. */
export async function takeStep(
  tx: Db,
  emit: Emit,
  call: Call,
  { was, step, values, reason }: Taken,
): Promise<CustomerApplication> {
  const { user, userName } = call.caller;
  const status = ledBy(step, was.status);
  if (status === null) throw fail(SERVICE_CODES.wrongState, { detail: was.status });
  const before = await applicationView(tx, was, user);
  const [row] = await tx
    .update(application)
    .set({ ...values, status, version: was.version + 1, modifiedBy: userName, modifiedAt: call.now() })
    .where(eq(application.id, was.id))
    .returning();
  if (row === undefined) throw new Error("an application that is held is gone");
  const after = await applicationView(tx, row, user);
  tell(emit, before, after, reason === undefined ? {} : { reason });
  return after;
}
