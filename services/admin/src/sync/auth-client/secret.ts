import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import { brokenUnique } from "@linehaul/kit/database-error";
import { fail } from "@linehaul/kit/fail";
import { renewed } from "@linehaul/kit/secret";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { AuthClientSecret, NewAuthClient, ResetSecret } from "@linehaul/schema/sync/auth-client";
import { hashOf, newToken } from "@linehaul/kit/token";
import { clientKind, view } from "./kind.ts";
import { authClient, clientToken } from "./table.ts";
import { boundWithin, mayHandOver } from "./within.ts";

const newKey = (): string => `lh-${randomBytes(9).toString("hex")}`;
// The answer holds the secret, which is kept nowhere: it is not remembered for the idempotency key either.
const SECRET = { remember: false };

/** A new client with key and secret, within what its maker holds: the only answer that ever holds the secret. */
export async function addClient(call: Call, values: NewAuthClient): Promise<AuthClientSecret> {
  const by = call.caller.userName;
  const at = call.now();
  const appSecret = newToken();
  const made = { createdBy: by, createdAt: at, modifiedBy: by, modifiedAt: at };
  try {
    return await call.write(async (tx, emit) => {
      const bound = await boundWithin(tx, call, values);
      const keys = { appKey: newKey(), secretHash: hashOf(appSecret), secretResetAt: at };
      const [row] = await tx
        .insert(authClient)
        .values({ ...values, ...bound, ...made, ...keys })
        .returning();
      if (!row) throw new Error("an inserted row is returned");
      const client = view(row);
      emit({ type: clientKind.event, subject: client.id, before: null, after: client });
      return { client, appSecret };
    }, SECRET);
  } catch (error) {
    if (brokenUnique(error) !== "auth_client_name") throw error;
    throw fail(SERVICE_CODES.duplicate, { fields: [{ path: ["name"], key: "duplicate", params: {} }] });
  }
}

/**
 * A new secret. The one before is taken until the grace is over; one from before that is worth nothing at once. One that has leaked
 * has no grace: it goes at once, with every token, since nobody knows by whom they were got.
 */
export function resetSecret(call: Call, id: string, { hasLeaked }: ResetSecret): Promise<AuthClientSecret> {
  const at = call.now();
  const appSecret = newToken();
  return call.write(async (tx, emit) => {
    const [found] = await tx.select().from(authClient).where(eq(authClient.id, id)).for("update");
    if (!found) throw fail(SERVICE_CODES.notFound);
    await mayHandOver(tx, call, view(found));
    if (hasLeaked) await tx.delete(clientToken).where(eq(clientToken.clientId, id));
    const gone = hasLeaked ? { oldSecretHash: null, oldSecretUntil: null } : {};
    const [row] = await tx
      .update(authClient)
      .set({
        ...renewed(found, appSecret, at),
        secretResetAt: at,
        ...gone,
        version: found.version + 1,
        modifiedBy: call.caller.userName,
        modifiedAt: at,
      })
      .where(eq(authClient.id, id))
      .returning();
    if (!row) throw new Error("an updated row is returned");
    const client = view(row);
    emit({
      type: clientKind.event,
      subject: id,
      data: { secret: hasLeaked ? "leaked" : "reset" },
      before: view(found),
      after: client,
    });
    return { client, appSecret };
  }, SECRET);
}
