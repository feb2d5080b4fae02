/** Asks until it is so; what it waits for happens in this process, or at the other end of a line. */
export async function until<T>(read: () => Promise<T>, isSo: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await read();
    if (isSo(value)) return value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
