import { graphql, requestSubscription } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { changesSubscription } from "../../__generated__/changesSubscription.graphql.ts";
import type { ChangeListener, ChangeTopic } from "../../tab/changes.ts";
import { lookForGateway } from "../../relay/gateway.ts";
import { newHeard, type Heard } from "./heard.ts";
import { openWindows } from "./windows.ts";

/** Waits before the stream is asked for again, in ms: the first, and the longest. */
const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;
const TOPICS: readonly ChangeTopic[] = [
  "ACTS",
  "APPLICATIONS",
  "COMMANDS",
  "EXPORTS",
  "EXPORT_PROGRESS",
  "IMPORTS",
  "ORDERS",
  "PERMISSIONS",
  "PUSHES",
  "RELEASES",
  "CUSTOMER_ACTS",
  "CUSTOMER_REVIEWS",
  "REVIEWS",
  "SESSION",
  "TASKS",
];
/** Held by the window that has the stream. */
const LOCK = "linehaul.changes";

const changes = graphql`
  subscription changesSubscription($topics: [ChangeTopic!]!, $missed: Int!) {
    changes(topics: $topics, missed: $missed)
  }
`;

/**
 * What `begin` starts, until it ends by itself or is stopped: `begin` answers how. Nothing stays with the signal, which lives as
 * long as the window, while streams and pauses come and go.
 */
const untilStopped = <T>(signal: AbortSignal, stopped: T, begin: (end: (value: T) => void) => () => void): Promise<T> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve(stopped);
    const end = (value: T) => {
      signal.removeEventListener("abort", onAbort);
      resolve(value);
    };
    const onAbort = () => {
      undo();
      end(stopped);
    };
    signal.addEventListener("abort", onAbort);
    const undo = begin(end);
  });

/** Follows one stream until it ends; true when it ended in peace. */
const once = (environment: IEnvironment, signal: AbortSignal, { hear, missed }: Heard): Promise<boolean> =>
  untilStopped(signal, true, (end) => {
    const { dispose } = requestSubscription<changesSubscription>(environment, {
      subscription: changes,
      variables: { topics: TOPICS, missed: missed() },
      onNext: (data) => data && hear(data.changes),
      onCompleted: () => end(true),
      onError: () => {
        // The first to notice that the gateway is away.
        void lookForGateway();
        end(false);
      },
    });
    return dispose;
  });

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  untilStopped(signal, undefined, (end) => {
    const timer = setTimeout(end, ms);
    return () => clearTimeout(timer);
  });

/** One stream after the other: each tells first what changed while there was none. */
async function follow(environment: IEnvironment, signal: AbortSignal, heard: Heard): Promise<void> {
  let wait = FIRST_MS;
  while (!signal.aborted) {
    wait = (await once(environment, signal, heard)) ? FIRST_MS : Math.min(wait * 2, LONGEST_MS);
    await pause(wait, signal);
  }
}

/**
 * What changed on the server, told to every window of the browser over one stream: the window that holds the lock has it and passes
 * on what it hears; when that window closes, the next one takes over. What changed since the window began is told as well: its first
 * questions are older than this. Returns how to stop.
 */
export function listen(environment: IEnvironment, hear: ChangeListener): () => void {
  const stop = new AbortController();
  const heard = newHeard(hear);
  const windows = openWindows(heard);
  const lead = () => {
    windows.lead();
    return follow(environment, stop.signal, {
      ...heard,
      hear(topics) {
        heard.hear(topics);
        if (!stop.signal.aborted) windows.tell(topics);
      },
    });
  };
  // A page that did not come safely has no locks: each of its windows follows a stream of its own.
  const led = "locks" in navigator ? navigator.locks.request(LOCK, { signal: stop.signal }, lead) : lead();
  // Stopped while it waited for its turn.
  led.catch(() => undefined);
  return () => {
    stop.abort();
    windows.close();
  };
}
