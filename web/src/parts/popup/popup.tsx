import { chakra } from "@chakra-ui/react";
import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";

const GAP = 4;
const MARGIN = 8;
const FOCUSABLE = ":is(input, select, textarea, button):enabled, a[href]";

const Panel = chakra(
  "div",
  {
    base: {
      position: "fixed",
      m: "0",
      inset: "auto",
      zIndex: "popover",
      minW: "12rem",
      maxW: "min(26rem, calc(100vw - 16px))",
      maxH: "min(30rem, calc(100vh - 16px))",
      overflow: "auto",
      p: "3",
      borderWidth: "0",
      borderRadius: "l3",
      bg: "bg.panel",
      color: "fg",
      boxShadow: "md",
      textStyle: "sm",
      animationName: "fade-in",
      animationDuration: "fast",
    },
  },
  { defaultProps: { role: "dialog", popover: "manual" } },
);

/** Below the anchor and inside the window; above it where there is more room. What does not fit scrolls in the panel. */
function place(panel: HTMLElement, anchor: HTMLElement): void {
  panel.style.maxHeight = "";
  const at = anchor.getBoundingClientRect();
  const size = panel.getBoundingClientRect();
  const [above, below] = [at.top - GAP - MARGIN, window.innerHeight - at.bottom - GAP - MARGIN];
  const isBelow = size.height <= below || below >= above;
  const height = Math.min(size.height, isBelow ? below : above);
  if (height < size.height) panel.style.maxHeight = `${height}px`;
  panel.style.left = `${Math.max(MARGIN, Math.min(at.left, window.innerWidth - size.width - MARGIN))}px`;
  panel.style.top = `${isBelow ? at.bottom + GAP : at.top - GAP - height}px`;
}

/**
 * A small panel at a button, in the browser's top layer, so that nothing clips it. Escape, a press outside and focus that
 * leaves close it; a hidden tab hides it, since React takes its effects down.
 */
export function Popup(props: {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const { anchor, label, onClose, children } = props;
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const box = panel.current;
    const button = anchor.current;
    if (!box || !button) return undefined;
    box.showPopover();
    place(box, button);
    box.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    const onPress = (e: PointerEvent) => {
      if (!(e.target instanceof Node) || box.contains(e.target) || button.contains(e.target)) return;
      // A field commits what was typed when it is left; taking it away does not count as leaving.
      if (document.activeElement instanceof HTMLElement && box.contains(document.activeElement))
        document.activeElement.blur();
      close.current();
    };
    const onResize = () => place(box, button);
    const onKey = (e: globalThis.KeyboardEvent) => {
      if (e.key === "Escape" && !e.defaultPrevented) close.current();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    window.addEventListener("resize", onResize);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
      window.removeEventListener("resize", onResize);
      if (box.isConnected) box.hidePopover();
    };
  }, [anchor]);

  return (
    <Panel
      ref={panel}
      aria-label={label}
      onKeyDown={(e) => {
        if (e.key !== "Escape") return;
        e.stopPropagation();
        anchor.current?.focus();
        onClose();
      }}
      onBlur={(e) => {
        const to = e.relatedTarget;
        if (to instanceof Node && !e.currentTarget.contains(to) && to !== anchor.current) onClose();
      }}
    >
      {children}
    </Panel>
  );
}
