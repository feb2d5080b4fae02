import { isDeepStrictEqual } from "node:util";
import { isMenuButton, type Button } from "@linehaul/schema/modules";
import type { Route, RouteInput, RouteResult } from "@linehaul/schema/route";
import { refused } from "../errors/gateway-error.ts";
import type { Tickets } from "../tickets/tickets.ts";
import { uploadName, type UploadRoute } from "../upstream/send-file.ts";
import { wholeName } from "../upstream/target.ts";
import type { CallOptions, FileRoute, Upstream } from "../upstream/upstream.ts";
import type { Ending } from "../upstream/ending.ts";
import type { Ledger } from "../upstream/ledger.ts";
import { holds, type UserButton } from "./actor.ts";
import { callerOf } from "./caller.ts";
import { slot } from "./slot.ts";
import type { Context, Visit } from "./visit.ts";

/** Any one of these buttons opens the field; the first one held becomes the grant. */
export type May<B extends UserButton = UserButton> = readonly [B, ...B[]];

/**
 * What a guarded field sees: the services, in the name of one button. `B` are the buttons that may stand behind it, and
 * a call compiles only when its route takes every one of them, so field and route can't disagree.
 */
export interface Grant<B extends Button = UserButton> extends Context {
  readonly button: B;
  call<R extends Route>(
    this: Grant<R["may"][number]>,
    route: R,
    input: RouteInput<R>,
    options?: CallOptions,
  ): Promise<RouteResult<R>>;
  /** A one-use ticket for a file of a route, fetched at `/files/{ticket}`. */
  file<R extends FileRoute>(this: Grant<R["may"][number]>, route: R, input: RouteInput<R>): string;
  /** A one-use ticket for sending a file to a route, by `PUT /files/{ticket}`. */
  upload<R extends UploadRoute>(this: Grant<R["may"][number]>, route: R, input: RouteInput<R>): string;
}

/** What the gateway keeps of a request and no resolver can reach. */
interface Means {
  readonly upstream: Upstream;
  readonly ledger: Ledger;
  readonly ending: Ending;
  readonly tickets: Tickets;
  /** What is kept of the session here is of before: it is asked for again. */
  readonly renew: () => void;
  readonly grants: Map<Button, Grant>;
  readonly denied: Set<string>;
  readonly reads: Read[];
  /** Is the operation answered once more, from what was read the first time? */
  isReplayed: boolean;
}
/** A call that was made, and what came of it. */
interface Read {
  readonly route: Route;
  readonly button: Button;
  readonly input: unknown;
  readonly result: Promise<unknown>;
}
const means = slot<Visit, Means>();

/** Gives a request its way to the services; `ending` ends its calls. */
export function equip(visit: Visit, by: Omit<Means, "grants" | "denied" | "reads" | "isReplayed">): Context {
  means.set(visit, { ...by, grants: new Map(), denied: new Set(), reads: [], isReplayed: false });
  return { visit };
}

const meansOf = ({ visit }: Context): Means => {
  const found = means.get(visit);
  if (!found) throw new Error("this visit was not equipped");
  return found;
};

const isSame = (read: Read, route: Route, button: Button, input: unknown): boolean =>
  read.route === route && read.button === button && isDeepStrictEqual(read.input, input);
/** What a call of this route answered is of this route. */
const isOf = <R extends Route>(read: Read, route: R): read is Read & { readonly result: Promise<RouteResult<R>> } =>
  read.route === route;

/** From here on the visit's operation is answered a second time: what was read is there already, also what failed. */
export const replay = (context: Context): void => {
  meansOf(context).isReplayed = true;
};

function make(context: Context, button: UserButton): Grant {
  const own = meansOf(context);
  const { upstream, ledger, ending, tickets } = own;
  const { visit } = context;
  const { actor, language, timeZone, traceId } = visit;
  const caller = callerOf(actor, button);
  const ticketFor = (route: string, input: unknown): string => {
    if (!isMenuButton(button)) throw new Error("a file is behind a button of the menu");
    const bound = { session: actor.sessionId, role: actor.roleId, site: actor.site, button, language, timeZone };
    return tickets.seal({ ...bound, route, input });
  };
  return {
    visit,
    button,
    call(route, input, options) {
      const known = own.isReplayed ? own.reads.find((r) => isSame(r, route, button, input)) : undefined;
      if (known && isOf(known, route)) return known.result;
      const called = route.also === undefined ? caller : { ...caller, also: route.also.filter((b) => holds(actor, b)) };
      const result = upstream.call(route, input, {
        caller: called,
        language,
        timeZone,
        traceId,
        ending,
        ledger,
        ...options,
      });
      own.reads.push({ route, button, input, result });
      return result;
    },
    file: (route, input) => ticketFor(wholeName(route), input),
    upload: (route, input) => ticketFor(uploadName(route), input),
  };
}

const isFor = <B extends UserButton>(grant: Grant, may: May<B>): grant is Grant<B> =>
  may.some((button) => button === grant.button);

/** The one way to a service. It does no I/O, so a refusal costs no call; null when no button is held. */
export function grantFor<B extends UserButton>(context: Context, may: May<B>): Grant<B> | null {
  const { grants } = meansOf(context);
  const button = may.find((b) => holds(context.visit.actor, b));
  if (button === undefined) return null;
  let grant = grants.get(button);
  if (!grant) grants.set(button, (grant = make(context, button)));
  return isFor(grant, may) ? grant : null;
}

/** The grant of certain buttons, where a field takes more and what is asked decides: refused when none of them is held. */
export function narrowed<const B extends UserButton>(context: Context, ...may: May<B>): Grant<B> {
  const grant = grantFor(context, may);
  if (!grant) throw refused(may);
  return grant;
}

/** The session was changed by this very request: the next one must not be answered as of before. */
export const renewSession = (context: Context): void => meansOf(context).renew();

/** A subscription's context lives long: each event starts with new grants, so new checks and new loaders, and keeps nothing of the last one. */
export function forgetGrants(context: Context): void {
  const { grants, reads } = meansOf(context);
  grants.clear();
  reads.length = 0;
}

/** A nullable relation that the role may not follow: null, and named once in the answer. */
export const noteDenied = (context: Context, field: string): void => {
  meansOf(context).denied.add(field);
};
export const deniedIn = (context: Context): ReadonlySet<string> => meansOf(context).denied;
