import type { Fiber } from "./commits.ts";

/** React's own number of a `Suspense`; it has a state while something stands in for what it holds. */
const SUSPENSE = 13;

/** Does something stand in, below, for a part that is still on its way? React may show one that has come some hundred ms later. */
export function isOnItsWay(fiber: Fiber | null): boolean {
  for (let one = fiber; one; one = one.sibling)
    if ((one.tag === SUSPENSE && one.memoizedState !== null) || isOnItsWay(one.child)) return true;
  return false;
}
