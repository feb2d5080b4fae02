import { lazy, Suspense, type ReactNode } from "react";
import { QuitConfirm } from "../bar/quit-confirm.tsx";
import { RoleDialog } from "../bar/role-dialog.tsx";
import type { MenuEntry } from "../bar/menu-button.tsx";
import type { MenuItem } from "../../pages/menu/items.ts";
import type { PaletteProps } from "./palette.tsx";
import { useActions } from "./use-actions.ts";

/** What lies over the whole console. */
export type Overlay = "palette" | "keys" | "role" | "sessions" | "quit";

const Palette = lazy(() => import("./palette.tsx"));
const SessionsDialog = lazy(() => import("../sessions/sessions-dialog.tsx"));
const KeysDialog = lazy(() => import("../keys/keys-dialog.tsx"));

interface OverlayHostProps extends Omit<PaletteProps, "actions" | "onClose"> {
  readonly open: Overlay | null;
  readonly onShow: (overlay: Overlay | null) => void;
  /** What can be done with the tab in front. */
  readonly tab: readonly MenuEntry[];
  /** The module of the tab in front. */
  readonly page: MenuItem | null;
}

/** Draws what is open. The palette's code comes when it is first asked for. */
export function OverlayHost({ open, onShow, tab, page, ...palette }: OverlayHostProps): ReactNode {
  const actions = useActions({ tab, page, show: onShow });
  const onClose = () => onShow(null);
  switch (open) {
    case "palette":
      return (
        <Suspense>
          <Palette {...palette} actions={actions} onClose={onClose} />
        </Suspense>
      );
    case "keys":
      return (
        <Suspense>
          <KeysDialog onClose={onClose} />
        </Suspense>
      );
    case "role":
      return <RoleDialog onClose={onClose} />;
    case "sessions":
      return (
        <Suspense>
          <SessionsDialog onClose={onClose} />
        </Suspense>
      );
    case "quit":
      return <QuitConfirm onClose={onClose} />;
    case null:
      return null;
  }
}
