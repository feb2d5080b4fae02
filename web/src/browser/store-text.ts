/** Keeps a text in the browser where it can: a storage that is full or forbidden must not stop the console. */
export function storeText(storage: Storage, key: string, text: string): void {
  try {
    storage.setItem(key, text);
  } catch {
    // What was to be kept lasts as long as this page.
  }
}
