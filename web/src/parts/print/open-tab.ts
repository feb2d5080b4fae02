import { fetchFile } from "../export/fetch-file.ts";

/** What waits for the file of a ticket: a tab that was opened empty, or nothing yet. */
export interface OpenedTab {
  readonly show: (ticket: string) => void;
  readonly close: () => void;
}

/** Right of what is read, and half as wide as the screen. */
const beside = () => {
  const { availHeight, availWidth } = window.screen;
  const width = Math.round(availWidth / 2);
  return `popup,width=${String(width)},height=${String(availHeight)},left=${String(availWidth - width)},top=0`;
};

/**
 * Opens an empty tab, or a window beside the page, that says what it waits for; null where the browser does not let it. A browser that shows no PDF
 * saves it, without either.
 */
export function openTab(waiting: string, where: "tab" | "beside" = "tab"): OpenedTab | null {
  if (!(navigator.pdfViewerEnabled ?? true)) return { show: fetchFile, close: () => undefined };
  const tab = window.open("", "_blank", ...(where === "beside" ? [beside()] : []));
  if (tab === null) return null;
  tab.document.title = waiting;
  tab.document.body.textContent = waiting;
  return {
    show: (ticket) => tab.location.replace(`/files/${ticket}`),
    close: () => tab.close(),
  };
}
