const NAME = "linehaul.signin";
/** In the address of the window that only signs in, and in its memory while the sign-on has it. */
const MARK = "aside";
const KEPT = "linehaul.aside";
const SIZE = "popup,width=520,height=720";

/** Opens a window that signs in and closes itself; to be called by a press, or the browser keeps it shut. */
export const openAside = (): void => void window.open(`/admin?${MARK}=1`, NAME, SIZE);

/** Runs whenever a window of this browser has signed in. Returns how to stop. */
export function onSignedInAside(run: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener("message", run);
  return () => channel.close();
}
/** Resolves when a window of this browser has signed in. */
export const signedInAside = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = onSignedInAside(() => {
      stop();
      resolve();
    });
  });

/** Remembers that this window only signs in: its address changes on the way. */
export function noteAside(memory = sessionStorage, href = location.href): void {
  if (new URL(href).searchParams.has(MARK)) memory.setItem(KEPT, "1");
}

/** Is it a window that only signs in? It wants a new session, whether the old one's cookie is still there or not. */
export const isAside = (memory: Storage): boolean => memory.getItem(KEPT) === "1";

/** In a window that only signs in, now done: tells the others and closes. True when it was one. */
export function finishAside(memory = sessionStorage): boolean {
  if (!isAside(memory)) return false;
  memory.removeItem(KEPT);
  const channel = new BroadcastChannel(NAME);
  channel.postMessage("in");
  channel.close();
  window.close();
  return true;
}
