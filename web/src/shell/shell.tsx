import { Suspense, useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { queryShellQuery } from "../__generated__/queryShellQuery.graphql.ts";
import { browserPlace } from "../signin/place.ts";
import { settle } from "../signin/leave.ts";
import { PassingFault } from "../parts/fault/passing-fault.tsx";
import { keepButtons } from "../pages/last-buttons.ts";
import { FrameSkeleton } from "./frame-skeleton.tsx";
import { Screen } from "./frame-look.ts";
import { Frame } from "./frame.tsx";
import { ChangesContext, newChanges, useChanges, type Changes } from "../tab/changes.ts";
import { useChangeStream } from "./live/use-change-stream.ts";
import { useEndedWork } from "./live/use-ended-work.ts";
import { shellQuery, ViewerContext } from "../tab/query.ts";
import { useAskAgain } from "./use-ask-again.ts";
import { lazyPart } from "../parts/lazy/lazy-part.ts";
import { RetryBoundary } from "../parts/boundary/retry-boundary.tsx";
import { Toaster } from "./toast/toaster.tsx";
import { useViewingWatch } from "./viewing/use-viewing-watch.ts";
import { useRoleWatch } from "./use-role-watch.ts";
import { useSessionWatch } from "./use-session-watch.ts";
import { Watermark } from "./watermark.tsx";

/** Few ever see it: its code comes for them. */
const ViewingBanner = lazyPart(() => import("./viewing/viewing-banner.tsx"));

interface ShellProps {
  readonly queryRef: PreloadedQuery<queryShellQuery>;
  /** Asks for the viewer anew when he could not be read; nothing is on the screen then. */
  readonly onRetry: () => void;
}

/** The one real screen. Its query runs before anything is drawn; ERR-08: when that fails it says so, with a way to try again. */
export function Shell({ queryRef, onRetry }: ShellProps): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <RetryBoundary
        onRetry={onRetry}
        fallback={(error, retry) => <PassingFault title={t("fault.shell")} error={error} onRetry={retry} />}
      >
        <Suspense fallback={<FrameSkeleton />}>
          <Signed queryRef={queryRef} />
        </Suspense>
      </RetryBoundary>
      <Toaster />
    </>
  );
}

function Signed({ queryRef }: Pick<ShellProps, "queryRef">): ReactNode {
  const { viewer } = usePreloadedQuery<queryShellQuery>(shellQuery, queryRef);
  // There is a session: the ways to the sign-on that led here count no more.
  useEffect(() => settle(browserPlace), []);
  useEffect(() => keepButtons(viewer.buttons), [viewer.buttons]);
  const [changes] = useState(newChanges);
  return (
    <ViewerContext value={viewer}>
      <ChangesContext value={changes}>
        <Watch changes={changes} />
        <Screen>
          <Suspense>{viewer.viewedBy && <ViewingBanner viewing={viewer.viewedBy} />}</Suspense>
          <Frame />
        </Screen>
        <Watermark />
      </ChangesContext>
    </ViewerContext>
  );
}

/** What the server tells: another role in force, that session and permissions are to be looked at again, or that an export has ended. */
function Watch({ changes }: { readonly changes: Changes }): ReactNode {
  const askAgain = useAskAgain();
  useRoleWatch(askAgain);
  useSessionWatch(askAgain);
  useViewingWatch(askAgain);
  useChangeStream(changes);
  useChanges(["SESSION"], askAgain);
  useEndedWork();
  return null;
}
