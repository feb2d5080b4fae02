import { useEffect, useEffectEvent, useRef } from "react";
import { useSavePreference } from "../../../parts/preferences/use-save-preference.ts";
import { useTellChanges } from "../../../tab/changes.ts";
import { endedSince, readSeenAt, SEEN_KEY } from "./seen.ts";

/** Keeps until when the viewer has seen what became of his exports, and has the menu count anew. */
export function useSeen(
  preferences: readonly { readonly key: string; readonly value: string }[],
  tasks: readonly { readonly endedAt: string | null | undefined }[],
): void {
  const save = useSavePreference();
  const tell = useTellChanges();
  const newest = endedSince(tasks, readSeenAt(preferences))
    .map(({ endedAt }) => endedAt)
    .toSorted()
    .at(-1);
  // What could not be kept is not tried over and over.
  const last = useRef("");
  const see = useEffectEvent((at: string) => {
    if (last.current === at) return;
    last.current = at;
    save(SEEN_KEY, JSON.stringify(at), () => tell(["EXPORTS"]));
  });
  useEffect(() => {
    if (newest !== undefined) see(newest);
  }, [newest]);
}
