import { Button, chakra } from "@chakra-ui/react";
import { useEffect, useSyncExternalStore, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatInstant } from "../../format/date.ts";
import { isOutdated, isReached, lookForGateway, servedBuild } from "../../relay/gateway.ts";
import { openAside } from "../../signin/aside.ts";
import { isSessionLost, sessionEndNear } from "../../signin/session-lost.ts";
import { useUnsaved } from "../tabs/unsaved.ts";

const Bar = chakra("section", {
  base: {
    position: "fixed",
    insetInline: "0",
    top: "0",
    zIndex: "toast",
    display: "flex",
    justifyContent: "center",
    pointerEvents: "none",
    "& > div": {
      display: "flex",
      alignItems: "center",
      gap: "3",
      maxW: "calc(100vw - 32px)",
      mt: "1.5",
      ps: "3",
      pe: "1.5",
      py: "1.5",
      borderRadius: "l3",
      bg: "colorPalette.subtle",
      color: "colorPalette.fg",
      boxShadow: "md",
      pointerEvents: "auto",
    },
  },
});

/** How often a gateway that was lost is looked for. */
const AGAIN_MS = 3_000;

/** Looks for a gateway that was lost until it is back. */
function useReturn(isLost: boolean): void {
  useEffect(() => {
    if (!isLost) return undefined;
    const look = () => void lookForGateway();
    const timer = setInterval(look, AGAIN_MS);
    window.addEventListener("online", look);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", look);
    };
  }, [isLost]);
}

/** What concerns the whole console and lasts: the session is gone, the gateway can't be reached, the session ends soon, a new version is there. One at a time, the gravest. */
export function Notices(): ReactNode {
  const { t } = useTranslation();
  const { leave } = useUnsaved();
  const isLost = !useSyncExternalStore(isReached.subscribe, isReached.get);
  const isOld = useSyncExternalStore(servedBuild.subscribe, isOutdated);
  const isOut = useSyncExternalStore(isSessionLost.subscribe, isSessionLost.get);
  const endsAt = useSyncExternalStore(sessionEndNear.subscribe, sessionEndNear.get);
  useReturn(isLost);
  const notice = isOut
    ? { tone: "caution", text: t("notice.session"), act: t("notice.signIn"), onAct: openAside }
    : isLost
      ? { tone: "critical", text: t("notice.lost") }
      : endsAt !== null
        ? {
            tone: "caution",
            text: t("notice.ends", { at: formatInstant(endsAt) }),
            act: t("notice.signIn"),
            onAct: openAside,
          }
        : isOld
          ? {
              tone: "info",
              text: t("notice.version"),
              act: t("notice.reload"),
              onAct: () => leave(() => location.reload()),
            }
          : null;
  return (
    <Bar aria-label={t("notice.label")} aria-live="assertive" data-print="hide">
      {notice && (
        <chakra.div colorPalette={notice.tone}>
          <p>{notice.text}</p>
          {notice.onAct && (
            <Button type="button" size="xs" onClick={notice.onAct}>
              {notice.act}
            </Button>
          )}
        </chakra.div>
      )}
    </Bar>
  );
}
