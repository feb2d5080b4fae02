import { useState, type DragEvent } from "react";

/** What a tab is while one is carried: that one, the one below it, or neither. */
export type Dragged = "dragged" | "target" | null;

/** What a tab needs to be carried along the row by the pointer. */
export interface TabDrag {
  readonly of: (id: string) => Dragged;
  readonly start: (e: DragEvent, id: string) => void;
  readonly over: (e: DragEvent, id: string) => void;
  readonly drop: (e: DragEvent, id: string) => void;
  readonly end: () => void;
}

/** Carries tabs along the row by the pointer. By keys it is Ctrl Shift and an arrow. */
export function useTabDrag(move: (id: string, to: string) => void): TabDrag {
  const [dragged, setDragged] = useState<string | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const end = () => {
    setDragged(null);
    setTarget(null);
  };
  return {
    of: (id) => {
      if (dragged === id) return "dragged";
      return target === id ? "target" : null;
    },
    start: (e, id) => {
      e.dataTransfer.effectAllowed = "move";
      setDragged(id);
    },
    over: (e, id) => {
      if (dragged === null) return;
      e.preventDefault();
      setTarget(id);
    },
    drop: (e, id) => {
      e.preventDefault();
      if (dragged !== null && dragged !== id) move(dragged, id);
      end();
    },
    end,
  };
}
