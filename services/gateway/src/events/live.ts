import type { ServiceEvent } from "@linehaul/schema/event";
import type { Service } from "@linehaul/schema/route";
import type { Changes, Follower, Topic } from "../access/changes.ts";
import { GatewayError } from "../errors/gateway-error.ts";
import { STREAM_MS, type Rates } from "../rates/rates.ts";
import { touchedBy } from "./caches.ts";
import { gathered, type Gathered } from "./gathered.ts";
import { createLately, type Said } from "./lately.ts";

/** The topics by the events that change them, of one service or of each. */
const TOPIC_EVENTS = {
  ACTS: { service: "order", type: /^orderAct\.changed$/ },
  APPLICATIONS: { service: "customer", type: /^application\.(changed|deleted)$/ },
  COMMANDS: { service: "order", type: /^(delivery\.ended|command\.\w+)$/ },
  EXPORTS: { service: null, type: /^exportTask\./ },
  EXPORT_PROGRESS: { service: null, type: /^exportTask\./ },
  IMPORTS: { service: "order", type: /^orderImport\.changed$/ },
  ORDERS: { service: "order", type: /^order\./ },
  PERMISSIONS: { service: "admin", type: /^(permission|role|module|resource|system|authClient)\./ },
  PUSHES: { service: "order", type: /^(delivery\.ended|order\.pushed)$/ },
  RELEASES: { service: "customer", type: /^(delivery\.ended|customer\.pushed)$/ },
  CUSTOMER_ACTS: { service: "customer", type: /^customerAct\.changed$/ },
  CUSTOMER_REVIEWS: { service: "customer", type: /^customerReview\.(asked|ended)$/ },
  REVIEWS: { service: "order", type: /^review\./ },
  SESSION: { service: "admin", type: /^(session\.(replaced|closed|view\w+)|permission|role|module|system)/ },
  TASKS: { service: null, type: /^scheduledTask\./ },
} as const satisfies Readonly<Record<Topic, { readonly service: Service | null; readonly type: RegExp }>>;

/** Changes are gathered for this long, so that a hundred at once are told as one. */
const REST_MS = 1_000;
/** So often an empty list is told: a reader that hears nothing for three of these takes the line for dead (FLT-15). */
const BEAT_MS = 5_000;
/** How many streams a session and a client have at the most (SEC-15). A browser has one for all of its windows. */
const MOST = { session: 5, client: 1 } as const;

export interface Live extends Changes {
  /** A service has said that something changed. */
  tell(service: Service, event: ServiceEvent): void;
  /**
   * Events of a service may have been missed: all that it tells of may have changed. Where it is the service of sessions every stream ends,
   * and who comes again shows one that still holds.
   */
  missed(service: Service): void;
  /** The gateway stops: ends every stream, and at once each that still begins here (FLT-18). */
  stop(): void;
}
interface LiveOptions {
  readonly rates: Pick<Rates, "place">;
  readonly restMs?: number;
  /** How often a reader hears that nothing changed. */
  readonly beatMs?: number;
  /** A stream ends after this long. */
  readonly lifeMs?: number;
}

/** Rows were written, and the export is in the state that it was in. */
const isProgress = ({ data }: ServiceEvent): boolean => data["state"] === "PROCESSING" && data["rowsDone"] !== 0;

const isOf = (topic: Topic, service: Service): boolean => (TOPIC_EVENTS[topic].service ?? service) === service;

function concerns(topic: Topic, event: ServiceEvent, { site, userId, roles, viewedBy }: Follower): boolean {
  // What somebody exports is told to him alone, at the site that he asked it of (SYS-09).
  if (topic === "EXPORTS" || topic === "EXPORT_PROGRESS")
    return (
      event.site === site && event.data["userId"] === userId && isProgress(event) === (topic === "EXPORT_PROGRESS")
    );
  // How far somebody's sheet or act on many rows is, is told to him alone.
  if (topic === "IMPORTS" || topic === "ACTS" || topic === "CUSTOMER_ACTS")
    return event.site === site && event.data["userId"] === userId;
  if (topic !== "SESSION") return event.site === null || event.site === site;
  if (event.type.startsWith("session.")) return event.data["userId"] === (viewedBy?.userId ?? userId);
  const touched = touchedBy(event);
  return (
    touched === undefined ||
    viewedBy !== null ||
    touched.users.includes(userId) ||
    roles.some(({ roleId }) => touched.roles.includes(roleId))
  );
}

const changes = (topic: Topic, { service, event }: Pick<Said, "service" | "event">, who: Follower): boolean =>
  isOf(topic, service) && TOPIC_EVENTS[topic].type.test(event.type) && concerns(topic, event, who);

/** Whose session, or which client, is no longer what it was: its streams end with it, and who comes again shows what holds now (SEC-15). */
function endedBy(service: Service, { type, subject, data }: ServiceEvent): unknown {
  if (service !== "admin") return undefined;
  if (/^session\.(replaced|closed)$/.test(type)) return data["sessionId"];
  return type.startsWith("authClient.") ? subject : undefined;
}

/** What changed, told to whoever follows: the kind of thing alone, so that it needs no permission and gives nothing away. */
export function createLive({ rates, restMs = REST_MS, beatMs = BEAT_MS, lifeMs = STREAM_MS }: LiveOptions): Live {
  const followers = new Map<Gathered<Topic>, { readonly who: Follower; readonly topics: readonly Topic[] }>();
  const lately = createLately();
  let isStopping = false;
  const endAll = (): void => {
    for (const stream of followers.keys()) stream.end();
  };
  return {
    tell(service, event) {
      lately.keep(service, event);
      const ended = endedBy(service, event);
      for (const [stream, { who, topics }] of followers) {
        if (who.sessionId === ended) stream.end();
        for (const topic of topics) if (changes(topic, { service, event }, who)) stream.add(topic);
      }
    },
    missed(service) {
      lately.forget();
      if (service === "admin") return endAll();
      for (const [stream, { topics }] of followers)
        for (const topic of topics) if (isOf(topic, service)) stream.add(topic);
    },
    async follow(who, topics, missedMs = 0) {
      const from = performance.now() - missedMs;
      const leave = await rates.place(who.sessionId, who.isClient ? MOST.client : MOST.session);
      if (leave === null) throw new GatewayError("09020301");
      const stream = gathered<Topic>(restMs, () => {
        clearTimeout(life);
        clearInterval(beat);
        followers.delete(stream);
        leave();
      });
      const life = setTimeout(() => stream.end(), Math.min(lifeMs, Date.parse(who.endsAt) - Date.now()));
      const beat = setInterval(() => stream.beat(), beatMs);
      followers.set(stream, { who, topics });
      const said = lately.since(from);
      for (const topic of topics) if (said?.some((one) => changes(topic, one, who)) ?? true) stream.add(topic);
      if (isStopping) stream.end();
      return stream;
    },
    stop() {
      isStopping = true;
      endAll();
    },
  };
}
