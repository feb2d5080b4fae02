const NAME = "linehaul.signin";
/** In the address of the window that only signs in, and in its memory while the sign-on has it. */
const MARK = "aside";
const KEPT = "linehaul.aside";
const SIZE = "popup,width=520,height=720";

/** Opens a window that signs in and closes itself; to be called by a press, or the browser keeps it shut. */
export const openAside = (): void => void window.open(`/admin?${MARK}=1`, NAME, SIZE);

/** Resolves when a window of this browser has signed in. */
export const signedInAside = (): Promise<void> =>
  new Promise((resolve) => {
    const channel = new BroadcastChannel(NAME);
    channel.addEventListener("message", () => {
      channel.close();
      resolve();
    });
  });

/** Remembers that this window only signs in: its address changes on the way. */
export function noteAside(memory = sessionStorage, href = location.href): void {
  if (new URL(href).searchParams.has(MARK)) memory.setItem(KEPT, "1");
}

/** In a window that only signs in, now done: tells the others and closes. True when it was one. */
export function finishAside(memory = sessionStorage): boolean {
  if (memory.getItem(KEPT) !== "1") return false;
  memory.removeItem(KEPT);
  const channel = new BroadcastChannel(NAME);
  channel.postMessage("in");
  channel.close();
  window.close();
  return true;
}
