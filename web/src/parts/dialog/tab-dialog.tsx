import { chakra } from "@chakra-ui/react";
import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { DialogBox } from "./dialog.tsx";
import { shutOut } from "./shut-out.ts";

const Scrim = chakra("div", {
  base: {
    position: "absolute",
    inset: "0",
    zIndex: "overlay",
    bg: "bg.scrim",
    animationName: "fade-in",
    animationDuration: "fast",
  },
});

const FIELDS = "input, select, textarea";
const MIDDLE = { maxH: "calc(100% - 48px)", mt: { base: "3", md: "10" } } as const;
const DRAWER = {
  m: "0",
  ms: "auto",
  width: { base: "100%", md: "calc(100% - 32px)" },
  height: "100%",
  maxH: "100%",
  borderRadius: "0",
} as const;

/**
 * A dialog over its own page: the page waits, while menu and other tabs stay at hand, so that somebody who fills in a form can
 * look something up. What was typed is there when the tab is shown again.
 */
export function TabDialog(props: {
  readonly title: string;
  /** Escape. */
  readonly onClose: () => void;
  readonly size?: "2xl" | "4xl" | "800px";
  /** At the edge of the page, over its whole height: a record beside its list. */
  readonly isDrawer?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const { title, onClose, size = "2xl", children } = props;
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return undefined;
    const before = document.activeElement;
    dialog.open = true;
    const free = shutOut(dialog);
    // Without a field that is to be the first, the first one: Escape and what is typed have to arrive in here.
    (dialog.querySelector<HTMLElement>("[data-autofocus]") ?? dialog.querySelector<HTMLElement>(FIELDS))?.focus();
    return () => {
      free();
      dialog.open = false;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <>
      <Scrim data-scrim="" />
      <DialogBox
        ref={box}
        position="absolute"
        insetInline="0"
        top="0"
        zIndex="modal"
        maxW={size}
        {...(props.isDrawer ? DRAWER : MIDDLE)}
        aria-labelledby={titleId}
        onKeyDown={(e) => {
          // A question above this one has had its Escape already.
          if (e.key !== "Escape" || e.defaultPrevented) return;
          e.preventDefault();
          onClose();
        }}
      >
        <h2 id={titleId}>{title}</h2>
        {children}
      </DialogBox>
    </>
  );
}
