import { useState, type DragEvent } from "react";

/** What a tab needs to be carried along the row by the pointer. By keys it is Ctrl Shift and an arrow. */
export function useTabDrag(move: (id: string, to: string) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const end = () => {
    setDragged(null);
    setTarget(null);
  };
  return (id: string) => ({
    draggable: true,
    "data-dragged": dragged === id || undefined,
    "data-target": (target === id && dragged !== id) || undefined,
    onDragStart: (e: DragEvent) => {
      e.dataTransfer.effectAllowed = "move";
      setDragged(id);
    },
    onDragOver: (e: DragEvent) => {
      if (dragged === null) return;
      e.preventDefault();
      setTarget(id);
    },
    onDrop: (e: DragEvent) => {
      e.preventDefault();
      if (dragged !== null && dragged !== id) move(dragged, id);
      end();
    },
    onDragEnd: end,
  });
}
