import { useEffect, useRef, useState } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import { isLookupText } from "@linehaul/schema/permissions/lookup-text";
import type { LookupOperation, LookupOption, LookupSource } from "./source.ts";

/** LOOK-02: how long typing rests before something is asked, in ms. */
export const REST_MS = 500;

export type Found<T> =
  /** Nothing is asked: the text is too short, or an input method composes it. */
  | { readonly state: "idle" }
  | { readonly state: "waiting" }
  | { readonly state: "found"; readonly options: readonly LookupOption<T>[] }
  | { readonly state: "failed"; readonly error: unknown };

const IDLE = { state: "idle" } as const;

/**
 * What the graph finds for a text (LOOK-01, LOOK-02). Asked once typing has rested for 500 ms; an answer for another text than the
 * present one is dropped, and its request with it; nothing is asked while an input method composes (LOOK-05).
 */
export function useLookup<Q extends LookupOperation, T>(
  source: LookupSource<Q, T>,
  typed: string,
  isComposing: boolean,
): Found<T> {
  const environment = useRelayEnvironment();
  const text = typed.trim();
  const isAsked = !isComposing && isLookupText(source.kind, text);
  const [answer, setAnswer] = useState<{ readonly of: string; readonly found: Found<T> } | null>(null);
  const read = useRef(source);
  useEffect(() => {
    read.current = source;
  });

  useEffect(() => {
    if (!isAsked) return undefined;
    let request: { unsubscribe(): void } | undefined;
    const timer = setTimeout(() => {
      const { query, options } = read.current;
      request = fetchQuery<Q>(environment, query, { text }, { fetchPolicy: "network-only" }).subscribe({
        next: (response) => setAnswer({ of: text, found: { state: "found", options: options(response) } }),
        error: (error: unknown) => setAnswer({ of: text, found: { state: "failed", error } }),
      });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, isAsked, text]);

  if (!isAsked) return IDLE;
  return answer?.of === text ? answer.found : { state: "waiting" };
}
