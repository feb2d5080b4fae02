import { Button, chakra } from "@chakra-ui/react";
import { useEffect, useSyncExternalStore, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatInstant } from "../../format/date.ts";
import { isPartMissing } from "../../relay/came.ts";
import { isOutdated, isReached, lookForGateway, servedBuild } from "../../relay/gateway.ts";
import { openAside } from "../../signin/aside.ts";
import { isSessionLost, sessionEndNear } from "../../signin/session-lost.ts";
import { useLeave } from "../tabs/unsaved.ts";

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

/** What can be done about it stands in `act`, where anything can. */
interface Notice {
  readonly tone: "caution" | "critical" | "info";
  readonly text: string;
  readonly act?: string;
  readonly onAct?: () => void;
}

/** What concerns the whole console and lasts: the session is gone, the gateway can't be reached, the session ends soon, a part is missing, a new version is there. One at a time, the gravest. */
export function Notices(): ReactNode {
  const { t } = useTranslation();
  const leave = useLeave();
  const isLost = !useSyncExternalStore(isReached.subscribe, isReached.get);
  const isMissing = useSyncExternalStore(isPartMissing.subscribe, isPartMissing.get);
  const isOld = useSyncExternalStore(servedBuild.subscribe, isOutdated);
  const isOut = useSyncExternalStore(isSessionLost.subscribe, isSessionLost.get);
  const endsAt = useSyncExternalStore(sessionEndNear.subscribe, sessionEndNear.get);
  useReturn(isLost);
  const notice = (): Notice | null => {
    if (isOut) return { tone: "caution", text: t("notice.session"), act: t("notice.signIn"), onAct: openAside };
    if (isLost) return { tone: "critical", text: t("notice.lost") };
    if (endsAt !== null) {
      const text = t("notice.ends", { at: formatInstant(endsAt) });
      return { tone: "caution", text, act: t("notice.signIn"), onAct: openAside };
    }
    const reload = { act: t("notice.reload"), onAct: () => leave(() => location.reload()) };
    if (isMissing) return { tone: "caution", text: t("failure.PART_MISSING"), ...reload };
    return isOld ? { tone: "info", text: t("notice.version"), ...reload } : null;
  };
  const told = notice();
  return (
    <Bar aria-label={t("notice.label")} aria-live="assertive" data-print="hide">
      {told && (
        <chakra.div colorPalette={told.tone}>
          <p>{told.text}</p>
          {told.onAct && (
            <Button type="button" size="xs" onClick={told.onAct}>
              {told.act}
            </Button>
          )}
        </chakra.div>
      )}
    </Bar>
  );
}
