import { Button, chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { topDialog } from "../../parts/dialog/open-dialogs.ts";
import { CopyButton } from "../../parts/copy/copy-button.tsx";
import { Icon } from "../../parts/icons/icons.tsx";
import { closeToast, toastStore, type Toast } from "../../tab/toast/queue.ts";

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

/** What happened, bottom right; each goes by itself unless it holds much to read, and its clock stands still while it is looked at. */
export function Toaster(): ReactNode {
  const { t } = useTranslation();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const dialog = useSyncExternalStore(topDialog.subscribe, topDialog.get);
  const corner = (
    <Corner aria-label={t("toast.label")} aria-live="polite" data-print="hide">
      {toasts.map((one) => (
        <ToastCard key={one.id} toast={one} />
      ))}
    </Corner>
  );
  // Nothing outside of a modal dialog can be seen well, or pressed.
  return dialog ? createPortal(corner, dialog) : corner;
}

function ToastCard({ toast }: { toast: Toast }): ReactNode {
  const { t } = useTranslation();
  const [isHeld, setIsHeld] = useState(false);
  const { id, lasts, times } = toast;
  const left = useRef(lasts);
  // Said once more, it begins anew.
  useEffect(() => {
    left.current = lasts;
  }, [lasts, times]);
  useEffect(() => {
    if (left.current === null || isHeld) return undefined;
    const before = left.current;
    const since = Date.now();
    const timer = setTimeout(() => closeToast(id), before);
    return () => {
      clearTimeout(timer);
      left.current = before - (Date.now() - since);
    };
  }, [id, lasts, times, isHeld]);
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
        {toast.act && <Act toast={toast} act={toast.act} />}
        {toast.traceId && (
          <p>
            <small>{`${t("trace.label")} ${toast.traceId}`}</small>{" "}
            <CopyButton text={toast.traceId} label={t("trace.copy")} />
          </p>
        )}
      </div>
      <button type="button" aria-label={t("close")} onClick={() => closeToast(id)}>
        <Icon name="close" size={12} />
      </button>
    </Card>
  );
}

function Act({ toast, act }: { readonly toast: Toast; readonly act: NonNullable<Toast["act"]> }): ReactNode {
  const press = () => {
    closeToast(toast.id);
    act.run();
  };
  return (
    <Button size="xs" mt="1.5" onClick={press}>
      {act.label}
    </Button>
  );
}
