import type { LoginFailure } from "@linehaul/schema/accounts/login-log";
import { DEMO_USERS } from "@linehaul/schema/demo-users";
import { SITE_CODES, SITES, type SiteCode } from "@linehaul/schema/sites";
import { offsetMinutes } from "@linehaul/schema/time";
import { idAt } from "./ids.ts";
import { latinOf, person } from "./people.ts";
import { phone } from "./phones.ts";
import { random, type Random } from "./prng.ts";

/** A sign-in of the weeks before the demo data ends: the login log and the audit trail both tell of it. */
export interface DemoSignIn {
  readonly id: string;
  readonly at: Date;
  readonly site: SiteCode;
  /** Null where nobody was vouched for. */
  readonly userCode: string | null;
  readonly address: string;
  readonly source: "CONSOLE" | "TOOL";
  readonly failure: LoginFailure | null;
  readonly traceId: string;
}

const DAYS = 30;
const DAY = 86_400_000;
const HOUR = 3_600_000;

export const demoTrace = (r: Random): string => r.digits("#".repeat(32));
/** An instant of working hours of a site, so many days before the end. */
export function workingHour(r: Random, site: SiteCode, until: Date, daysAgo: number): number {
  const midnight = Math.floor(until.getTime() / DAY) * DAY - daysAgo * DAY;
  const opens = 8 * HOUR - offsetMinutes(SITES[site].timeZone, until) * 60_000;
  return midnight + opens + r.int(0, 10 * HOUR - 1);
}
const isWeekend = (at: number): boolean => [0, 6].includes(new Date(at).getUTCDay());
const officeOf = (site: SiteCode, r: Random): string => `10.${SITE_CODES.indexOf(site) + 21}.4.${r.int(10, 60)}`;

/** What somebody types who is no user here: a phone, an e-mail, or the name of an account that has left. */
function strangerOf(r: Random, site: SiteCode): string {
  const { latin } = person(r, SITES[site].country);
  const name = latinOf(latin)
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ".");
  const { code, number } = phone(r, SITES[site].country);
  return r.pick([`+${code} ${number}`, number.replaceAll(/\D/g, ""), `${name}@example.com`, name]);
}

function attempts(r: Random, site: SiteCode, at: number): Omit<DemoSignIn, "id" | "traceId">[] {
  const here = DEMO_USERS.filter((user) => user.sites.includes(site));
  const elsewhere = DEMO_USERS.filter((user) => !user.sites.includes(site));
  const tried = (userCode: string | null, failure: LoginFailure | null, more: Partial<DemoSignIn> = {}) => ({
    at: new Date(at),
    site,
    userCode,
    address: officeOf(site, r),
    source: "CONSOLE" as const,
    failure,
    ...more,
  });
  const kind = r.int(0, 99);
  if (kind < 82) return [tried(r.pick(here).userName, null, r.chance(0.04) ? { source: "TOOL" } : {})];
  if (kind < 88) return [tried(strangerOf(r, site), "UNKNOWN_USER")];
  if (kind < 92 && elsewhere.length > 0) return [tried(r.pick(elsewhere).userName, "NO_SITE")];
  if (kind < 96) return [tried(null, r.pick(["TICKET_REFUSED", "NO_DEVICE", "APP_REFUSED"]))];
  // Somebody guesses from outside, a minute apart.
  const address = r.pick(["203.0.113.", "198.51.100."]) + String(r.int(2, 250));
  const guessed = strangerOf(r, site);
  return Array.from({ length: r.int(3, 5) }, (_, n) =>
    tried(guessed, "UNKNOWN_USER", { address, at: new Date(at + n * 60_000) }),
  );
}

/** The sign-ins of thirty days at every site, the oldest first; the same for the same end. */
export function demoSignIns(until: Date): DemoSignIn[] {
  const all = SITE_CODES.flatMap((site) =>
    Array.from({ length: DAYS }, (_, n) => n).flatMap((daysAgo) => {
      const r = random("sign-ins", site, daysAgo);
      const busy = isWeekend(workingHour(r, site, until, daysAgo)) ? 2 : 7;
      return Array.from({ length: busy }).flatMap(() => attempts(r, site, workingHour(r, site, until, daysAgo)));
    }),
  );
  return all
    .filter(({ at }) => at < until)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((signIn, n) => {
      const r = random("sign-in", n);
      return { ...signIn, id: idAt(r, signIn.at.getTime()), traceId: demoTrace(r) };
    });
}
