import { setTimeout as pause } from "node:timers/promises";

/** Between two looks, in milliseconds: what is waited for needs the same processor. */
const PAUSE_MS = 10;

/** Asks until it is so; what it waits for happens in this process, or at the other end of a line. */
export async function until<T>(read: () => Promise<T>, isSo: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await read();
    if (isSo(value)) return value;
    await pause(PAUSE_MS);
  }
}
