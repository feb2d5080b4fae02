import { isMenuButton } from "@linehaul/schema/modules";
import { authClientRoutes, type BoundClient } from "@linehaul/schema/sync/auth-client";
import { mayBeBound } from "@linehaul/schema/sync/may-be-bound";
import type { SiteCode } from "@linehaul/schema/sites";
import type { Actor, UserButton } from "../access/actor.ts";
import { GatewayError } from "../errors/gateway-error.ts";
import { KEEP_MS } from "../session/keep.ts";
import { callAsGateway, type Within } from "../upstream/system.ts";
import type { Upstream } from "../upstream/upstream.ts";

/** A client at work: what it is bound to, and as whom its requests go to the services. */
export interface ClientAtWork {
  readonly client: BoundClient;
  readonly actor: Actor;
}
export interface Clients {
  /**
   * Whose bearer token it is. Throws 09020402 for one that nobody was given, 09020403 when its time is over, 09020103 when the client
   * is disabled, 09020201 on a site that it is not bound to, 09020501 when the admin service can't say.
   */
  of(token: string, site: SiteCode, within: Within): Promise<ClientAtWork>;
  /** A client was changed. */
  drop(): void;
}

const CODE_OF = { unknown: "09020402", expired: "09020403", disabled: "09020103" } as const;
const MOST_KEPT = 2_000;
/** A client works within no system of the menu. */
const SYSTEM = { systemId: "LINEHAUL", systemName: "Linehaul", isSwitchRole: false, status: "ENABLED" } as const;

/**
 * The buttons that were shown when it was bound and that whoever bound it still holds, as the admin service says: what a release makes an
 * operation ask for beyond them stays shut. Those that no client may hold open nothing, whatever is kept of before (SEC-02).
 */
const buttonsOf = ({ buttons }: BoundClient): ReadonlySet<UserButton> =>
  new Set(buttons.filter(isMenuButton).filter(mayBeBound));

/** A client acts in its own name: logs, audit rows and the services see `client:<name>` (AUTH-12). */
function actorOf({ client, until }: Bound, site: SiteCode): Actor {
  return {
    sessionId: client.clientId,
    userId: client.clientId,
    userName: `client:${client.name}`,
    displayName: client.name,
    site,
    roles: [],
    roleId: null,
    role: null,
    buttons: buttonsOf(client),
    scope: client.scope,
    sites: client.sites,
    system: SYSTEM,
    endsAt: new Date(until).toISOString(),
    viewedBy: null,
  };
}

/** A client, and when the token's time is over. */
interface Bound {
  readonly client: BoundClient;
  readonly until: number;
}
interface Held {
  readonly until: number;
  readonly bound: Promise<Bound>;
}

/** Asks the admin service whose token it is, and keeps the answer for seconds, never past the token's own end. */
export function createClients(upstream: Upstream, now: () => number = Date.now): Clients {
  const held = new Map<string, Held>();

  async function ask(token: string, within: Within): Promise<Bound> {
    const found = await callAsGateway(upstream, authClientRoutes.check, { body: { token } }, within);
    if (!found.valid) throw new GatewayError(CODE_OF[found.reason]);
    return { client: found.client, until: Date.parse(found.expiresAt) };
  }

  function known(token: string, within: Within): Promise<Bound> {
    const kept = held.get(token);
    if (kept && kept.until > now()) return kept.bound;
    // Whoever asked first may leave: the others must not lose their answer with him.
    const { ending: _left, ...others } = within;
    const bound = ask(token, others);
    const mine: Held = { until: now() + KEEP_MS, bound };
    held.delete(token);
    held.set(token, mine);
    bound.then(
      ({ until }) => held.get(token) === mine && held.set(token, { bound, until: Math.min(mine.until, until) }),
      () => held.get(token) === mine && held.delete(token),
    );
    const [oldest] = held.keys();
    if (held.size > MOST_KEPT && oldest !== undefined) held.delete(oldest);
    return bound;
  }

  return {
    async of(token, site, within) {
      if (token.length > 200) throw new GatewayError("09020402");
      const bound = await known(token, { ...within, site });
      const { client } = bound;
      if (!client.sites.includes(site)) throw new GatewayError("09020201");
      return { client, actor: actorOf(bound, site) };
    },
    drop: () => held.clear(),
  };
}
