import { useState, type KeyboardEvent } from "react";

interface ListKeys {
  /** The line that Enter takes; -1: none. */
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Arrow keys walk through the lines and around the ends, Enter takes one, Escape leaves the list and nothing else. */
export function useListKeys(o: {
  readonly count: number;
  readonly isOpen: boolean;
  /** The line that is active before any key; -1, none, unless said. */
  readonly first?: 0;
  readonly onOpen: () => void;
  readonly onTake: (index: number) => void;
  readonly onLeave: () => void;
}): ListKeys {
  const [active, setActive] = useState<number>(o.first ?? -1);
  const shown = o.isOpen && active < o.count ? active : -1;
  const step = (by: 1 | -1) => {
    if (!o.isOpen) return o.onOpen();
    if (o.count > 0) setActive(shown === -1 && by === -1 ? o.count - 1 : (shown + by + o.count) % o.count);
  };
  return {
    active: shown,
    setActive,
    onKeyDown(event) {
      // Keys of an input method are its own.
      if (event.nativeEvent.isComposing) return;
      const { key } = event;
      if (key === "ArrowDown" || key === "ArrowUp") {
        event.preventDefault();
        step(key === "ArrowDown" ? 1 : -1);
      } else if (key === "Enter" && shown !== -1) {
        event.preventDefault();
        o.onTake(shown);
      } else if (key === "Escape" && o.isOpen) {
        event.preventDefault();
        event.stopPropagation();
        o.onLeave();
      }
    },
  };
}
