import { told } from "../../relay/told.ts";

/** Modal dialogs that are open, the one on top last. */
const open = told<readonly HTMLDialogElement[]>([]);

/** The dialog outside of which nothing can be reached; null while there is none. For `useSyncExternalStore`. */
export const topDialog = {
  get: (): HTMLDialogElement | null => open.get().at(-1) ?? null,
  subscribe: open.subscribe,
};

/** Shows a dialog over the whole console; returns how to close it. */
export function showModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  open.tell([...open.get(), dialog]);
  return () => {
    open.tell(open.get().filter((other) => other !== dialog));
    dialog.close();
  };
}
