import { Suspense, useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PageParams } from "../tab/tab-id.ts";
import { pageContext } from "../pages/context.ts";
import { prefetchPage } from "../pages/prefetch.ts";
import { told, type Told } from "../relay/told.ts";
import { unsavedWorkOf } from "../signin/session-lost.ts";
import { menuWidth } from "../theme/appearance.ts";
import { useChoice } from "../theme/choice.ts";
import { useWishes } from "./address/use-wishes.ts";
import { TopBar } from "./bar/top-bar.tsx";
import { useShortcuts } from "./keys/use-shortcuts.ts";
import { FrameGrid, Main, SkipLink } from "./frame-look.ts";
import { useViewer } from "../tab/query.ts";
import { Side } from "./side.tsx";
import { BadgesContext, useBadges } from "./menu/use-badges.ts";
import { useOwnPages } from "./menu/use-own-pages.ts";
import { Notices } from "./notices/notices.tsx";
import { OverlayHost, type Overlay } from "./palette/host.tsx";
import { firstTabs } from "./tabs/first-tabs.ts";
import { useLeaveGuard } from "../tab/leave-guard.ts";
import { TabPanel } from "./tabs/panel.tsx";
import { HOME } from "../tab/tab-id.ts";
import { LeaveContext } from "./tabs/unsaved.ts";
import { TabStrip } from "./tabs/strip.tsx";
import type { TabControl } from "./tabs/control.ts";
import { useTabs } from "./tabs/use-tabs.ts";
import { useViews } from "./tabs/use-views.ts";
import { useMenu } from "../pages/menu/use-menu.ts";
import { useNarrow } from "./use-narrow.ts";
import { lazyPart } from "../parts/lazy/lazy-part.ts";

const LeaveDialog = lazyPart(() => import("./tabs/leave-dialog.tsx"));

/** What loses unsaved work when it goes on: the user is asked first. */
interface Asked {
  readonly ids: readonly string[];
  readonly go: () => void;
}

/** Everything around the pages: menu, bars, tabs. Its parts take what does not change from draw to draw, and so they are not drawn either. */
export function Frame(): ReactNode {
  const { t } = useTranslation();
  const { userId } = useViewer();
  const menu = useMenu();
  const badges = useBadges(menu.may);
  const isNarrow = useNarrow();
  const isMini = useChoice(menuWidth) === "mini" && !isNarrow;
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [overlay] = useState(() => told<Overlay | null>(null));

  const { tabs, dirty, control } = useTabs({
    userId,
    first: () => firstTabs(userId, menu),
    context: () => pageContext(menu.may),
    may: menu.may,
    mayOpen: menu.mayOpen,
    onUnsaved: (ids, go) => setAsked({ ids, go }),
  });
  const openPage = (page: string, params: PageParams = {}, name?: string) => {
    const href = menu.itemOf(page)?.href ?? null;
    if (href === null) control.open(page, params, name);
    else window.open(href, "_blank", "noopener");
  };
  useWishes(({ code, params }) => openPage(code, params), menu.codeOf);
  useLeaveGuard(dirty.size > 0);
  useEffect(() => unsavedWorkOf.tell(dirty.size > 0 ? userId : null), [dirty.size, userId]);
  useFrameShortcuts(overlay, control);

  const views = useViews(tabs.tabs, dirty, menu.nameOf);
  const code = tabs.tabs.find((tab) => tab.id === tabs.active)?.code ?? HOME;
  const title = views.find((v) => v.id === tabs.active)?.name ?? "";
  const branch = menu.branchOf(code);
  useEffect(() => {
    document.title = `${title} · ${t("product")}`;
  }, [title, t]);
  const own = useOwnPages({ menu, userId, active: code });

  return (
    <FrameGrid data-mini={isMini ? "" : undefined}>
      <SkipLink href="#page">{t("skip")}</SkipLink>
      <BadgesContext value={badges}>
        <Side
          groups={menu.groups}
          own={own.groups}
          favourites={own.favourites}
          active={code}
          onOpen={openPage}
          onApproach={prefetchPage}
          isNarrow={isNarrow}
          isDrawerOpen={isNarrow && isDrawerOpen}
          onDrawerClose={() => setIsDrawerOpen(false)}
        />
      </BadgesContext>
      <LeaveContext value={control.leave}>
        <TopBar
          branch={branch}
          title={title}
          module={menu.itemOf(code)}
          isNarrow={isNarrow}
          onDrawer={() => setIsDrawerOpen(true)}
          onShow={overlay.tell}
        />
        <Notices />
        <OverlayHost
          overlay={overlay}
          tabs={tabs}
          views={views}
          control={control}
          menu={menu}
          own={own}
          onOpen={openPage}
        />
      </LeaveContext>
      <TabStrip tabs={tabs} views={views} control={control} />
      <Main id="page" tabIndex={-1}>
        {tabs.tabs.map((tab) => (
          <TabPanel key={tab.id} tab={tab} isActive={tab.id === tabs.active} control={control} />
        ))}
      </Main>
      <Suspense>
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
      </Suspense>
    </FrameGrid>
  );
}

function useFrameShortcuts(overlay: Told<Overlay | null>, control: TabControl): void {
  useShortcuts({
    palette: () => overlay.tell("palette"),
    keys: () => overlay.tell("keys"),
    search: () => searchBox()?.focus(),
    nextTab: () => control.step(1),
    previousTab: () => control.step(-1),
    closeTab: () => control.closeActive(),
  });
}

/** The box that finds rows on the page in front. */
const searchBox = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>("[role=tabpanel] [data-shortcut=search]")].find((box) =>
    box.checkVisibility(),
  );
