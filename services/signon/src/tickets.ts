import { randomBytes } from "node:crypto";
import type { SignonUser } from "./users.ts";

/** A signed-in browser: what the ticket-granting cookie stands for. */
export interface Grant {
  readonly id: string;
  readonly user: SignonUser;
  readonly signedInAt: Date;
}
/** What a service learns for a ticket. */
export interface Vouched {
  readonly user: SignonUser;
  readonly signedInAt: Date;
  /** True when the user gave his password for this very ticket (the protocol's `renew`). */
  readonly fromNewLogin: boolean;
}
export type Refusal = "INVALID_TICKET" | "INVALID_SERVICE" | "INVALID_TICKET_SPEC";

export interface Tickets {
  grant(user: SignonUser): Grant;
  granted(id: string | undefined): Grant | null;
  revoke(id: string): void;
  issue(grant: Grant, service: string, fromNewLogin: boolean): string;
  /** Spends the ticket whatever the answer: it can be shown once. */
  spend(ticket: string, service: string, renew: boolean): Vouched | Refusal;
}

const GRANT_MS = 8 * 60 * 60 * 1000;
const TICKET_MS = 30 * 1000;
/** Letters, digits and `-` alone (CAS 3.7): others refuse a ticket with `_` in it. */
const newId = (kind: "TGT" | "ST"): string => `${kind}-${randomBytes(32).toString("hex")}`;

interface Timed<T> {
  readonly value: T;
  readonly until: number;
}
/** A map whose entries end; whatever has ended is forgotten at the next insertion (insertion order is the order of ending). */
function timed<T>(lifeMs: number, now: () => number) {
  const entries = new Map<string, Timed<T>>();
  return {
    set(id: string, value: T) {
      for (const [old, { until }] of entries) {
        if (until > now()) break;
        entries.delete(old);
      }
      entries.set(id, { value, until: now() + lifeMs });
    },
    get(id: string): T | null {
      const entry = entries.get(id);
      return entry !== undefined && entry.until > now() ? entry.value : null;
    },
    delete: (id: string) => entries.delete(id),
  };
}

/** The tickets of one sign-on process, in memory: a restart of it asks for the password again, and ends no console's session. */
export function openTickets(now: () => number): Tickets {
  const grants = timed<Grant>(GRANT_MS, now);
  const tickets = timed<Vouched & { readonly service: string }>(TICKET_MS, now);
  return {
    grant(user) {
      const grant: Grant = { id: newId("TGT"), user, signedInAt: new Date(now()) };
      grants.set(grant.id, grant);
      return grant;
    },
    granted: (id) => (id === undefined ? null : grants.get(id)),
    revoke: (id) => void grants.delete(id),
    issue({ user, signedInAt }, service, fromNewLogin) {
      const ticket = newId("ST");
      tickets.set(ticket, { user, signedInAt, fromNewLogin, service });
      return ticket;
    },
    spend(ticket, service, renew) {
      const found = tickets.get(ticket);
      tickets.delete(ticket);
      if (found === null) return "INVALID_TICKET";
      if (found.service !== service) return "INVALID_SERVICE";
      if (renew && !found.fromNewLogin) return "INVALID_TICKET_SPEC";
      return { user: found.user, signedInAt: found.signedInAt, fromNewLogin: found.fromNewLogin };
    },
  };
}
