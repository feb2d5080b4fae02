import { useEffect, useRef, useState, type KeyboardEvent } from "react";

export interface Draft {
  readonly text: string;
  readonly set: (text: string) => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * What is being typed into a filter. It is searched by Enter, by leaving the field, or, with `wait` (ms), once typing rests;
 * Escape puts back what is applied. `isReady` keeps half of a value from being searched.
 */
export function useDraft(o: {
  readonly value: string;
  readonly onCommit: (text: string) => void;
  readonly isReady: (text: string) => boolean;
  readonly done?: (() => void) | undefined;
  readonly wait?: number;
}): Draft {
  const { value, wait } = o;
  const [draft, setDraft] = useState({ of: value, text: value });
  const isGivenUp = useRef(false);
  // What is applied may change from outside (a reset): the draft then starts anew.
  if (draft.of !== value) setDraft({ of: value, text: value });
  const text = draft.text.trim();

  const commit = (): boolean => {
    if (!o.isReady(text)) return false;
    if (text !== value) o.onCommit(text);
    return true;
  };
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => {
    if (wait === undefined || text === value) return undefined;
    const timer = setTimeout(() => latest.current(), wait);
    return () => clearTimeout(timer);
  }, [wait, text, value]);

  return {
    text: draft.text,
    set: (next) => {
      isGivenUp.current = false;
      setDraft({ of: value, text: next });
    },
    onBlur: () => {
      // Escape closes the panel, which moves the focus: that is no wish to search.
      if (!isGivenUp.current) commit();
    },
    onKeyDown: (event) => {
      if (event.key === "Enter" && !event.nativeEvent.isComposing && commit()) o.done?.();
      if (event.key === "Escape") {
        isGivenUp.current = true;
        setDraft({ of: value, text: value });
      }
    },
  };
}
