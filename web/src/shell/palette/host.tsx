import { Suspense, useSyncExternalStore, type ReactNode } from "react";
import type { Menu } from "../../pages/menu/menu-of.ts";
import type { Told } from "../../relay/told.ts";
import { HOME } from "../../tab/tab-id.ts";
import type { OwnPages } from "../menu/use-own-pages.ts";
import type { TabControl } from "../tabs/control.ts";
import type { Tabs } from "../tabs/state.ts";
import { useTabActions } from "../tabs/tab-actions.ts";
import type { TabView } from "../tabs/use-views.ts";
import type { PaletteProps } from "./palette.tsx";
import { lazyPart } from "../../parts/lazy/lazy-part.ts";

/** What lies over the whole console. */
export type Overlay = "palette" | "keys" | "role" | "sessions" | "quit";

const Palette = lazyPart(() => import("./palette.tsx"));
const SessionsDialog = lazyPart(() => import("../sessions/sessions-dialog.tsx"));
const KeysDialog = lazyPart(() => import("../keys/keys-dialog.tsx"));
const RoleDialog = lazyPart(() => import("../bar/role-dialog.tsx"));
const QuitConfirm = lazyPart(() => import("../bar/quit-confirm.tsx"));

interface OverlayHostProps {
  readonly overlay: Told<Overlay | null>;
  readonly tabs: Tabs;
  readonly views: readonly TabView[];
  readonly control: TabControl;
  readonly menu: Menu;
  readonly own: OwnPages;
  readonly onOpen: PaletteProps["onOpen"];
}

/** Draws what is open. Its code comes when there is time, or when it is first asked for. */
export function OverlayHost(props: OverlayHostProps): ReactNode {
  const { overlay, views } = props;
  const open = useSyncExternalStore(overlay.subscribe, overlay.get);
  const onClose = () => overlay.tell(null);
  return (
    <Suspense>
      {open === "palette" && <PaletteHost {...props} onClose={onClose} />}
      {open === "keys" && <KeysDialog onClose={onClose} />}
      {open === "role" && <RoleDialog unsaved={views.filter((v) => v.isDirty).map((v) => v.name)} onClose={onClose} />}
      {open === "sessions" && <SessionsDialog onClose={onClose} />}
      {open === "quit" && <QuitConfirm onClose={onClose} />}
    </Suspense>
  );
}

/** The palette with all that it offers, which is put together while it is open. */
function PaletteHost(props: OverlayHostProps & { readonly onClose: () => void }): ReactNode {
  const { overlay, tabs, control, menu, own, onOpen, onClose } = props;
  const tab = useTabActions(tabs.tabs, control)(tabs.active);
  const code = tabs.tabs.find((one) => one.id === tabs.active)?.code ?? HOME;
  return (
    <Palette
      groups={menu.groups}
      favourites={own.marked}
      recent={own.recent.filter((item) => item.code !== code)}
      tab={tab}
      page={menu.itemOf(code)}
      mayFindOrders={menu.may("ORDER_LIST.VIEW")}
      mayOpenCustomers={menu.may("CUSTOMER_DETAIL.VIEW")}
      onOpen={onOpen}
      onShow={overlay.tell}
      onClose={onClose}
    />
  );
}
