import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { shownZone } from "../format/zone.ts";
import { contentLanguage } from "../i18n/language.ts";
import type { PageParams } from "../tab/tab-id.ts";
import { prefetchPage } from "../pages/prefetch.ts";
import { unsavedWorkOf } from "../signin/session-lost.ts";
import { menuWidth } from "../theme/appearance.ts";
import { useChoice } from "../theme/choice.ts";
import { useWishes } from "./address/use-wishes.ts";
import { TopBar } from "./bar/top-bar.tsx";
import { useShortcuts } from "./keys/use-shortcuts.ts";
import { FrameGrid, Main, SkipLink } from "./frame-look.ts";
import { useViewer } from "../tab/query.ts";
import { Side } from "./side.tsx";
import { withBadges, type MenuGroup, type MenuItem } from "../pages/menu/items.ts";
import { useBadges } from "./menu/use-badges.ts";
import { useFavourites } from "./menu/use-favourites.ts";
import { useRecent } from "./menu/use-recent.ts";
import { Notices } from "./notices/notices.tsx";
import { OverlayHost, type Overlay } from "./palette/host.tsx";
import { LeaveDialog } from "./tabs/leave-dialog.tsx";
import { allowLeaving, useLeaveGuard } from "../tab/leave-guard.ts";
import { TabPanel } from "./tabs/panel.tsx";
import { HOME } from "../tab/tab-id.ts";
import { UnsavedContext, type Unsaved } from "./tabs/unsaved.ts";
import { TabStrip } from "./tabs/strip.tsx";
import { useTabActions } from "./tabs/tab-actions.ts";
import { useTabs } from "./tabs/use-tabs.ts";
import { useMenu } from "../pages/menu/use-menu.ts";
import { useNarrow } from "./use-narrow.ts";

/** Everything around the pages: menu, bars, tabs. */
export function Frame(): ReactNode {
  const { t } = useTranslation();
  const { userId } = useViewer();
  const menu = useMenu();
  const groups = withBadges(menu.groups, useBadges(menu.may));
  const isNarrow = useNarrow();
  const isMini = useChoice(menuWidth) === "mini" && !isNarrow;
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  /** What loses unsaved work when it goes on: the user is asked first. */
  const [asked, setAsked] = useState<{ readonly ids: readonly string[]; readonly go: () => void } | null>(null);
  const [overlay, setOverlay] = useState<Overlay | null>(null);

  const { tabs, dirty, control } = useTabs({
    userId,
    context: () => ({ language: contentLanguage(), timeZone: shownZone, now: new Date(), may: menu.may }),
    may: menu.may,
    mayOpen: menu.mayOpen,
    onUnsaved: (ids) => setAsked({ ids, go: () => control.close(ids) }),
  });
  const openPage = (code: string, params: PageParams = {}, title?: string) => {
    const href = menu.itemOf(code)?.href ?? null;
    if (href === null) control.open(code, params, title);
    else window.open(href, "_blank", "noopener");
  };
  useWishes(({ code, params }) => openPage(code, params), menu.codeOf);
  useLeaveGuard(dirty.size > 0);
  useEffect(() => unsavedWorkOf.tell(dirty.size > 0 ? userId : null), [dirty.size, userId]);

  const views = tabs.tabs.map((tab) => ({
    id: tab.id,
    name: tab.title ?? menu.nameOf(tab.code),
    isDirty: dirty.has(tab.id),
    isPinned: tab.pinned === true,
  }));
  const code = tabs.tabs.find((tab) => tab.id === tabs.active)?.code ?? HOME;
  const title = views.find((v) => v.id === tabs.active)?.name ?? "";
  const branch = menu.branchOf(code);
  const item = menu.itemOf(code);
  useEffect(() => {
    document.title = `${title} · ${t("product")}`;
  }, [title, t]);

  const favourites = useFavourites(userId);
  const recent = useRecent(userId, code);
  const itemsOf = (codes: readonly string[]) => codes.map((c) => menu.itemOf(c)).filter((i) => i !== null);
  const own = [
    ownGroup("FAVOURITES", t("menu.favourites"), "star", itemsOf(favourites.codes)),
    ownGroup("RECENT", t("menu.recent"), "clock", itemsOf(recent)),
  ].filter((group) => group.items.length > 0);
  const tabActions = useTabActions(tabs.tabs, control)(tabs.active);
  const leave = (then: () => void) => {
    if (dirty.size === 0) return then();
    const go = () => {
      allowLeaving();
      then();
    };
    return setAsked({ ids: [...dirty], go });
  };
  const unsaved: Unsaved = { names: views.filter((v) => v.isDirty).map((v) => v.name), leave };
  useShortcuts({
    palette: () => setOverlay("palette"),
    keys: () => setOverlay("keys"),
    search: () => searchBox()?.focus(),
    nextTab: () => control.step(1),
    previousTab: () => control.step(-1),
    closeTab: () => control.askClose([tabs.active]),
  });

  return (
    <FrameGrid data-mini={isMini ? "" : undefined}>
      <SkipLink href="#page">{t("skip")}</SkipLink>
      <Side
        groups={groups}
        own={own}
        favourites={favourites}
        active={code}
        onOpen={openPage}
        onApproach={prefetchPage}
        isNarrow={isNarrow}
        isDrawerOpen={isNarrow && isDrawerOpen}
        onDrawerClose={() => setIsDrawerOpen(false)}
      />
      <UnsavedContext value={unsaved}>
        <TopBar
          crumbs={branch === null ? [title] : [branch, title]}
          module={item}
          isNarrow={isNarrow}
          onDrawer={() => setIsDrawerOpen(true)}
          onShow={setOverlay}
        />
        <Notices />
        <OverlayHost
          open={overlay}
          tab={tabActions}
          page={item}
          groups={menu.groups}
          favourites={itemsOf(favourites.codes)}
          recent={itemsOf(recent.filter((c) => c !== code))}
          mayFindOrders={menu.may("ORDER_LIST.VIEW")}
          onOpen={openPage}
          onShow={setOverlay}
        />
      </UnsavedContext>
      <TabStrip tabs={tabs} views={views} control={control} />
      <Main id="page" tabIndex={-1}>
        {tabs.tabs.map((tab) => (
          <TabPanel key={tab.id} tab={tab} isActive={tab.id === tabs.active} control={control} />
        ))}
      </Main>
      {asked && (
        <LeaveDialog
          names={views.filter((v) => v.isDirty && asked.ids.includes(v.id)).map((v) => v.name)}
          onStay={() => setAsked(null)}
          onGo={() => {
            setAsked(null);
            asked.go();
          }}
        />
      )}
    </FrameGrid>
  );
}

/** A branch of the user's own before those of the server. */
const ownGroup = (code: string, name: string, icon: string, items: readonly MenuItem[]): MenuGroup => ({
  code,
  name,
  icon,
  badge: 0,
  items,
});

/** The box that finds rows on the page in front. */
const searchBox = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>("[role=tabpanel] [data-shortcut=search]")].find((box) =>
    box.checkVisibility(),
  );
