import { isRecord } from "@linehaul/schema/record";
import { COMPONENTS, nameOf } from "./drawn.ts";
import { onCommit, type Fiber } from "./commits.ts";

/** A component that stands somewhere. */
interface Standing {
  readonly name: string;
  /** It stands in a cell, has a state of its own and no key: another row that is drawn in its place would show that state. */
  readonly outlivesRow: boolean;
}

/** One of its hooks can be told a new value. */
function hasState({ memoizedState }: Fiber): boolean {
  for (let hook = memoizedState; isRecord(hook); hook = hook["next"])
    if (hook["queue"] !== null && hook["queue"] !== undefined) return true;
  return false;
}

function* standingIn(fiber: Fiber | null, isRowsOwn = true): Generator<Standing> {
  for (let one = fiber; one; one = one.sibling) {
    const isOwn = one.stateNode instanceof HTMLTableCellElement ? false : isRowsOwn || one.key !== null;
    if (COMPONENTS.has(one.tag)) yield { name: nameOf(one.type), outlivesRow: !isOwn && hasState(one) };
    yield* standingIn(one.child, isOwn);
  }
}
function holderOf(fiber: Fiber | null, element: Element): Fiber | null {
  for (let one = fiber; one; one = one.sibling) {
    const found = one.stateNode === element ? one : holderOf(one.child, element);
    if (found) return found;
  }
  return null;
}

/** The components that stand in an element of what is drawn; none where nothing is drawn. */
export async function standing(draws: () => Promise<Element | null>): Promise<readonly Standing[]> {
  let latest: Fiber | null = null;
  const stop = onCommit((root) => {
    latest = root;
  });
  try {
    const element = await draws();
    return element === null ? [] : [...standingIn(holderOf(latest, element)?.child ?? null)];
  } finally {
    stop();
  }
}
