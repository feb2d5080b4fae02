import type { GatewayCode } from "@linehaul/schema/errors";
import { sessionRoutes, type SessionEnd } from "@linehaul/schema/permissions/session";
import type { SiteCode } from "@linehaul/schema/sites";
import { actorOf, type Actor } from "../access/actor.ts";
import { GatewayError } from "../errors/gateway-error.ts";
import { callAsGateway, type Within } from "../upstream/system.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { KEEP_MS } from "./keep.ts";

/** Ids of the accounts and the roles that a change touches. */
export interface Touched {
  readonly users: readonly string[];
  readonly roles: readonly string[];
}

export interface Sessions {
  /**
   * Whose session the token is, at once while that is known, in the role that the header chose among the held ones. `background`: the console
   * asks by itself, which does not keep the session alive (SEC-10). Throws 09020101 without a session,
   * 09020102 after a later sign-in, 09020103 when account, role or system is disabled, 09020501 when the admin service can't say.
   */
  actorOf(
    token: string | undefined,
    site: SiteCode,
    roleId: string | undefined,
    within: Within,
    background?: boolean,
  ): Actor | Promise<Actor>;
  /** Something about sessions, roles or accounts changed; of certain ones, where it is known which. */
  drop(of?: Touched): void;
  /** A session ended here. */
  forget(token: string): void;
}

const CODE_OF: Readonly<Record<SessionEnd, GatewayCode>> = {
  none: "09020101",
  expired: "09020101",
  closed: "09020101",
  replaced: "09020102",
  disabled: "09020103",
  // He signs in anew, and is told where he may (SEC-18).
  noSite: "09020101",
};

const MOST_KEPT = 20_000;

interface Asked {
  readonly token: string;
  readonly site: SiteCode;
  readonly roleId: string | undefined;
  readonly background: boolean;
}

interface Held {
  readonly token: string;
  readonly until: number;
  readonly actor: Promise<Actor>;
  /** Once the answer is there. */
  known?: Actor;
}

/** An answer that is still on its way may be of before the change; of one who views as another the own roles are not known. */
const isTouched = ({ known }: Held, { users, roles }: Touched): boolean =>
  known === undefined ||
  known.viewedBy !== null ||
  users.includes(known.userId) ||
  known.roles.some((role) => roles.includes(role.roleId));

/** Asks the admin service who a session is, and keeps the answer for seconds; a refusal is never kept. */
export function createSessions(upstream: Upstream, now: () => number = Date.now): Sessions {
  const held = new Map<string, Held>();

  async function ask({ token, site, roleId, background }: Asked, within: Within): Promise<Actor> {
    const body = { token, site, ...(roleId === undefined ? {} : { roleId }), ...(background ? { background } : {}) };
    const found = await callAsGateway(upstream, sessionRoutes.check, { body }, { ...within, site });
    if (!found.valid) throw new GatewayError(CODE_OF[found.reason]);
    return actorOf(found.actor);
  }

  return {
    actorOf(token, site, roleId, within, background = false) {
      if (token === undefined || token === "" || token.length > 200) throw new GatewayError("09020101");
      // What was asked in the background is no use of the session: an answer to it stands for no use either.
      const key = JSON.stringify([token, site, roleId, background]);
      const known = held.get(key);
      if (known && known.until > now()) return known.known ?? known.actor;
      // Whoever asked first may leave: the others must not lose their answer with him.
      const { ending: _left, ...others } = within;
      const actor = ask({ token, site, roleId, background }, others);
      const mine: Held = { token, until: now() + KEEP_MS, actor };
      held.delete(key);
      held.set(key, mine);
      actor.then(
        (known) => (mine.known = known),
        () => held.get(key) === mine && held.delete(key),
      );
      const [oldest] = held.keys();
      if (held.size > MOST_KEPT && oldest !== undefined) held.delete(oldest);
      return actor;
    },
    drop(of) {
      if (of === undefined) held.clear();
      else for (const [key, entry] of held) if (isTouched(entry, of)) held.delete(key);
    },
    forget(token) {
      for (const [key, entry] of held) if (entry.token === token) held.delete(key);
    },
  };
}
