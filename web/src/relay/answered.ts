import type { PreloadedQuery } from "react-relay";
import type { OperationType } from "relay-runtime";

/** Resolves when a query's answer is in the store, or will not come: whether it is there. */
export const answered = <Q extends OperationType>({ source }: PreloadedQuery<Q>): Promise<boolean> =>
  new Promise((resolve) => {
    const there = () => resolve(true);
    if (source) source.subscribe({ next: there, complete: there, error: () => resolve(false) });
    else there();
  });
