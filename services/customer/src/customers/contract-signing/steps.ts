import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { CONTRACT_STEPS, type ContractStep, mayTake } from "@linehaul/schema/customers/contract-signing/lifecycle";
import type { Contract } from "@linehaul/schema/customers/contract-signing/row";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { siteDay } from "@linehaul/schema/site-day";
import { eq } from "drizzle-orm";
import { coverCustomer } from "./cover.ts";
import { keepFiles } from "./files.ts";
import { heldContract } from "./held.ts";
import { tell } from "./save.ts";
import { contract, type ContractRecord } from "./table.ts";
import { contractView } from "./view.ts";

/** What a draft lacks before it can be signed. */
function unsigned({ signatory, files }: Contract): FieldProblem[] {
  return [
    ...(signatory === null ? [{ path: ["signatory"], key: "contract.signatory", params: {} }] : []),
    ...(files.length === 0 ? [{ path: ["files"], key: "contract.files", params: {} }] : []),
  ];
}

interface Taken {
  readonly id: string;
  readonly version: number | undefined;
}
/** Takes a contract a step on; until when its customer's papers are in force follows in the same transaction. */
function take(
  call: Call,
  step: ContractStep,
  which: Taken,
  values: Partial<ContractRecord>,
  more: { readonly reason?: string } = {},
): Promise<Contract> {
  return call.write(async (tx, emit) => {
    const was = await heldContract(tx, call, which);
    if (!mayTake(step, was.state)) throw fail(SERVICE_CODES.wrongState, { detail: was.state });
    const before = await contractView(tx, was);
    const fields = step === "SIGN" ? unsigned(before) : [];
    if (fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
    const [row] = await tx
      .update(contract)
      .set({
        ...values,
        state: CONTRACT_STEPS[step].to,
        version: was.version + 1,
        modifiedBy: call.caller.userName,
        modifiedAt: call.now(),
      })
      .where(eq(contract.id, was.id))
      .returning();
    if (row === undefined) throw new Error("a contract that is held is gone");
    await coverCustomer(tx, was.customerId, siteDay(was.site, call.now()));
    const after = await contractView(tx, row);
    tell(emit, before, after, more);
    return after;
  });
}

/** Enters that a draft is signed: nothing of it changes from then on. */
export const signContract = (call: Call, which: Taken): Promise<Contract> =>
  take(call, "SIGN", which, { signedBy: call.caller.userName, signedAt: call.now() });

/** Ends a signed contract before its last day. */
export const terminateContract = (
  call: Call,
  { reason, ...which }: Taken & { readonly reason: string },
): Promise<Contract> => take(call, "TERMINATE", which, { reason }, { reason });

/** Deletes a draft; its files go as those that nobody kept. */
export const deleteContract = (call: Call, id: string): Promise<Contract> =>
  call.write(async (tx, emit) => {
    const was = await heldContract(tx, call, { id });
    if (was.state !== "DRAFT") throw fail(SERVICE_CODES.wrongState, { detail: was.state });
    const view = await contractView(tx, was);
    await keepFiles(tx, call, id, []);
    await tx.delete(contract).where(eq(contract.id, id));
    emit({
      type: "contract.deleted",
      subject: id,
      site: was.site,
      before: { customerCode: view.customerCode, contractNo: view.contractNo },
      after: null,
    });
    return view;
  });
