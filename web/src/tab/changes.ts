import { createContext, use, useEffect, useEffectEvent, useRef } from "react";
import type { ChangeTopic } from "../__generated__/changesSubscription.graphql.ts";

export type { ChangeTopic };
export type ChangeListener = (topics: readonly ChangeTopic[]) => void;

/** What changed on the server, for all that stands in a window. */
export interface Changes {
  readonly tell: ChangeListener;
  /** Hears of changes from now on, and at once of those after a moment. Stops by what it returns, which answers the moment. */
  readonly listen: (hear: ChangeListener, after: number | null) => () => number;
  /** The same, for what asks for its data now and listens later: its first listening hears of what changed in between. */
  readonly fromNow: () => Changes;
}

export function newChanges(): Changes {
  const listeners = new Set<ChangeListener>();
  const last = new Map<ChangeTopic, number>();
  let moment = 0;
  const changes: Changes = {
    tell(topics) {
      moment += 1;
      for (const topic of topics) last.set(topic, moment);
      for (const hear of listeners) hear(topics);
    },
    listen(hear, after) {
      listeners.add(hear);
      const missed = [...last].filter(([, at]) => after !== null && at > after).map(([topic]) => topic);
      if (missed.length > 0) hear(missed);
      return () => {
        listeners.delete(hear);
        return moment;
      };
    },
    fromNow() {
      const asked = moment;
      return { ...changes, listen: (hear, after) => changes.listen(hear, after ?? asked) };
    },
  };
  return changes;
}

/** Filled by the shell. */
export const ChangesContext = createContext<Changes | null>(null);

/**
 * Runs when things of one of these kinds may have changed, told which kinds did. While its tab is hidden it does not run; of what changed
 * meanwhile it hears once, when the tab is shown again.
 */
export function useChanges(topics: readonly ChangeTopic[], run: ChangeListener): void {
  const changes = use(ChangesContext);
  const left = useRef<number>(null);
  const hear = useEffectEvent((changed: readonly ChangeTopic[]) => {
    if (changed.some((topic) => topics.includes(topic))) run(changed);
  });
  useEffect(() => {
    const stop = changes?.listen((changed) => hear(changed), left.current);
    return () => {
      left.current = stop?.() ?? null;
    };
  }, [changes]);
}

/** Says to what stands in this window that things changed: what the window itself has done, and no server tells. */
export function useTellChanges(): ChangeListener {
  const changes = use(ChangesContext);
  return (topics) => changes?.tell(topics);
}
