import { chakra } from "@chakra-ui/react";
import { Suspense, use, useEffect, useMemo, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { contentLanguage, storedLanguage } from "../../i18n/language.ts";
import { ChangesFromNow } from "../../tab/changes-from-now.tsx";
import { ShellContext } from "../../tab/use-shell.ts";
import { PassingFault } from "../../parts/fault/passing-fault.tsx";
import { RetryBoundary } from "../../parts/boundary/retry-boundary.tsx";
import { KeepAlive } from "./keep-alive.tsx";
import { PageOutline } from "../../parts/outline/page-outline.tsx";
import { traitsOf } from "../../pages/traits-of.ts";
import { type Tab } from "./state.ts";
import { HOME } from "../../tab/tab-id.ts";
import type { TabControl } from "./control.ts";

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
    <KeepAlive id={tab.id} isActive={isActive}>
      <ShellContext value={shell}>
        <RetryBoundary
          key={turn}
          onRetry={restart}
          fallback={(error, retry) => <PassingFault title={t("fault.page")} error={error} onRetry={retry} />}
        >
          <ChangesFromNow>
            <Suspense fallback={<PageOutline shape={traitsOf(tab.code).shape} />}>
              <Page tab={tab} control={control} />
              <Anew id={tab.id} control={control} onRestart={restart} />
            </Suspense>
          </ChangesFromNow>
        </RetryBoundary>
      </ShellContext>
    </KeepAlive>
  );
}

/** A page that does not speak the shell's language says so, for readers aloud. Home's texts are the shell's. */
function Page({ tab, control }: { tab: Tab; control: TabControl }): ReactNode {
  const draw = use(control.pageIn(tab).page);
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
