import { chakra } from "@chakra-ui/react";
import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { showModal } from "./open-dialogs.ts";

/** The look of a dialog. */
export const DialogBox = chakra("dialog", {
  base: {
    m: "auto",
    mt: { base: "4", md: "16" },
    p: "0",
    width: "calc(100% - 32px)",
    maxW: "lg",
    maxH: "calc(100dvh - 64px)",
    overflow: "hidden",
    border: "0",
    borderRadius: "l3",
    bg: "bg.panel",
    color: "fg",
    boxShadow: "lg",
    textStyle: "sm",
    "&[open]": { display: "flex", animationName: "fade-in", animationDuration: "fast" },
    "&, & > form": { flexDirection: "column", minH: "0" },
    "& > form": { display: "flex" },
    "&::backdrop": { bg: "bg.scrim" },
    "& > h2, & > form > h2": { textStyle: "xl", fontWeight: "bold", letterSpacing: "tight", px: "5", pt: "4", pb: "2" },
  },
});

/** What is between title and foot: where it is too long for the screen it scrolls, and they stay in view. */
export const DialogBody = chakra("div", { base: { flex: "1 1 auto", minH: "0", overflow: "auto", px: "5", py: "2" } });
export const DialogFoot = chakra("footer", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "end",
    gap: "2",
    px: "5",
    pt: "3",
    pb: "4",
    flexShrink: "0",
    "& > span": { flex: "1", color: "fg.muted", textStyle: "xs" },
  },
});

/**
 * A dialog on the browser's own `<dialog>`: the rest of the page is inert, the focus comes back afterwards. It lies within its
 * tab; while the tab is hidden React takes the effect down, and the dialog neither shows nor locks the page.
 */
export function Dialog(props: {
  readonly title: string;
  /** Escape, or the system's way back. */
  readonly onClose: () => void;
  readonly role?: "alertdialog";
  readonly size?: "md" | "lg";
  readonly children: ReactNode;
}): ReactNode {
  const { title, onClose, role, size = "lg", children } = props;
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return undefined;
    const close = showModal(dialog);
    dialog.querySelector<HTMLElement>("[data-autofocus], [autofocus]")?.focus();
    return close;
  }, []);
  return (
    <DialogBox
      ref={box}
      role={role}
      maxW={size}
      aria-labelledby={titleId}
      onCancel={(e) => {
        e.preventDefault();
        onClose();
      }}
      onKeyDown={(e) => {
        // A dialog above this one has had its Escape already.
        if (e.key !== "Escape" || e.defaultPrevented) return;
        e.preventDefault();
        e.stopPropagation();
        onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </DialogBox>
  );
}
