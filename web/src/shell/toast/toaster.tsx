import { chakra } from "@chakra-ui/react";
import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../icons.tsx";
import { closeToast, toastStore, type Toast } from "./queue.ts";

const Corner = chakra("section", {
  base: {
    position: "fixed",
    insetEnd: "4",
    bottom: "4",
    zIndex: "toast",
    display: "flex",
    flexDirection: "column",
    gap: "2",
    width: "min(22rem, calc(100vw - 32px))",
    pointerEvents: "none",
    "& > *": { pointerEvents: "auto" },
  },
});
const Card = chakra("div", {
  base: {
    display: "flex",
    gap: "2.5",
    alignItems: "flex-start",
    ps: "3",
    pe: "1.5",
    py: "2",
    borderRadius: "l3",
    bg: "bg.panel",
    color: "fg",
    boxShadow: "md",
    borderInlineStartWidth: "3px",
    borderInlineStartColor: "colorPalette.solid",
    animationName: "fade-in",
    animationDuration: "fast",
    "& > div": { flex: "1", minW: "0", overflowWrap: "anywhere" },
    "& p + p": { color: "fg.muted", mt: "0.5" },
    "& small": { textStyle: "xs", color: "fg.muted" },
    "& b": { fontWeight: "semibold" },
    "& > button": {
      display: "grid",
      placeItems: "center",
      boxSize: "5",
      borderRadius: "l1",
      color: "fg.subtle",
      cursor: "pointer",
      _hover: { bg: "bg.muted", color: "fg" },
    },
  },
});

/** How long one stays at least after the pointer has left it. */
const LINGER_MS = 1000;

/** What happened, bottom right; each goes by itself unless it holds much to read, and waits while it is looked at. */
export function Toaster(): ReactNode {
  const { t } = useTranslation();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  return (
    <Corner aria-label={t("toast.label")} aria-live="polite" data-print="hide">
      {toasts.map((one) => (
        <ToastCard key={one.id} toast={one} />
      ))}
    </Corner>
  );
}

function ToastCard({ toast }: { toast: Toast }): ReactNode {
  const { t } = useTranslation();
  const [isHeld, setIsHeld] = useState(false);
  const { id, ends, times } = toast;
  useEffect(() => {
    if (ends === null || isHeld) return undefined;
    const timer = setTimeout(() => closeToast(id), Math.max(ends - Date.now(), LINGER_MS));
    return () => clearTimeout(timer);
  }, [id, ends, isHeld]);
  return (
    <Card
      role={toast.tone === "critical" ? "alert" : "status"}
      colorPalette={toast.tone}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div>
        <p>
          <b>{toast.text}</b> {times > 1 && <small>{t("toast.times", { count: times })}</small>}
        </p>
        {toast.detail && <p>{toast.detail}</p>}
        {toast.traceId && <small>{`${t("trace.label")} ${toast.traceId}`}</small>}
      </div>
      <button type="button" aria-label={t("close")} onClick={() => closeToast(id)}>
        <Icon name="close" size={12} />
      </button>
    </Card>
  );
}
