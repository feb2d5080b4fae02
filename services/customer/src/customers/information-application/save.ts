import type { Call } from "@linehaul/kit/call";
import { brokenUnique } from "@linehaul/kit/database-error";
import { fail } from "@linehaul/kit/fail";
import { newId } from "@linehaul/kit/ids";
import { mayEdit } from "@linehaul/schema/customers/information-application/lifecycle";
import type { CustomerApplication } from "@linehaul/schema/customers/information-application/row";
import type { SaveApplication } from "@linehaul/schema/customers/information-application/write";
import { SERVICE_CODES, type ServiceCode } from "@linehaul/schema/errors";
import { eq } from "drizzle-orm";
import { customerOfForm } from "../customer/one.ts";
import { heldApplication } from "./held.ts";
import { keepPapers } from "./papers.ts";
import { submitHeld } from "./submit.ts";
import { application, type ApplicationRecord } from "./table.ts";
import { tell } from "./tell.ts";
import { applicationView } from "./view.ts";

const wrong = (field: string, key: string, code: ServiceCode = SERVICE_CODES.invalid) =>
  fail(code, { fields: [{ path: [field], key, params: {} }] });

/** An application stays with its customer and its kind, and is written while nobody decides. */
function refuseEdit(was: ApplicationRecord, customerId: string, { version, kind }: SaveApplication): void {
  if (version === undefined) throw fail(SERVICE_CODES.changed);
  if (!mayEdit(was.status)) throw fail(SERVICE_CODES.wrongState, { detail: was.status });
  if (was.customerId !== customerId) throw wrong("customerCode", "application.customer");
  if (was.kind !== kind) throw wrong("kind", "application.kind");
}

/** Writes a draft, or changes one or what was returned; and submits it where that is asked for: all of it or nothing. */
export function saveApplication(call: Call, input: SaveApplication): Promise<CustomerApplication> {
  const { id, version, customerCode, kind, remark, papers, submits } = input;
  const at = call.now();
  const { user, userName: by } = call.caller;
  const modified = { remark, modifiedBy: by, modifiedAt: at };
  return call
    .write(async (tx, emit) => {
      const customer = await customerOfForm(tx, call, customerCode);
      const was = id === undefined ? null : await heldApplication(tx, call, { id, version });
      if (was !== null) refuseEdit(was, customer.id, input);
      const before = was && (await applicationView(tx, was, user));
      const [row] =
        was === null
          ? await tx
              .insert(application)
              .values({
                ...modified,
                id: newId(),
                site: customer.site,
                customerId: customer.id,
                kind,
                status: "DRAFT",
                createdBy: by,
                createdAt: at,
              })
              .returning()
          : await tx
              .update(application)
              .set({ ...modified, version: was.version + 1 })
              .where(eq(application.id, was.id))
              .returning();
      if (row === undefined) throw new Error("a row that was written is answered");
      await keepPapers(tx, call, row.id, papers);
      const after = await applicationView(tx, row, user);
      tell(emit, before, after);
      return submits ? submitHeld(tx, emit, call, { was: row, customer }) : after;
    })
    .catch((error: unknown) => {
      if (brokenUnique(error) !== "information_application_open_once") throw error;
      throw wrong("kind", "application.open", SERVICE_CODES.duplicate);
    });
}
