import type { Call } from "@linehaul/kit/call";
import { callBack, type CallBackAnswer } from "@linehaul/kit/call-back";
import { fail } from "@linehaul/kit/fail";
import type { DockingTest } from "@linehaul/schema/customers/docking/docking";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { eq } from "drizzle-orm";
import { withheld } from "../../base-data/callback-blacklist/withheld.ts";
import { customerByForm } from "../customer-form/held.ts";
import { docking } from "./table.ts";

function endingOf(answer: CallBackAnswer): Pick<DockingTest, "ending" | "status" | "silence"> {
  if ("isPrivate" in answer) return { ending: "PRIVATE", status: null, silence: null };
  if ("silence" in answer) return { ending: "SILENT", status: null, silence: answer.silence };
  return { ending: "ANSWERED", status: answer.status, silence: null };
}

/** Calls a customer's call-back address with a test, unless the black list withholds it; that it was called is recorded, with what came of it. */
export async function testCall(call: Call, customerCode: string): Promise<DockingTest> {
  const customer = await customerByForm(call.db, call, { customerCode, what: "edit", isHeld: false });
  const { id, site } = customer;
  const [row] = await call.db.select().from(docking).where(eq(docking.customerId, id));
  if (row === undefined || row.callbackUrl === "") throw fail(SERVICE_CODES.wrongState, { detail: "NO_CALLBACK" });
  const { callbackUrl: address, appKey } = row;
  const nothing = { status: null, silence: null, ms: 0, reason: null };
  const reason = await withheld(call.db, { site, customerCode, address });
  if (reason !== null) return { ...nothing, ending: "WITHHELD", reason };
  const began = performance.now();
  const answer = await callBack(address, { kind: "TEST", appKey, at: call.now().toISOString() });
  const ended = { ...nothing, ...endingOf(answer), ms: Math.round(performance.now() - began) };
  return call.write(async (_tx, emit) => {
    const after = { callbackUrl: address, ending: ended.ending, status: ended.status };
    emit({ type: "customer.callbackTested", subject: id, site, before: null, after });
    return ended;
  });
}
