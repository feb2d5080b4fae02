import type { ServiceEvent } from "@linehaul/schema/event";
import type { Service } from "@linehaul/schema/route";
import { Repeater } from "graphql-yoga";
import { TOPICS, type Changes, type Follower, type Topic } from "../access/changes.ts";
import { touchedBy } from "./caches.ts";

/** The topics by the events that change them. */
const TOPIC_EVENTS = {
  ORDERS: { service: "order", type: /^order\./ },
  PERMISSIONS: { service: "admin", type: /^(permission|role|module|resource|system)\./ },
  SESSION: { service: "admin", type: /^(session\.(replaced|closed|view\w+)|permission|role|module|system)/ },
} as const satisfies Readonly<Record<Topic, { readonly service: Service; readonly type: RegExp }>>;

/** Changes are gathered for this long, so that a hundred at once are told as one. */
const REST_MS = 1_000;
/** A stream ends after this long: who comes again shows a session that still holds. */
const LIFE_MS = 10 * 60_000;

export interface Live extends Changes {
  /** A service has said that something changed. */
  tell(service: Service, event: ServiceEvent): void;
  /** Ends every stream. */
  close(): void;
}

type Hear = (topic: Topic, event: ServiceEvent) => void;

function concerns(topic: Topic, event: ServiceEvent, { site, userId, roles, viewedBy }: Follower): boolean {
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

/** What changed, told to whoever follows: the kind of thing alone, so that it needs no permission and gives nothing away. */
export function createLive({ restMs = REST_MS, lifeMs = LIFE_MS } = {}): Live {
  const hearers = new Set<Hear>();
  const stops = new Set<() => void>();
  return {
    tell(service, event) {
      for (const topic of TOPICS) {
        const { service: owner, type } = TOPIC_EVENTS[topic];
        if (owner === service && type.test(event.type)) for (const hear of hearers) hear(topic, event);
      }
    },
    follow: (who, topics) =>
      new Repeater<readonly Topic[]>(async (push, stop) => {
        const changed = new Set<Topic>();
        let resting: NodeJS.Timeout | undefined;
        const say = () => {
          resting = undefined;
          const said = push([...changed]);
          changed.clear();
          // Who reads no more is told no more.
          void said.catch(() => undefined);
        };
        const hear: Hear = (topic, event) => {
          if (!topics.includes(topic) || !concerns(topic, event, who)) return;
          changed.add(topic);
          resting ??= setTimeout(say, restMs);
        };
        const end = () => stop();
        const life = setTimeout(end, lifeMs);
        hearers.add(hear);
        stops.add(end);
        await stop;
        clearTimeout(life);
        clearTimeout(resting);
        hearers.delete(hear);
        stops.delete(end);
      }),
    close() {
      for (const stop of stops) stop();
    },
  };
}
