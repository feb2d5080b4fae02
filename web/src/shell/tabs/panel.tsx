import { chakra, Skeleton } from "@chakra-ui/react";
import { Activity, Suspense, use, useEffect, useMemo, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { contentLanguage, storedLanguage } from "../../i18n/language.ts";
import { ShellContext } from "../../tab/use-shell.ts";
import { PassingFault } from "../../parts/fault/passing-fault.tsx";
import { RetryBoundary } from "../../parts/boundary/retry-boundary.tsx";
import { panelDomId, tabDomId } from "./dom-ids.ts";
import type { Runner } from "./runner.ts";
import { type Tab } from "./state.ts";
import { HOME } from "../../tab/tab-id.ts";
import type { TabControl } from "./control.ts";

const Body = chakra("div", {
  base: {
    flex: "1",
    minH: "0",
    minW: "0",
    display: "flex",
    flexDirection: "column",
    overflow: "auto",
    bg: "bg.panel",
    position: "relative",
    outlineOffset: "-2px",
  },
});

/**
 * A tab's page, kept alive while another tab is shown: React hides it, takes its effects down and keeps its state. A tab that
 * was never shown has not started.
 */
export function TabPanel({ tab, isActive, control }: { tab: Tab; isActive: boolean; control: TabControl }): ReactNode {
  const [wasShown, setWasShown] = useState(isActive);
  if (isActive && !wasShown) setWasShown(true);
  // A page that was asked to start anew is another page to React.
  const [turn, setTurn] = useState(0);
  const { t } = useTranslation();
  const shell = useMemo(() => control.shellOf(tab.id), [control, tab.id]);
  if (!wasShown) return null;
  const restart = () => {
    control.runner.drop(tab.id);
    setTurn(turn + 1);
  };
  return (
    <Activity mode={isActive ? "visible" : "hidden"}>
      <Body
        role="tabpanel"
        id={panelDomId(tab.id)}
        aria-labelledby={tabDomId(tab.id)}
        data-print={isActive ? "whole" : "hide"}
      >
        <ShellContext value={shell}>
          <RetryBoundary
            key={turn}
            onRetry={restart}
            fallback={(error, retry) => <PassingFault title={t("fault.page")} error={error} onRetry={retry} />}
          >
            <Suspense fallback={<PageSkeleton />}>
              <Page tab={tab} runner={control.runner} />
              <Anew id={tab.id} control={control} onRestart={restart} />
            </Suspense>
          </RetryBoundary>
        </ShellContext>
      </Body>
    </Activity>
  );
}

/** A page that does not speak the shell's language says so, for readers aloud. Home's texts are the shell's. */
function Page({ tab, runner }: { tab: Tab; runner: Runner }): ReactNode {
  const draw = use(runner.of(tab).page);
  const page = draw(tab.params);
  const language = contentLanguage();
  if (tab.code === HOME || language === storedLanguage()) return page;
  return (
    <chakra.div display="contents" lang={language}>
      {page}
    </chakra.div>
  );
}

/**
 * Starts the page anew when it was asked to refresh and does not know how to itself. It stands after the page, so that the
 * page's own `useRefresh` has been heard first.
 */
function Anew({ id, control, onRestart }: { id: string; control: TabControl; onRestart: () => void }): null {
  useEffect(() => {
    control.listen(id, onRestart);
    return () => control.listen(id, null);
  });
  return null;
}

/** Bars of the page's final heights, so that nothing jumps. */
function PageSkeleton(): ReactNode {
  const { t } = useTranslation();
  return (
    <chakra.output p="4" display="grid" gap="3" aria-label={t("loading")}>
      <Skeleton h="6" w="48" />
      <Skeleton h="7" w="full" maxW="2xl" />
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} h="6" />
      ))}
    </chakra.output>
  );
}
