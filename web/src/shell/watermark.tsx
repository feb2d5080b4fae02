import { useEffect, type ReactNode } from "react";
import { useViewer } from "../tab/query.ts";

/** SHELL-08: how soon it is back when somebody took it away. */
const BACK_WITHIN_MS = 1000;
const OPACITY = 0.13;
/** aria-hidden, style, popover. */
const ATTRIBUTES = 3;

const plain = (text: string): string => text.replaceAll(/[<>&"']/g, "");

function tile(name: string, account: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='260' height='150'><g transform='rotate(-18 90 80)' font-family='Inter Variable,Inter,Noto Sans CJK SC,sans-serif' fill='gray'><text x='20' y='88' font-size='15'>${plain(name)}</text><text x='20' y='104' font-size='11'>${plain(account)}</text></g></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

const styleFor = (name: string, account: string): string =>
  `position:fixed !important;inset:0 !important;z-index:2000 !important;display:block !important;visibility:visible !important;width:auto !important;height:auto !important;margin:0 !important;padding:0 !important;border:0 !important;background-color:transparent !important;pointer-events:none !important;opacity:${OPACITY} !important;background-image:${tile(name, account)} !important;transform:none !important;clip-path:none !important;print-color-adjust:exact !important;`;

/**
 * Puts the name over the whole page and keeps it there: removed, hidden or restyled, it is put back. It can always be
 * defeated by who owns the browser; it says whose screen a photograph shows. Returns how to take it away.
 */
export function keepWatermark(name: string, account: string, root: HTMLElement = document.body): () => void {
  const style = styleFor(name, account);
  const make = (): HTMLElement => {
    const mark = document.createElement("div");
    mark.setAttribute("aria-hidden", "true");
    // Modal dialogs lie in the browser's top layer, above every z-index: so does the mark.
    mark.setAttribute("popover", "manual");
    root.append(mark);
    mark.showPopover();
    mark.setAttribute("style", style);
    return mark;
  };
  let mark = make();
  const renew = (): void => {
    mark.remove();
    mark = make();
  };
  const restore = (): void => {
    const isWhole =
      mark.parentElement === root && mark.getAttribute("style") === style && mark.attributes.length === ATTRIBUTES;
    if (!isWhole) renew();
  };
  /** What opens last lies on top: the mark opens again after each dialog, and when somebody closed it. */
  const rise = (event: Event): void => {
    const { target } = event;
    const isClosed = target === mark && event instanceof ToggleEvent && event.newState === "closed";
    if (isClosed || (target instanceof HTMLDialogElement && target.open)) renew();
  };
  document.addEventListener("toggle", rise, true);
  const observer = new MutationObserver(restore);
  observer.observe(root, {
    childList: true,
    subtree: false,
    attributes: true,
    attributeFilter: ["style", "class", "hidden"],
  });
  // Attributes of the mark itself are looked at by the clock: an observer on it would be lost with it.
  const timer = setInterval(restore, BACK_WITHIN_MS / 2);
  return () => {
    observer.disconnect();
    clearInterval(timer);
    document.removeEventListener("toggle", rise, true);
    mark.remove();
  };
}

/** The user's name over everything; of one who views as another both names, his own first. */
export function Watermark(): ReactNode {
  const { displayName, userName, viewedBy } = useViewer();
  const name = viewedBy ? `${viewedBy.displayName} → ${displayName}` : displayName;
  const account = viewedBy ? `${viewedBy.userName} → ${userName}` : userName;
  useEffect(() => keepWatermark(name, account), [name, account]);
  return null;
}
