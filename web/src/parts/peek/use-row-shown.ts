import { useEffect, useRef, type RefObject } from "react";
import { rowOf } from "./rows-beside.ts";

/** Marks the row that is peeked at and keeps it in sight; when the peek ends the focus is on it. */
export function useRowShown(at: RefObject<Element | null>, id: string): void {
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    const row = rowOf(at.current, id);
    shown.current = row;
    row?.setAttribute("data-peeked", "");
    row?.scrollIntoView({ block: "nearest" });
    return () => row?.removeAttribute("data-peeked");
  }, [at, id]);
  useEffect(() => () => shown.current?.querySelector<HTMLElement>("a[href]")?.focus(), []);
}
