import type { Call, Emit } from "@linehaul/kit/call";
import { brokenUnique } from "@linehaul/kit/database-error";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { newId } from "@linehaul/kit/ids";
import { mayRenew } from "@linehaul/schema/customers/contract-signing/lifecycle";
import type { Contract } from "@linehaul/schema/customers/contract-signing/row";
import type { SaveContract } from "@linehaul/schema/customers/contract-signing/write";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES, type ServiceCode } from "@linehaul/schema/errors";
import { and, eq } from "drizzle-orm";
import { customerOfForm } from "../customer/one.ts";
import { mineContracts } from "./filter.ts";
import { keepFiles } from "./files.ts";
import { heldContract } from "./held.ts";
import { contract, type ContractRecord } from "./table.ts";
import { contractView } from "./view.ts";

const wrong = (
  field: string,
  key: string,
  params: FieldProblem["params"] = {},
  code: ServiceCode = SERVICE_CODES.invalid,
) => fail(code, { fields: [{ path: [field], key, params }] });

/** The number of another contract of the site, or a second one that follows the same: whoever was first has it. */
function asTaken(error: unknown): unknown {
  const index = brokenUnique(error);
  if (index === "contract_number") return wrong("contractNo", "duplicate", {}, SERVICE_CODES.duplicate);
  if (index === "contract_renewed_once")
    return wrong("validFrom", "contract.renewed", { no: "" }, SERVICE_CODES.duplicate);
  return error;
}

/** One that follows another is with the same customer, of the same kind, and begins when that has ended. */
async function refuseRenewal(
  tx: Db,
  call: Call,
  own: Pick<ContractRecord, "id" | "customerId" | "kind" | "validFrom" | "renews">,
) {
  if (own.renews === null) return;
  const [before] = await tx
    .select()
    .from(contract)
    .where(and(await mineContracts(call), eq(contract.id, own.renews)));
  const isSame = before?.customerId === own.customerId && before.kind === own.kind;
  if (before === undefined || !isSame || !mayRenew(before.state)) throw wrong("renews", "contract.renewOther");
  const [other] = await tx.select({ id: contract.id }).from(contract).where(eq(contract.renews, before.id));
  if (other !== undefined && other.id !== own.id) throw wrong("renews", "contract.renewed", { no: before.contractNo });
  if (own.validFrom <= before.validTo)
    throw wrong("validFrom", "contract.renewFrom", { no: before.contractNo, day: before.validTo });
}

/** What of a contract stands in the trail. */
const told = (view: Contract) => ({
  customerCode: view.customerCode,
  kind: view.kind,
  contractNo: view.contractNo,
  state: view.state,
  validFrom: view.validFrom,
  validTo: view.validTo,
  signatory: view.signatory,
  files: view.files.map(({ name, sha256 }) => `${name} ${sha256}`),
});
/** The trail of a change of a contract: before and after, field by field. */
export const tell = (
  emit: Emit,
  before: Contract | null,
  after: Contract,
  more: { readonly reason?: string } = {},
): void =>
  emit({
    type: "contract.changed",
    subject: after.id,
    site: after.site,
    before: before && told(before),
    after: told(after),
    ...more,
  });

/** Writes a draft, or changes one. */
export function saveContract(call: Call, input: SaveContract): Promise<Contract> {
  const { id, version, customerCode, files, ...own } = input;
  const at = call.now();
  const by = call.caller.userName;
  return call
    .write(async (tx, emit) => {
      const was = id === undefined ? null : await heldContract(tx, call, { id, version });
      if (was !== null && version === undefined) throw fail(SERVICE_CODES.changed);
      if (was !== null && was.state !== "DRAFT") throw fail(SERVICE_CODES.wrongState, { detail: was.state });
      const before = was && (await contractView(tx, was));
      if (before !== null && before.customerCode !== customerCode) throw wrong("customerCode", "contract.customer");
      // Held: two drafts that follow the same contract wait for each other.
      const { id: customerId } = await customerOfForm(tx, call, customerCode);
      const key = was?.id ?? newId();
      await refuseRenewal(tx, call, { id: key, customerId, ...own });
      const values = { ...own, signatory: own.signatory || null, modifiedBy: by, modifiedAt: at };
      const [row] =
        was === null
          ? await tx
              .insert(contract)
              .values({
                ...values,
                id: key,
                site: call.caller.site,
                customerId,
                state: "DRAFT",
                createdBy: by,
                createdAt: at,
              })
              .returning()
          : await tx
              .update(contract)
              .set({ ...values, version: was.version + 1 })
              .where(eq(contract.id, key))
              .returning();
      if (row === undefined) throw new Error("a row that was written is answered");
      await keepFiles(tx, call, key, files);
      const after = await contractView(tx, row);
      tell(emit, before, after);
      return after;
    })
    .catch((error: unknown) => {
      throw asTaken(error);
    });
}
