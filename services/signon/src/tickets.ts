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
/** An address that somebody signed in at, with the ticket that vouched for him there. */
export interface Service {
  readonly address: string;
  readonly ticket: string;
}
export type Refusal = "INVALID_TICKET" | "INVALID_SERVICE" | "INVALID_TICKET_SPEC";

export interface Tickets {
  /** A sign-in. `former` is what the same browser had before: it signs out of both at once. */
  grant(user: SignonUser, former?: string): Grant;
  granted(id: string | undefined): Grant | null;
  /** Ends a sign-in, also one that is too old by now; the services that were vouched for. Its tickets are worth nothing any more. */
  revoke(id: string): readonly Service[];
  issue(grant: Grant, service: string, fromNewLogin: boolean): string;
  /** Spends the ticket whatever the answer: it can be shown once. */
  spend(ticket: string, service: string, renew: boolean): Vouched | Refusal;
}

const GRANT_MS = 8 * 60 * 60 * 1000;
/** Twice as long as a session of a console's lives: who signs out later ends none. */
const VISIT_MS = 24 * 60 * 60 * 1000;
/** Of one browser; beyond it the oldest go. A console's earlier session has ended long since. */
const MOST_SERVICES = 50;
const TICKET_MS = 30 * 1000;
/** Letters, digits and `-` alone (CAS 3.7): others refuse a ticket with `_` in it. */
const newId = (kind: "TGT" | "ST"): string => `${kind}-${randomBytes(32).toString("hex")}`;

/** What a browser's sign-ins, one after the other, have opened. */
interface Visit {
  isOver: boolean;
  readonly services: Service[];
}
interface Spendable {
  readonly grant: Grant;
  readonly visit: Visit;
  readonly fromNewLogin: boolean;
  readonly service: string;
}
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
  const visits = timed<Visit>(VISIT_MS, now);
  const tickets = timed<Spendable>(TICKET_MS, now);
  return {
    grant(user, former) {
      const grant: Grant = { id: newId("TGT"), user, signedInAt: new Date(now()) };
      const visit = former === undefined ? null : visits.get(former);
      grants.set(grant.id, grant);
      visits.set(grant.id, visit === null || visit.isOver ? { isOver: false, services: [] } : visit);
      return grant;
    },
    granted: (id) => (id === undefined || visits.get(id)?.isOver !== false ? null : grants.get(id)),
    revoke(id) {
      const visit = visits.get(id);
      grants.delete(id);
      visits.delete(id);
      if (visit === null || visit.isOver) return [];
      visit.isOver = true;
      return visit.services;
    },
    issue(grant, service, fromNewLogin) {
      const ticket = newId("ST");
      const visit = visits.get(grant.id);
      if (visit !== null) tickets.set(ticket, { grant, visit, fromNewLogin, service });
      return ticket;
    },
    spend(ticket, service, renew) {
      const found = tickets.get(ticket);
      tickets.delete(ticket);
      // Whoever signed out meanwhile is vouched for nowhere: nobody would tell of it there.
      if (found === null || found.visit.isOver) return "INVALID_TICKET";
      if (found.service !== service) return "INVALID_SERVICE";
      if (renew && !found.fromNewLogin) return "INVALID_TICKET_SPEC";
      const { services } = found.visit;
      services.push({ address: service, ticket });
      if (services.length > MOST_SERVICES) services.shift();
      const { user, signedInAt } = found.grant;
      return { user, signedInAt, fromNewLogin: found.fromNewLogin };
    },
  };
}
