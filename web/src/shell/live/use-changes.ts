import { createContext, use, useEffect, useEffectEvent } from "react";
import { useRelayEnvironment } from "react-relay";
import { listen, type ChangeTopic } from "./changes.ts";

type Listener = (topics: readonly ChangeTopic[]) => void;
/** Who wants to hear of changes; filled by the shell. */
export const ChangesContext = createContext<Set<Listener> | null>(null);

/** Opens the stream, once, for all that stands in the context. */
export function useChangeStream(listeners: ReadonlySet<Listener>): void {
  const environment = useRelayEnvironment();
  useEffect(
    () =>
      listen(environment, (topics) => {
        for (const listener of listeners) listener(topics);
      }),
    [environment, listeners],
  );
}

/** Runs when a thing of one of these kinds may have changed; not while its tab is hidden. */
export function useChanges(topics: readonly ChangeTopic[], run: () => void): void {
  const listeners = use(ChangesContext);
  const hear = useEffectEvent((changed: readonly ChangeTopic[]) => {
    if (changed.some((topic) => topics.includes(topic))) run();
  });
  useEffect(() => {
    const listener: Listener = (changed) => hear(changed);
    listeners?.add(listener);
    return () => void listeners?.delete(listener);
  }, [listeners]);
}
