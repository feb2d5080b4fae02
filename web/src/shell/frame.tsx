import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { shownZone } from "../format/zone.ts";
import { storedLanguage } from "../i18n/language.ts";
import { prefetchPage } from "../pages/prefetch.ts";
import { menuWidth } from "../theme/appearance.ts";
import { useChoice } from "../theme/choice.ts";
import { useWishes } from "./address/use-wishes.ts";
import { TopBar } from "./bar/top-bar.tsx";
import { FrameGrid, Main, SkipLink } from "./frame-look.ts";
import { useViewer } from "./query.ts";
import { Side } from "./side.tsx";
import { LeaveDialog, useLeaveGuard } from "./tabs/leave-dialog.tsx";
import { TabPanel } from "./tabs/panel.tsx";
import { HOME } from "./tabs/state.ts";
import { UnsavedContext } from "./tabs/unsaved.ts";
import { TabStrip } from "./tabs/strip.tsx";
import { useTabs } from "./tabs/use-tabs.ts";
import { useMenu } from "./use-menu.ts";
import { useNarrow } from "./use-narrow.ts";

/** Everything around the pages: menu, bars, tabs. */
export function Frame(): ReactNode {
  const { t } = useTranslation();
  const { userId } = useViewer();
  const menu = useMenu();
  const isNarrow = useNarrow();
  const isMini = useChoice(menuWidth) === "mini" && !isNarrow;
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  /** Tabs that somebody wants closed though they are not saved. */
  const [asked, setAsked] = useState<readonly string[] | null>(null);

  const { tabs, dirty, control } = useTabs({
    userId,
    context: () => ({ language: storedLanguage(), timeZone: shownZone, now: new Date(), may: menu.may }),
    may: menu.may,
    mayOpen: menu.mayOpen,
    onUnsaved: setAsked,
  });
  const openPage = (code: string, params = {}) => {
    const href = menu.itemOf(code)?.href ?? null;
    if (href === null) control.open(code, params);
    else window.open(href, "_blank", "noopener");
  };
  useWishes(({ code, params }) => openPage(code, params));
  useLeaveGuard(dirty.size > 0);

  const views = tabs.tabs.map((tab) => ({
    id: tab.id,
    name: tab.title ?? menu.nameOf(tab.code),
    isDirty: dirty.has(tab.id),
  }));
  const code = tabs.tabs.find((tab) => tab.id === tabs.active)?.code ?? HOME;
  const title = views.find((v) => v.id === tabs.active)?.name ?? "";
  const branch = menu.branchOf(code);
  const item = menu.itemOf(code);
  useEffect(() => {
    document.title = `${title} · ${t("product")}`;
  }, [title, t]);

  return (
    <FrameGrid data-mini={isMini ? "" : undefined}>
      <SkipLink href="#page">{t("skip")}</SkipLink>
      <Side
        groups={menu.groups}
        active={code}
        onOpen={openPage}
        onApproach={prefetchPage}
        isNarrow={isNarrow}
        isDrawerOpen={isNarrow && isDrawerOpen}
        onDrawerClose={() => setIsDrawerOpen(false)}
      />
      <UnsavedContext value={views.filter((v) => v.isDirty).map((v) => v.name)}>
        <TopBar
          crumbs={branch === null ? [title] : [branch, title]}
          module={item}
          isNarrow={isNarrow}
          onDrawer={() => setIsDrawerOpen(true)}
        />
      </UnsavedContext>
      <TabStrip
        tabs={tabs}
        views={views}
        onActivate={control.activate}
        onClose={control.askClose}
        onRefresh={(id) => control.refresh([id])}
      />
      <Main id="page" tabIndex={-1}>
        {tabs.tabs.map((tab) => (
          <TabPanel key={tab.id} tab={tab} isActive={tab.id === tabs.active} control={control} />
        ))}
      </Main>
      {asked && (
        <LeaveDialog
          names={views.filter((v) => v.isDirty && asked.includes(v.id)).map((v) => v.name)}
          onStay={() => setAsked(null)}
          onGo={() => {
            setAsked(null);
            control.close(asked);
          }}
        />
      )}
    </FrameGrid>
  );
}
