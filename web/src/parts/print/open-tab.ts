import { fetchFile } from "../export/fetch-file.ts";

/** What waits for the file of a ticket: a tab that was opened empty, or nothing yet. */
export interface OpenedTab {
  readonly show: (ticket: string) => void;
  readonly close: () => void;
}

/** Opens an empty tab that says what it waits for; null where the browser does not let it. A browser that shows no PDF saves it, without a tab. */
export function openTab(waiting: string): OpenedTab | null {
  if (!(navigator.pdfViewerEnabled ?? true)) return { show: fetchFile, close: () => undefined };
  const tab = window.open("", "_blank");
  if (tab === null) return null;
  tab.document.title = waiting;
  tab.document.body.textContent = waiting;
  return {
    show: (ticket) => tab.location.replace(`/files/${ticket}`),
    close: () => tab.close(),
  };
}
