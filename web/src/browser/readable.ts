/**
 * A promise whose value React's `use` reads at once where it has come already: of a promise that it does not know, React waits a turn,
 * shows what stands in for it, and leaves that on the screen for 300 ms.
 */
export function readable<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    (reason: unknown) => Object.assign(promise, { status: "rejected", reason }),
  );
  return promise;
}
