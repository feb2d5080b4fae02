import { idAt } from "@linehaul/kit/demo/ids";
import { random, type Random } from "@linehaul/kit/demo/prng";
import { demoSignIns, demoTrace, workingHour } from "@linehaul/kit/demo/sign-ins";
import { fixedId } from "@linehaul/kit/ids";
import type { AuditRecord } from "@linehaul/kit/tables";
import { auditChanges } from "@linehaul/schema/audit";
import { DEMO_USERS } from "@linehaul/schema/demo-users";
import { SITE_CODES, type SiteCode } from "@linehaul/schema/sites";
import { maskUserCode } from "@linehaul/schema/user-code";
import { ACTS, type Act } from "./acts.ts";

const DAYS = 30;

type Done = Pick<AuditRecord, "id" | "at" | "traceId" | "userName"> & Partial<AuditRecord>;

/** A row as the services record it; masked where they mask. */
const row = ({ userName, ...more }: Done): AuditRecord => ({
  service: "admin",
  kind: "CHANGE",
  user: fixedId("user", userName),
  userName,
  role: fixedId("role", DEMO_USERS.find((u) => u.userName === userName)?.roles[0] ?? "ADMINISTRATOR"),
  site: null,
  module: null,
  button: "GATEWAY",
  route: "demo",
  type: null,
  subject: null,
  fields: more.before && more.after ? auditChanges(more.before, more.after).map(({ field }) => field) : [],
  reason: null,
  before: null,
  after: null,
  ...more,
});

const REFUSED = { UNKNOWN_USER: "unknownUser", NO_SITE: "noSite" } as const;
/** Sign-ins that reached the admin service; those that ended before are in the login log alone. */
const signIns = (until: Date): AuditRecord[] =>
  demoSignIns(until).flatMap(({ id, at, site, userCode, address, failure, traceId }) => {
    const reason = failure === "UNKNOWN_USER" || failure === "NO_SITE" ? REFUSED[failure] : undefined;
    if (userCode === null || (failure !== null && reason === undefined)) return [];
    const userName = maskUserCode(userCode);
    const known = failure !== "UNKNOWN_USER";
    return row({
      id,
      at,
      traceId,
      kind: "SIGN_IN",
      userName: "gateway",
      user: "gateway",
      role: null,
      site,
      type: reason === undefined ? "session.opened" : "session.refused",
      subject: reason === undefined ? id : known ? fixedId("user", userCode) : userName,
      after: { userName, site, address, ...(reason !== undefined && { reason }) },
    });
  });

function done(r: Random, until: Date, daysAgo: number): AuditRecord {
  const act: Act = r.pick(ACTS);
  const who = DEMO_USERS.filter((user) => act.by.includes(user.userName));
  const { userName, sites } = r.pick(who);
  const site: SiteCode = r.pick(sites.length > 0 ? sites : SITE_CODES);
  const at = workingHour(r, site, until, daysAgo);
  const { isOfSite, told, by: _by, ...same } = act;
  return row({
    ...same,
    ...told(r),
    id: idAt(r, at),
    at: new Date(at),
    traceId: demoTrace(r),
    userName,
    site: isOfSite ? site : null,
  });
}

/** What was done and seen in the thirty days before `until`, the same for the same end: what is common to all sites has none. */
export const demoTrail = (until: Date): AuditRecord[] =>
  [
    ...signIns(until),
    ...Array.from({ length: DAYS }, (_, n) => n).flatMap((daysAgo) => {
      const r = random("trail", daysAgo);
      return Array.from({ length: r.int(3, 9) }, () => done(r, until, daysAgo));
    }),
  ].filter(({ at }) => at < until);
