import { useState } from "react";
import type { MenuGroup } from "../../pages/menu/items.ts";

/** SHELL-09: one branch is open at a time, the one of the page in front when that changes. */
export function useOpenBranch(o: {
  readonly groups: readonly MenuGroup[];
  /** The module of the active tab. */
  readonly active: string;
  readonly isMini: boolean;
}): {
  readonly open: string | null;
  readonly set: (code: string | null) => void;
  readonly toggle: (code: string) => void;
  /** A page of it was chosen. */
  readonly chosen: () => void;
} {
  const { groups, active, isMini } = o;
  const holder = groups.find((g) => g.items.some((i) => i.code === active))?.code ?? null;
  const [open, setOpen] = useState<string | null>(isMini ? null : holder);
  // Another page was opened: its branch opens with it.
  const [seen, setSeen] = useState(holder);
  if (holder !== seen) {
    setSeen(holder);
    if (holder !== null && !isMini) setOpen(holder);
  }
  // Folded: what was open would lie over the page.
  const [wasMini, setWasMini] = useState(isMini);
  if (isMini !== wasMini) {
    setWasMini(isMini);
    setOpen(isMini ? null : holder);
  }
  const toggle = (code: string) => setOpen((before) => (before === code ? null : code));
  const chosen = () => {
    if (isMini) setOpen(null);
  };
  return { open, set: setOpen, toggle, chosen };
}
