import { createContext, use, useEffect, useEffectEvent } from "react";
import { useRelayEnvironment } from "react-relay";
import { listen, type ChangeTopic } from "./changes.ts";

export type ChangeListener = (topics: readonly ChangeTopic[]) => void;
/** Who wants to hear of changes; filled by the shell. */
export const ChangesContext = createContext<Set<ChangeListener> | null>(null);

/** Opens the stream, once, for all that stands in the context. */
export function useChangeStream(listeners: ReadonlySet<ChangeListener>): void {
  const environment = useRelayEnvironment();
  useEffect(
    () =>
      listen(environment, (topics) => {
        for (const listener of listeners) listener(topics);
      }),
    [environment, listeners],
  );
}

/** Runs when things of one of these kinds may have changed, told which kinds did; not while its tab is hidden. */
export function useChanges(topics: readonly ChangeTopic[], run: ChangeListener): void {
  const listeners = use(ChangesContext);
  const hear = useEffectEvent((changed: readonly ChangeTopic[]) => {
    if (changed.some((topic) => topics.includes(topic))) run(changed);
  });
  useEffect(() => {
    const listener: ChangeListener = (changed) => hear(changed);
    listeners?.add(listener);
    return () => void listeners?.delete(listener);
  }, [listeners]);
}
