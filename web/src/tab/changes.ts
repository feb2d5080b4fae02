import { createContext, use, useEffect, useEffectEvent } from "react";
import type { ChangeTopic } from "../__generated__/changesSubscription.graphql.ts";

export type { ChangeTopic };
export type ChangeListener = (topics: readonly ChangeTopic[]) => void;
/** Who wants to hear of changes; filled by the shell. */
export const ChangesContext = createContext<Set<ChangeListener> | null>(null);

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
