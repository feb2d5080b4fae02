import { eq } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database";
import { fail } from "@linehaul/kit/fail";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { AuthClient } from "@linehaul/schema/sync/auth-client";
import { isMet } from "@linehaul/schema/sync/may-be-bound";
import { isWithin } from "../../permissions/perm-data-group/within.ts";
import { boundBy, type Binding, type Bound } from "./asks.ts";
import { holdingOf, makersMoment, type Holding } from "./holding.ts";
import { allowedTo } from "./surplus.ts";
import { authClient } from "./table.ts";

/** What the caller holds in his role in force: no more can he give to a client. */
const callersHolding = (db: Db, call: Call): Promise<Holding> => {
  const { user, role, site } = call.caller;
  return holdingOf(db, user, { now: call.now(), site }, role);
};

const beyond = (names: readonly string[]) => ({ key: "client.beyond", params: { names: names.join(", ") } });

/** What is wrong with the names of a part of a binding, for somebody who holds that. */
function problemsIn(part: Bound["part"], bound: readonly Bound[], held: Holding): FieldProblem[] {
  const own = bound.filter((b) => b.part === part);
  if (own.some(({ asks }) => asks === null)) return [{ path: [part], key: "client.unknown", params: {} }];
  const wider = own.filter(({ asks }) => asks !== null && !isMet(asks, held.buttons));
  return wider.length === 0 ? [] : [{ path: [part], ...beyond(wider.map(({ name }) => name)) }];
}

/** The buttons that a binding keeps: those that it asks for now, as far as they are held. */
export const keptBy = (binding: Binding, held: ReadonlySet<string>): string[] => {
  const asked = boundBy(binding).flatMap(({ asks }) => (asks ?? []).flat());
  return [...new Set(asked)].filter((button) => held.has(button)).sort();
};

type Sites = { readonly sites: readonly string[] };
const sitesBeyond = ({ sites }: Sites, { rows }: Holding): string[] =>
  sites.filter((site) => !rows.sites.includes(site));

/**
 * The columns that say by whom a client is bound, and to what: 400001 at `operations`, `fields` or `sites` for what the caller does not
 * hold himself, or no client can be bound to (SEC-02).
 */
export async function boundWithin(db: Db, call: Call, binding: Binding & Sites) {
  const held = await callersHolding(db, call);
  const bound = boundBy(binding);
  const sites = sitesBeyond(binding, held);
  const fields: FieldProblem[] = [
    ...problemsIn("operations", bound, held),
    ...problemsIn("fields", bound, held),
    ...(sites.length === 0 ? [] : [{ path: ["sites"], ...beyond(sites) }]),
  ];
  if (fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
  return { buttons: keptBy(binding, held.buttons), boundBy: call.caller.user, surplus: null, surplusSince: null };
}

/** The sites of which a client sees rows that somebody does not see. */
async function rowsBeyond(db: Db, { id }: AuthClient, held: Holding, now: Date): Promise<string[]> {
  const [row] = await db.select().from(authClient).where(eq(authClient.id, id));
  if (!row) throw fail(SERVICE_CODES.notFound);
  const { scope } = allowedTo(row, await holdingOf(db, row.boundBy, makersMoment(now)));
  return row.sites.filter((site) => !held.rows.sites.includes(site) || !isWithin(scope, held.rows, site));
}

/**
 * Throws 409004 for a client that may more, or sees more rows, than the caller: he would have it by knowing its new secret, or let others
 * have it by bringing it back into use.
 */
export async function mayHandOver(db: Db, call: Call, client: AuthClient): Promise<void> {
  const held = await callersHolding(db, call);
  const buttons = client.buttons.filter((button) => !held.buttons.has(button));
  const more = [...buttons, ...(await rowsBeyond(db, client, held, call.now()))];
  if (more.length === 0) return;
  throw fail(SERVICE_CODES.wrongState, {
    fields: [{ path: ["id"], key: "client.wider", params: { names: more.join(", ") } }],
  });
}
