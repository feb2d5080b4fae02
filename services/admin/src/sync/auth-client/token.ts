import { isDeepStrictEqual } from "node:util";
import { eq, lt } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import { isSecretOf } from "@linehaul/kit/secret";
import type { RouteParsed, RouteResult } from "@linehaul/schema/route";
import { TOKEN_SECONDS, type authClientRoutes } from "@linehaul/schema/sync/auth-client";
import { versionOf } from "../../permissions/perm-data-group/scope.ts";
import { hashOf, newToken } from "@linehaul/kit/token";
import { holdingOf, makersMoment } from "./holding.ts";
import { byItself, markClients } from "./mark.ts";
import { countRefusal, type Refused } from "./refusals.ts";
import { allowedTo, surplusOf } from "./surplus.ts";
import { authClient, clientToken } from "./table.ts";

type Opened = RouteResult<typeof authClientRoutes.token>;
type Checked = RouteResult<typeof authClientRoutes.check>;
type Row = typeof authClient.$inferSelect;

/** Ends the transaction that was to open a token. */
class NotOpened extends Error {
  readonly why: Pick<Refused, "client" | "reason">;
  constructor(client: Row | undefined, reason: Refused["reason"]) {
    super(reason);
    this.why = { client: client ?? null, reason };
  }
}

type Asked = RouteParsed<typeof authClientRoutes.token>["body"];

/** A token for a key and its secret. Every one is recorded, and refused ones are counted; the secret never. */
export async function openToken(asked: Asked, call: Call): Promise<Opened> {
  try {
    return await open(asked, call);
  } catch (error) {
    if (!(error instanceof NotOpened)) throw error;
    await countRefusal(call, { ...error.why, appKey: asked.appKey, address: asked.address });
    return { opened: false, reason: error.why.reason };
  }
}

function open({ appKey, appSecret, address }: Asked, call: Call): Promise<Opened> {
  const now = call.now();
  return call.write<Opened>(
    async (tx, emit) => {
      // Held, so that no token is made by a secret that a reset ends at the same time.
      const [found] = await tx.select().from(authClient).where(eq(authClient.appKey, appKey)).for("update");
      if (!found || !isSecretOf(found, appSecret, now)) throw new NotOpened(found, "refused");
      if (found.status === "DISABLED") throw new NotOpened(found, "disabled");
      const token = newToken();
      const expiresAt = new Date(now.getTime() + TOKEN_SECONDS * 1000);
      await tx.delete(clientToken).where(lt(clientToken.expiresAt, new Date(now.getTime() - TOKEN_SECONDS * 1000)));
      await tx.insert(clientToken).values({ tokenHash: hashOf(token), clientId: found.id, issuedAt: now, expiresAt });
      await tx.update(authClient).set({ lastUsedAt: now }).where(eq(authClient.id, found.id));
      emit({
        type: "authClientToken.opened",
        subject: found.id,
        after: { appKey, name: found.name, address: address ?? null },
      });
      return { opened: true, token, name: found.name, expiresAt: expiresAt.toISOString() };
    },
    { remember: false },
  );
}

/**
 * What a token is worth now. Its rows are those of its sites, as far as whoever bound the client sees them; its buttons those that he still
 * holds of what was bound. What he has lost since is noticed here too, for days pass without a write.
 */
export async function checkToken(token: string, call: Call): Promise<Checked> {
  const now = call.now();
  const [found] = await call.db
    .select({ client: authClient, expiresAt: clientToken.expiresAt })
    .from(clientToken)
    .innerJoin(authClient, eq(authClient.id, clientToken.clientId))
    .where(eq(clientToken.tokenHash, hashOf(token)));
  if (!found) return { valid: false, reason: "unknown" };
  const { client, expiresAt } = found;
  if (expiresAt <= now) return { valid: false, reason: "expired" };
  if (client.status === "DISABLED") return { valid: false, reason: "disabled" };
  const holding = await holdingOf(call.db, client.boundBy, makersMoment(now));
  const { buttons, sites, scope } = allowedTo(client, holding);
  const checked: Checked = {
    valid: true,
    expiresAt: expiresAt.toISOString(),
    client: {
      clientId: client.id,
      name: client.name,
      appKey: client.appKey,
      operations: client.operations,
      fields: client.fields,
      buttons,
      sites,
      ratePerMinute: client.ratePerMinute,
      costPerMinute: client.costPerMinute,
      scope: await versionOf(call.db, scope, now),
    },
  };
  if (isDeepStrictEqual(surplusOf(client, holding), client.surplus)) return checked;
  return call.write(
    async (tx, emit) => {
      await markClients(tx, emit, now, byItself);
      return checked;
    },
    { remember: false },
  );
}
