import type { Call, Emit } from "@linehaul/kit/call";
import { brokenUnique } from "@linehaul/kit/database-error";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { newId } from "@linehaul/kit/ids";
import type { UserAccount } from "@linehaul/schema/accounts/user-account/row";
import type { CreateUserAccount, UpdateUserAccount } from "@linehaul/schema/accounts/user-account/write";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, eq, ne } from "drizzle-orm";
import { rulesIn } from "../../base-data/phone-rule/rules-in.ts";
import { readPhones } from "../../customers/customer-form/phones.ts";
import { customerOfForm } from "../../customers/customer/one.ts";
import { newUserCode } from "./code.ts";
import { endLinks, mailOwners } from "./mail/send.ts";
import { byCaller, heldAccount, rewriteAccount } from "./held.ts";
import { changedOf, ruledAccount } from "./ruled.ts";
import { type AccountRecord, userAccount } from "./table.ts";
import { accountView } from "./view.ts";

const wrong = (fields: readonly FieldProblem[]) => fail(SERVICE_CODES.invalid, { fields: [...fields] });
/** Of what two kinds of rules refuse at one field, the first is told. */
function mustFit(...found: readonly (readonly FieldProblem[])[]): void {
  const fields = found.flat().filter(({ path }, n, all) => all.findIndex((one) => one.path[0] === path[0]) === n);
  if (fields.length > 0) throw wrong(fields);
}
const at = (field: string, key: string): FieldProblem => ({ path: [field], key, params: {} });

/** A name or an e-mail that another account of the site has: whoever was first has it. */
function asTaken(error: unknown): unknown {
  const field = TAKEN.get(brokenUnique(error) ?? "");
  return field === undefined ? error : fail(SERVICE_CODES.duplicate, { fields: [at(field, "duplicate")] });
}
const TAKEN: ReadonlyMap<string, string> = new Map([
  ["user_account_name_once", "userName"],
  ["user_account_email_once", "email"],
]);

/** A telephone in two parts, and what the phone rules refuse of it (ACC-09); nothing where it was not written. */
async function phoneOf(tx: Db, phone: string | null | undefined) {
  if (phone === undefined) return { dialled: {}, problems: [] };
  if (phone === null) return { dialled: { phoneCode: null, phone: null }, problems: [] };
  const { problems, at } = await readPhones(rulesIn(tx), [{ path: ["phone"], phone }]);
  const dialled = at("phone");
  return { dialled: { phoneCode: dialled?.code ?? null, phone: dialled?.number ?? null }, problems };
}

async function mainOf(tx: Db, customerId: string): Promise<AccountRecord | null> {
  const [found] = await tx
    .select()
    .from(userAccount)
    .where(
      and(
        eq(userAccount.customerId, customerId),
        eq(userAccount.userType, "MAIN"),
        ne(userAccount.status, "CANCELLED"),
      ),
    );
  return found ?? null;
}

/** What of an account the trail tells: nothing that is masked is in it. */
const told = ({
  userCode,
  customerCode,
  userName,
  firstName,
  lastName,
  email,
  phone,
  status,
  reason,
}: UserAccount) => ({
  userCode,
  customerCode,
  userName,
  firstName,
  lastName,
  email,
  phone,
  status,
  reason,
});

export function tellAccount(
  emit: Emit,
  before: UserAccount | null,
  after: UserAccount,
  more: { readonly reason?: string } = {},
): void {
  emit({
    type: "userAccount.changed",
    subject: after.id,
    site: after.site,
    before: before && told(before),
    after: told(after),
    ...more,
  });
}

/** Makes an account of one of the caller's customers, and writes its owner how to activate it. */
export const createAccount = (call: Call, { customerCode, phone, ...own }: CreateUserAccount): Promise<UserAccount> =>
  call
    .write(async (tx, emit) => {
      // Held: of two that are made at once, one is the main account.
      const customer = await customerOfForm(tx, call, customerCode);
      const { dialled, problems } = await phoneOf(tx, phone);
      const { site, customerType } = customer;
      mustFit(problems, await ruledAccount(tx, { site, customerType, at: call.now() }, { ...own, phone }));
      const main = await mainOf(tx, customer.id);
      const by = byCaller(call);
      const [row] = await tx
        .insert(userAccount)
        .values({
          ...own,
          ...dialled,
          id: newId(),
          site,
          userCode: await newUserCode(tx, site, main),
          customerId: customer.id,
          mainId: main?.id ?? null,
          accountType: customerType,
          userType: main === null ? "MAIN" : "SUB",
          dataSource: "CONSOLE",
          status: "INACTIVATED",
          createdBy: by.userName,
          createdAt: by.at,
          modifiedBy: by.userName,
          modifiedAt: by.at,
        })
        .returning();
      if (row === undefined) throw new Error("a row that was written is answered");
      const after = await accountView(tx, row);
      tellAccount(emit, null, after);
      await mailOwners(tx, call, [row]);
      return after;
    })
    .catch((error: unknown) => {
      throw asTaken(error);
    });

/** Changes an account; a person's is its owner's alone to change (PERM-09). */
export const updateAccount = (
  call: Call,
  { id, version, email, phone, ...own }: UpdateUserAccount,
): Promise<UserAccount> =>
  call
    .write(async (tx, emit) => {
      const was = await heldAccount(tx, call, id);
      if (was.accountType === "PERSONAL") throw fail(SERVICE_CODES.ofPerson);
      if (version !== was.version) throw fail(SERVICE_CODES.changed);
      const before = await accountView(tx, was);
      const { dialled, problems } = await phoneOf(tx, phone);
      const to = { ...own, email, phone };
      const of = { site: was.site, customerType: was.accountType, at: call.now() };
      mustFit(problems, await ruledAccount(tx, of, to, changedOf(was, to)));
      const isMoved = email !== undefined && email !== was.email;
      const values = { ...own, ...dialled, ...(isMoved && { email, emailVerifiedAt: null }) };
      // Whoever reads the e-mail of before has no way in by it.
      if (isMoved) await endLinks(tx, [id], call.now());
      const after = await accountView(tx, await rewriteAccount(tx, byCaller(call), was, values));
      tellAccount(emit, before, after);
      return after;
    })
    .catch((error: unknown) => {
      throw asTaken(error);
    });
