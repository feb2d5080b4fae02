import { useEffect, useRef } from "react";
import { useChanges, type ChangeTopic } from "./changes.ts";

/** What is told is that some things changed: on a busy day that is every second. */
const REST_MS = 5_000;

/** Runs when things of one of these kinds may have changed, at most every five seconds; of what changed meanwhile once more. */
export function useRestedChanges(topics: readonly ChangeTopic[], run: () => void): void {
  const resting = useRef<number>(undefined);
  const isWanted = useRef(false);
  const ask = () => {
    if (resting.current !== undefined) {
      isWanted.current = true;
      return;
    }
    isWanted.current = false;
    resting.current = window.setTimeout(() => {
      resting.current = undefined;
      if (isWanted.current) ask();
    }, REST_MS);
    run();
  };
  useChanges(topics, ask);
  useEffect(() => () => window.clearTimeout(resting.current), []);
}
